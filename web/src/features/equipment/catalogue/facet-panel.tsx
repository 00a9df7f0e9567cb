import { memo } from 'react';
import { type DevicePage, type FacetName, type RangeName, rangeNames } from '#shared/equipment/facets.ts';
import { facetLabels, rangeKinds, valueLabel } from '#web/features/equipment/model/facet-labels.ts';
import type { CatalogueView } from '#web/features/equipment/model/view-address.ts';
import { FacetValues } from '#web/ui/facets/facet-values.tsx';
import layout from '#web/ui/layout.module.css';
import { RangeField } from './range-field.tsx';
import type { FacetChoices } from './use-catalogue.ts';

export interface FacetPanelProps {
  readonly view: CatalogueView;
  readonly counts: DevicePage['facets'];
  readonly choices: FacetChoices;
  /** The one currency of all prices; empty where there are several. */
  readonly currency: string;
  readonly onShow: (change: Partial<CatalogueView>) => void;
}

/** In the order in which people narrow a catalogue down: what it is, whose, its ports, then the rest. */
const order: readonly (FacetName | RangeName)[] = [
  'category',
  'manufacturer',
  'ports',
  'speed',
  'poe',
  'throughputMbps',
  'price',
  'class',
  'capability',
  'environment',
  'rackUnits',
  'layer',
  'owner',
];

/** What narrows the list. A facet in which the whole catalogue has nothing is left out. */
export const FacetPanel = memo(({ view, counts, choices, currency, onShow }: FacetPanelProps) => (
  <div className={layout.stack5}>
    {order.map((name) =>
      isRange(name) ? (
        <RangeField
          key={name}
          {...rangeKinds[name]}
          unit={name === 'price' ? currency : rangeKinds[name].unit}
          bounds={view.ranges[name]}
          onChange={(bounds) => onShow({ ranges: { ...view.ranges, [name]: bounds } })}
        />
      ) : choices[name].length > 0 || view.facets[name].length > 0 ? (
        <FacetValues
          key={name}
          title={facetLabels[name]}
          values={choices[name]}
          labelOf={(value) => valueLabel(name, value)}
          counts={new Map(counts[name].map(({ value, count }) => [value, count]))}
          noun="device"
          chosen={view.facets[name]}
          onChange={(chosen) => onShow({ facets: { ...view.facets, [name]: chosen } })}
        />
      ) : null,
    )}
  </div>
));

const isRange = (name: FacetName | RangeName): name is RangeName =>
  rangeNames.some((range) => range === name);
