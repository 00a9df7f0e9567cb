import { Button } from '@aws-amplify/ui-react';
import { PackageOpen, SearchX } from 'lucide-react';
import { addEquipment } from '#web/documents/equipment/add-equipment.ts';
import { type CatalogueView, withoutFilters } from '#web/features/equipment/model/view-address.ts';
import { ActionLink } from '#web/ui/action-link.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

export interface NothingFoundProps {
  readonly view: CatalogueView;
  /** Devices of the caller's own. */
  readonly ownCount: number;
  /** There is no device at all. */
  readonly isEmpty?: boolean;
  readonly onShow: (change: Partial<CatalogueView>) => void;
}

/** Why the list is empty, with the next action. */
export function NothingFound({ view, ownCount, isEmpty = false, onShow }: NothingFoundProps) {
  const asksForOwn = view.facets.owner.length === 1 && view.facets.owner[0] === 'user';
  if (isEmpty || (asksForOwn && ownCount === 0))
    return (
      <EmptyState
        icon={PackageOpen}
        title={isEmpty ? 'No equipment yet' : 'No devices of your own yet'}
        action={
          <>
            {!isEmpty && <Button onClick={() => onShow(withoutFilters(view))}>Show all devices</Button>}
            <ButtonLink to="/equipment/import">Import</ButtonLink>
            <ActionLink action={addEquipment} variation="primary" />
          </>
        }
      >
        Add the models that you buy and the catalogue lacks, manually or from NetBox device types or CSV. Only
        you see them, and recommendations for your designs consider them.
      </EmptyState>
    );
  return (
    <EmptyState
      icon={SearchX}
      title="No devices match"
      action={<Button onClick={() => onShow(withoutFilters(view))}>Clear the filters</Button>}
    >
      {view.search
        ? `No device has “${view.search}” in its manufacturer, model, part number or use, with the current filters.`
        : 'No device matches all of the filters. Remove one of them.'}
    </EmptyState>
  );
}
