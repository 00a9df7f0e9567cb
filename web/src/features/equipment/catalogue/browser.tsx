import { Button } from '@aws-amplify/ui-react';
import { SlidersHorizontal } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Equipment } from '#shared/contract/equipment-items.ts';
import type { SortKey } from '#shared/equipment/facets.ts';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import { EstimateNote } from '#web/documents/equipment/figure.tsx';
import { PortKey } from '#web/documents/equipment/port-key.tsx';
import { InUseDialog } from '#web/features/equipment/device/in-use-dialog.tsx';
import { useDeviceRemoval } from '#web/features/equipment/device/use-device-removal.ts';
import { ExportMenu } from '#web/features/equipment/export/export-menu.tsx';
import { perPage } from '#web/features/equipment/model/view-address.ts';
import layout from '#web/ui/layout.module.css';
import { PageLinks } from '#web/ui/page-links.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import styles from './browser.module.css';
import { ChosenChips } from './chosen-chips.tsx';
import { CompareTray } from './compare-tray.tsx';
import { DeviceCards } from './device-cards.tsx';
import { DeviceTable } from './device-table.tsx';
import { FacetDrawer } from './facet-drawer.tsx';
import { FacetPanel } from './facet-panel.tsx';
import { LayoutChoice } from './layout-choice.tsx';
import { NothingFound } from './nothing-found.tsx';
import { SortChoice } from './sort-choice.tsx';
import { countFilters, useCatalogue } from './use-catalogue.ts';
import { useDeviceMenu } from './use-device-menu.ts';
import { useIsPhone } from './use-is-phone.ts';

/** The list with its search, facets, order and pages, and what was chosen for comparing. */
export function Browser({ devices }: { readonly devices: readonly Equipment[] }) {
  const { view, found, matches, choices, currency, show, type, toggleCompared } = useCatalogue(devices);
  const results = useTopOfPage(found.page);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const isPhone = useIsPhone();
  const removal = useDeviceRemoval();
  const menu = useDeviceMenu(view.compare, toggleCompared, (device) => void removal.remove(device));
  const sort = useCallback(
    (key: SortKey, isDescending: boolean) => show({ sort: key, isDescending }),
    [show],
  );
  if (devices.length === 0) return <NothingFound view={view} ownCount={0} isEmpty onShow={show} />;

  const showsCards = isPhone || view.layout === 'cards';
  const filters = countFilters(view);
  const panel = (
    <FacetPanel view={view} counts={found.facets} choices={choices} currency={currency} onShow={show} />
  );
  const list = { devices: found.devices, view, onToggle: toggleCompared, menu };
  return (
    <div className={styles.browser}>
      <aside className={styles.facets} aria-label="Filters">
        {panel}
      </aside>
      <div ref={results} className={styles.results}>
        <div className={layout.row3}>
          <SearchBox
            label="Search by manufacturer, model or part number"
            value={view.search}
            onType={type}
            onSearch={(search) => show({ search }, true)}
          />
          <Button className={styles.open ?? ''} onClick={() => setDrawerOpen(true)}>
            <SlidersHorizontal size={16} aria-hidden />
            Filters{filters > 0 && ` (${filters})`}
          </Button>
          {showsCards && <SortChoice view={view} onSort={sort} />}
        </div>
        <ChosenChips view={view} onShow={show} />
        <div className={styles.counted}>
          <p className={styles.total} role="status">
            {found.total === devices.length
              ? formatCount(found.total, 'device')
              : `${formatNumber(found.total)} of ${formatCount(devices.length, 'device')}`}
          </p>
          <div className={styles.aside}>
            <ExportMenu devices={matches} all={devices} />
            {!isPhone && <LayoutChoice layout={view.layout} onChoose={(layout) => show({ layout })} />}
          </div>
        </div>
        {found.total === 0 ? (
          <NothingFound
            view={view}
            ownCount={devices.filter(({ systemOwned }) => !systemOwned).length}
            onShow={show}
          />
        ) : (
          <>
            {showsCards ? <DeviceCards {...list} /> : <DeviceTable {...list} onSort={sort} />}
            <EstimateNote />
            <PortKey />
            <PageLinks pagination={{ ...found, limit: perPage }} noun="device" />
          </>
        )}
        <CompareTray
          ids={view.compare}
          devices={devices}
          onRemove={toggleCompared}
          onClear={() => show({ compare: [], page: view.page }, true)}
        />
      </div>
      {removal.refusal && <InUseDialog refusal={removal.refusal} onClose={removal.dismiss} />}
      {isDrawerOpen && (
        <FacetDrawer total={found.total} onClose={() => setDrawerOpen(false)}>
          {panel}
        </FacetDrawer>
      )}
    </div>
  );
}

/** Going to another page from the foot of the list starts at its head. */
function useTopOfPage(page: number) {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    top.current?.scrollIntoView({ block: 'start' });
  }, [page]);
  return top;
}
