import { SelectField } from '@aws-amplify/ui-react';
import { type SortKey, sortKeys } from '#shared/equipment/facets.ts';
import type { CatalogueView } from '#web/features/equipment/model/view-address.ts';

export interface SortChoiceProps {
  readonly view: CatalogueView;
  readonly onSort: (sort: SortKey, isDescending: boolean) => void;
}

/** Both directions of each order, in words that say what comes first. */
const orders: Readonly<Record<SortKey, readonly [ascending: string, descending: string]>> = {
  name: ['Name, A to Z', 'Name, Z to A'],
  price: ['Cheapest first', 'Most expensive first'],
  ports: ['Fewest ports first', 'Most ports first'],
  throughputMbps: ['Slowest first', 'Fastest first'],
  rackUnits: ['Lowest first', 'Tallest first'],
  releaseYear: ['Oldest first', 'Newest first'],
};

/** The order where there are no headings to click on. */
export function SortChoice({ view: { sort, isDescending }, onSort }: SortChoiceProps) {
  return (
    <SelectField
      label="Order"
      labelHidden
      value={`${sort} ${isDescending ? 'desc' : 'asc'}`}
      onChange={({ target: { value } }) => {
        const key = sortKeys.find((one) => value.startsWith(one));
        if (key) onSort(key, value.endsWith('desc'));
      }}
    >
      {sortKeys.flatMap((key) =>
        orders[key].map((label, index) => (
          <option key={label} value={`${key} ${index === 1 ? 'desc' : 'asc'}`}>
            {label}
          </option>
        )),
      )}
    </SelectField>
  );
}
