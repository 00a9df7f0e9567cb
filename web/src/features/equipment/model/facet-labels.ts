import { capabilities, categories, deviceClasses, environments, poeTypes } from '#shared/contract/device.ts';
import type { FacetName, RangeName } from '#shared/equipment/facets.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { deviceWordsAt } from '#shared/vocabulary/fields/device-fields.ts';
import { fieldText } from '#shared/vocabulary/fields/field-text.ts';
import { naturally } from '#shared/vocabulary/natural-order.ts';
import { ownerLabels } from '#web/documents/equipment/model/labels.ts';
import type { Bounds } from './view-address.ts';

const labelAt = (path: string): string => deviceWordsAt(path).label;

/** What a facet is called. */
export const facetLabels: Readonly<Record<FacetName, string>> = {
  category: labelAt('category'),
  manufacturer: labelAt('manufacturer'),
  speed: 'Port speed',
  poe: labelAt('specs.ports[].poe'),
  layer: labelAt('specs.layer'),
  capability: 'Capability (with a licence or without)',
  class: labelAt('class'),
  environment: labelAt('specs.environment'),
  rackUnits: labelAt('specs.rackUnits'),
  owner: 'Owner',
};

/** What a value of a facet is called. */
export function valueLabel(facet: FacetName, value: string): string {
  if (facet === 'category') return fieldText(deviceWordsAt('category'), value);
  if (facet === 'owner') return labelOf(ownerLabels, value);
  if (facet === 'speed') return value.replace(/M$/, ' Mbit/s').replace(/G$/, ' Gbit/s');
  if (facet === 'capability') return deviceWordsAt(`specs.capabilities.${value}`).label;
  if (facet === 'class') return fieldText(deviceWordsAt('class'), value);
  if (facet === 'environment') return fieldText(deviceWordsAt('specs.environment'), value);
  if (facet === 'layer') return fieldText(deviceWordsAt('specs.layer'), value);
  return facet === 'rackUnits' ? `${value} RU` : value;
}

/** The order in which a facet lists its values: the same whatever their counts, so that none moves under a pointer. */
export function compareValues(facet: FacetName, a: string, b: string): number {
  return position(facet, a) - position(facet, b) || naturally(a, b);
}

export interface RangeKind {
  readonly label: string;
  /** The unit of its fields; for a price the currency of the list. */
  readonly unit: string;
  /** How much of the figure's own unit one of the field's is. */
  readonly scale: number;
}

export const rangeKinds: Readonly<Record<RangeName, RangeKind>> = {
  ports: { label: labelAt('specs.ports'), unit: '', scale: 1 },
  throughputMbps: { label: 'Throughput', unit: 'Gbit/s', scale: 1_000 },
  price: { label: labelAt('price.amount'), unit: '', scale: 1 },
};

/** `24 to 48`, `from 24`, `up to 48`, with the unit. */
export function boundsLabel(range: RangeName, { min, max }: Bounds): string {
  const { unit, scale } = rangeKinds[range];
  const shown = (value: number) => formatNumber(value / scale);
  const words =
    min === undefined
      ? `up to ${shown(max ?? 0)}`
      : max === undefined
        ? `from ${shown(min)}`
        : `${shown(min)} to ${shown(max)}`;
  return unit ? `${words} ${unit}` : words;
}

const labelOf = (labels: Readonly<Record<string, string>>, value: string): string => labels[value] ?? value;

const inOrder: Readonly<Partial<Record<FacetName, readonly string[]>>> = {
  category: categories,
  poe: poeTypes,
  capability: capabilities,
  class: deviceClasses,
  environment: environments,
  owner: ['user', 'system'],
};

/** Speeds by their rate, what has an order of its own by that, all else alike. */
function position(facet: FacetName, value: string): number {
  if (facet === 'speed') return Number.parseFloat(value) * (value.endsWith('G') ? 1_000 : 1);
  return inOrder[facet]?.indexOf(value) ?? 0;
}
