import { FileUp } from 'lucide-react';
import { type Category, categories } from '#shared/contract/device.ts';
import { plural } from '#shared/vocabulary/counts.ts';
import { categoryLabels } from '#shared/vocabulary/fields/device-labels.ts';
import { addEquipment } from '#web/documents/equipment/add-equipment.ts';
import type { Devices } from '#web/documents/equipment/use-device-lists.ts';
import { ActionLink } from '#web/ui/action-link.tsx';
import { useActions } from '#web/ui/actions/use-actions.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FacetedListSkeleton } from '#web/ui/facets/faceted-list-skeleton.tsx';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { Page } from '#web/ui/page.tsx';
import { StaleNotice } from '#web/ui/stale-notice.tsx';
import { Browser } from './browser.tsx';

/** What the list of all is called. */
export const allDevices = 'Equipment';

/** `Switches`. */
export const devicesOf = (category: Category): string => plural(2, categoryLabels[category]);

const lists = [
  { label: 'All', to: '/equipment', end: true },
  { label: 'Your own', to: '/equipment/own' },
  { label: 'Catalogue', to: '/equipment/system' },
  ...categories.map((category) => ({
    label: devicesOf(category),
    to: `/equipment/category/${category}`,
  })),
];

export interface CatalogueProps extends Devices {
  /** Which of the lists this is. */
  readonly title: string;
  readonly summary?: string;
}

/** A list of devices, found by search and facets, with ways to the other lists. */
export function Catalogue({ title, summary, devices, error, fallback, retry }: CatalogueProps) {
  useActions([{ ...addEquipment, isKeyOnly: true }]);
  return (
    <Page
      title={title}
      {...(title !== allDevices && { breadcrumb: [{ label: allDevices, to: '/equipment' }] })}
      summary={summary}
      width="wide"
      tabs={<LinkTabs label="Lists of devices" tabs={lists} />}
      action={
        <>
          <ButtonLink to="/equipment/import">
            <FileUp size={16} aria-hidden />
            Import
          </ButtonLink>
          <ActionLink action={addEquipment} variation="primary" />
        </>
      }
    >
      {devices && error && <StaleNotice error={error} fallback={fallback} onRetry={retry} />}
      {devices ? (
        <Browser devices={devices} />
      ) : error ? (
        <ErrorState error={error} fallback={fallback} onRetry={retry} />
      ) : (
        <FacetedListSkeleton label="Loading equipment" />
      )}
    </Page>
  );
}
