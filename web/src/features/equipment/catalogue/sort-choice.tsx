import { type SortKey, sortKeys } from '#shared/equipment/facets.ts';
import type { CatalogueView } from '#web/features/equipment/model/view-address.ts';
import { ChoiceField } from '#web/ui/field/choice-field.tsx';

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

const choices = sortKeys.flatMap((key) => {
  const [ascending, descending] = orders[key];
  return [
    [`${key} asc`, ascending],
    [`${key} desc`, descending],
  ] as const;
});

/** The order where there are no headings to click on. */
export function SortChoice({ view: { sort, isDescending }, onSort }: SortChoiceProps) {
  return (
    <ChoiceField
      label="Order"
      labelHidden
      value={`${sort} ${isDescending ? 'desc' : 'asc'}`}
      onChange={({ target: { value } }) => {
        const key = sortKeys.find((one) => value.startsWith(one));
        if (key) onSort(key, value.endsWith('desc'));
      }}
      choices={choices}
    />
  );
}
