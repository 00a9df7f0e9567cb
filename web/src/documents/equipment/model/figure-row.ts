import type { Device, Figure } from '#shared/contract/device.ts';
import { formatDay } from '#web/ui/format.ts';

export const figureGroups = [
  'Ports',
  'Power',
  'Throughput and capacity',
  'Wireless',
  'Server',
  'Physical',
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
  readonly shown: (device: Device) => string | undefined;
  /** What is compared; undefined where the figure is not known or has no order. */
  readonly amount: (device: Device) => number | undefined;
  /** Where it is clear what is better, all else alike. */
  readonly better?: 'higher' | 'lower';
  /** Amounts are comparable only within the same one: a currency. */
  readonly scale?: (device: Device) => string | undefined;
}

const precise = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

/** `1,280`, `0.45`: as datasheets have it, so that two devices which differ do not look alike. */
export const formatAmount = (value: number): string => precise.format(value);

/** `1.25 Gbit/s` from Mbit/s. */
export const formatRate = (mbps: number): string =>
  mbps >= 1_000 ? `${formatAmount(mbps / 1_000)} Gbit/s` : `${formatAmount(mbps)} Mbit/s`;

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
  const shown = (device: Device) => when(amount(device), (value) => `${formatAmount(value)}${unit}`);
  return { key, name, group, source, amount, shown, ...more };
}

type NumberSpec = {
  [Name in keyof Device['specs']]-?: NonNullable<Device['specs'][Name]> extends number ? Name : never;
}[keyof Device['specs']];

export function spec(key: NumberSpec, name: string, group: FigureGroup, more: More = {}): FigureRow {
  return number(key, name, group, key, ({ specs }) => specs[key], more);
}

export function rate(key: 'forwardingMbps' | 'firewallMbps' | 'inspectionMbps', name: string): FigureRow {
  return {
    ...spec(key, name, 'Throughput and capacity', { unit: 'Mbit/s', better: 'higher' }),
    shown: ({ specs }) => when(specs[key], formatRate),
  };
}

/** Later is better: it is sold, or supported, for longer. */
export function day(key: 'endOfSale' | 'endOfSupport', name: string): FigureRow {
  return {
    ...number(key, name, 'Life cycle', key, (device) => when(device[key], Date.parse), { better: 'higher' }),
    shown: (device) => when(device[key], formatDay),
  };
}
