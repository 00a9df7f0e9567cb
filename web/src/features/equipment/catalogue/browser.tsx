import { useCallback, useEffect, useRef } from 'react';
import type { Equipment } from '#shared/contract/equipment-items.ts';
import type { SortKey } from '#shared/equipment/facets.ts';
import { EstimateNote } from '#web/documents/equipment/figure.tsx';
import { PortKey } from '#web/documents/equipment/port-key.tsx';
import { InUseDialog } from '#web/features/equipment/device/in-use-dialog.tsx';
import { useDeviceRemoval } from '#web/features/equipment/device/use-device-removal.ts';
import { ExportMenu } from '#web/features/equipment/export/export-menu.tsx';
import { perPage, withoutFilters } from '#web/features/equipment/model/view-address.ts';
import { FacetedList } from '#web/ui/facets/faceted-list.tsx';
import { LayoutChoice } from '#web/ui/layout-choice.tsx';
import { PageLinks } from '#web/ui/page-links.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { useIsPhone } from '#web/ui/use-is-phone.ts';
import { chipsOf } from './chosen-filters.ts';
import { CompareTray } from './compare-tray.tsx';
import { DeviceCards } from './device-cards.tsx';
import { DeviceTable } from './device-table.tsx';
import { FacetPanel } from './facet-panel.tsx';
import { NothingFound } from './nothing-found.tsx';
import { SortChoice } from './sort-choice.tsx';
import { useCatalogue } from './use-catalogue.ts';
import { useDeviceMenu } from './use-device-menu.ts';

/** The list with its search, facets, order and pages, and what was chosen for comparing. */
export function Browser({ devices }: { readonly devices: readonly Equipment[] }) {
  const { view, found, matches, choices, currency, show, type, toggleCompared } = useCatalogue(devices);
  const results = useTopOfPage(found.page);
  const isPhone = useIsPhone();
  const removal = useDeviceRemoval();
  const menu = useDeviceMenu(view.compare, toggleCompared, (device) => void removal.remove(device));
  const sort = useCallback(
    (key: SortKey, isDescending: boolean) => show({ sort: key, isDescending }),
    [show],
  );
  if (devices.length === 0) return <NothingFound view={view} ownCount={0} isEmpty onShow={show} />;

  const showsCards = isPhone || view.layout === 'cards';
  const list = { devices: found.devices, view, onToggle: toggleCompared, menu };
  return (
    <>
      <FacetedList
        ref={results}
        noun="device"
        found={found.total}
        all={devices.length}
        panel={
          <FacetPanel view={view} counts={found.facets} choices={choices} currency={currency} onShow={show} />
        }
        search={
          <SearchBox
            label="Search by manufacturer, model or part number"
            value={view.search}
            onType={type}
            onSearch={(search) => show({ search }, true)}
          />
        }
        order={showsCards && <SortChoice view={view} onSort={sort} />}
        chips={chipsOf(view, show)}
        onClear={() => show(withoutFilters(view))}
        aside={
          <>
            <ExportMenu devices={matches} all={devices} />
            {!isPhone && (
              <LayoutChoice noun="devices" layout={view.layout} onChoose={(layout) => show({ layout })} />
            )}
          </>
        }
      >
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
      </FacetedList>
      {removal.refusal && <InUseDialog refusal={removal.refusal} onClose={removal.dismiss} />}
    </>
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
