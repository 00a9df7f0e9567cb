import type { Capability, DeviceDraft, Figure } from '#shared/contract/device.ts';
import { capabilitiesOfCategory } from '#shared/equipment/capabilities-of-category.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { formatDay } from '#shared/vocabulary/dates.ts';
import { deviceWordsAt } from '#shared/vocabulary/fields/device-fields.ts';
import { fieldText } from '#shared/vocabulary/fields/field-text.ts';
import { formatRate } from '#shared/vocabulary/rates.ts';

export const figureGroups = [
  'Ports',
  'Power',
  'Throughput and capacity',
  'Capabilities',
  'Wireless',
  'Server',
  'Physical',
  'Management',
  'Commercial',
  'Life cycle',
] as const;
export type FigureGroup = (typeof figureGroups)[number];

/** A figure of a device as people read it: the one place of names, units and formats on the screens. */
export interface FigureRow {
  readonly key: string;
  readonly name: string;
  readonly group: FigureGroup;
  /** Whose source says whether it is an estimate. */
  readonly source: Figure;
  /** The unit of `amount`, as a form's field shows it; the words of `shown` have theirs in them. */
  readonly unit?: string;
  /** The figure with its unit; undefined where it is not known or does not apply. */
  readonly shown: (device: DeviceDraft) => string | undefined;
  /** What is compared; undefined where the figure is not known or has no order. */
  readonly amount: (device: DeviceDraft) => number | undefined;
  /** Set if it is clear which value is better, other things being equal. */
  readonly better?: 'higher' | 'lower';
  /** Set where the row is shown even if nothing is known, since a plan asks for it. */
  readonly isAsked?: (device: DeviceDraft) => boolean;
  /** Amounts are comparable only within the same one: a currency. */
  readonly scale?: (device: DeviceDraft) => string | undefined;
}

/** What `then` makes of a value; undefined where there is none. */
export function when<Value, Result>(
  value: Value | undefined,
  then: (value: Value) => Result,
): Result | undefined {
  return value === undefined ? undefined : then(value);
}

type More = Pick<FigureRow, 'unit' | 'better' | 'scale'>;

export function words(
  key: string,
  name: string,
  group: FigureGroup,
  source: Figure,
  shown: FigureRow['shown'],
): FigureRow {
  return { key, name, group, source, shown, amount: () => undefined };
}

export function number(
  key: string,
  name: string,
  group: FigureGroup,
  source: Figure,
  amount: FigureRow['amount'],
  more: More = {},
): FigureRow {
  const unit = more.unit === undefined ? '' : ` ${more.unit}`;
  const shown = (device: DeviceDraft) => when(amount(device), (value) => `${formatNumber(value)}${unit}`);
  return { key, name, group, source, amount, shown, ...more };
}

type NumberSpec = {
  [Name in keyof DeviceDraft['specs']]-?: NonNullable<DeviceDraft['specs'][Name]> extends number
    ? Name
    : never;
}[keyof DeviceDraft['specs']];

export function spec(key: NumberSpec, group: FigureGroup, better: 'higher' | 'lower'): FigureRow {
  const { label, unit } = deviceWordsAt(`specs.${key}`);
  return number(key, label, group, key, ({ specs }) => specs[key], { better, ...(unit && { unit }) });
}

export function rate(key: 'forwardingMbps' | 'firewallMbps' | 'inspectionMbps' | 'ipsecMbps'): FigureRow {
  return {
    ...spec(key, 'Throughput and capacity', 'higher'),
    shown: ({ specs }) => when(specs[key], formatRate),
  };
}

/** One of a few values, in words. */
export function choice(
  key: 'airflow' | 'environment' | 'antenna' | 'mounting',
  group: FigureGroup,
): FigureRow {
  const field = deviceWordsAt(`specs.${key}`);
  return words(key, field.label, group, key, ({ specs }) =>
    when(specs[key], (value) => fieldText(field, value)),
  );
}

/** `Yes`, `No`, `With licence Network Advantage`: the licence by its name, where the device's lines have it. */
export function capabilityRow(key: Capability): FigureRow {
  const field = deviceWordsAt(`specs.capabilities.${key}`);
  return {
    ...words(key, field.label, 'Capabilities', 'capabilities', ({ specs, lines = [] }) => {
      const level = specs.capabilities?.[key];
      const licence = lines.find(({ kind, neededFor }) => kind === 'licence' && neededFor?.includes(key));
      if (level === 'licence' && licence !== undefined) return `With licence ${licence.name}`;
      return when(level, (value) => fieldText(field, value));
    }),
    isAsked: ({ category }) => asked(category).includes(key),
  };
}

const asked = (category: DeviceDraft['category']): readonly Capability[] => capabilitiesOfCategory[category];

/** Later is better: it is sold, or supported, for longer. */
export function day(key: 'endOfSale' | 'endOfSupport'): FigureRow {
  return {
    ...number(key, deviceWordsAt(key).label, 'Life cycle', key, (device) => when(device[key], Date.parse), {
      better: 'higher',
    }),
    shown: (device) => when(device[key], formatDay),
  };
}
