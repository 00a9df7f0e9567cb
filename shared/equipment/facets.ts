import { capabilities, type Device } from '../contract/device.ts';
import { type FacetRules, narrowByFacets } from '../facets/narrow-by-facets.ts';
import { speedName } from './port-notation.ts';

export const facetNames = [
  'category',
  'manufacturer',
  'speed',
  'poe',
  'layer',
  'capability',
  'class',
  'environment',
  'rackUnits',
  'owner',
] as const;
export type FacetName = (typeof facetNames)[number];

export const rangeNames = ['ports', 'throughputMbps', 'price'] as const;
export type RangeName = (typeof rangeNames)[number];

export const sortKeys = ['name', 'price', 'ports', 'throughputMbps', 'rackUnits', 'releaseYear'] as const;
export type SortKey = (typeof sortKeys)[number];

export interface DeviceQuery {
  /** Words that must all occur in manufacturer, model, part number or use. */
  readonly text?: string;
  /** Values of a facet, any of which matches; of capabilities, all. */
  readonly facets?: Readonly<Partial<Record<FacetName, readonly string[]>>>;
  /** Bounds, both included; a device without the figure never matches. */
  readonly ranges?: Readonly<Partial<Record<RangeName, { readonly min?: number; readonly max?: number }>>>;
  readonly sort?: SortKey;
  readonly isDescending?: boolean;
  /** Counted from 1. */
  readonly page?: number;
  readonly limit?: number;
}

export interface FacetValue {
  readonly value: string;
  /** Devices that would be left with this value, all other choices unchanged. */
  readonly count: number;
}

export interface DevicePage<Found extends Device = Device> {
  readonly devices: readonly Found[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly facets: Readonly<Record<FacetName, readonly FacetValue[]>>;
}

/** Finds devices and counts what the facets would leave. A page beyond the last answers the last. */
export function findDevices<Found extends Device>(
  devices: readonly Found[],
  query: DeviceQuery = {},
): DevicePage<Found> {
  const { limit = 25, sort = 'name', isDescending = false } = query;
  const matches = textMatcher(query.text ?? '');
  const within = devices.filter((device) => matches(device) && isWithin(device, query));
  const { found, counts } = narrowByFacets(within, rules, query.facets ?? {});
  const pages = Math.max(1, Math.ceil(found.length / limit));
  const page = Math.min(Math.max(1, query.page ?? 1), pages);
  return {
    devices: sorted(found, sort, isDescending).slice((page - 1) * limit, page * limit),
    total: found.length,
    page,
    pages,
    facets: {
      category: listed(counts.get('category')),
      manufacturer: listed(counts.get('manufacturer')),
      speed: listed(counts.get('speed')),
      poe: listed(counts.get('poe')),
      layer: listed(counts.get('layer')),
      capability: listed(counts.get('capability')),
      class: listed(counts.get('class')),
      environment: listed(counts.get('environment')),
      rackUnits: listed(counts.get('rackUnits')),
      owner: listed(counts.get('owner')),
    },
  };
}

const facetValues: Readonly<Record<FacetName, (device: Device) => readonly string[]>> = {
  category: ({ category }) => [category],
  manufacturer: ({ manufacturer }) => [manufacturer],
  speed: ({ specs }) => distinct(usable(specs).map(({ speedMbps }) => speedName(speedMbps))),
  poe: ({ specs }) => distinct(specs.ports.flatMap(({ poe }) => poe ?? [])),
  layer: ({ specs }) => (specs.layer === undefined ? [] : [`${specs.layer}`]),
  capability: ({ specs }) =>
    capabilities.filter((name) => ['yes', 'licence'].includes(specs.capabilities?.[name] ?? 'no')),
  class: ({ class: pricedFor }) => (pricedFor === undefined ? [] : [pricedFor]),
  environment: ({ specs }) => (specs.environment === undefined ? [] : [specs.environment]),
  rackUnits: ({ specs }) => (specs.rackUnits === undefined ? [] : [`${specs.rackUnits}`]),
  owner: ({ systemOwned }) => [systemOwned ? 'system' : 'user'],
};

const rules: FacetRules<FacetName, Device> = {
  names: facetNames,
  valuesOf: (name: FacetName, device: Device) => facetValues[name](device),
  // A network needs all of what it is filtered by, not any of it.
  allOf: ['capability'],
};

const rangeValues: Readonly<Record<RangeName, (device: Device) => number | undefined>> = {
  ports: ({ specs }) => usable(specs).reduce((sum, { count }) => sum + count, 0),
  // With inspection for firewalls, since that is what they are bought by.
  throughputMbps: ({ specs }) => specs.inspectionMbps ?? specs.forwardingMbps,
  price: ({ price }) => price?.amount,
};

const usable = ({ ports }: Device['specs']) => ports.filter(({ role }) => role !== 'management');
const distinct = (values: readonly string[]): readonly string[] => [...new Set(values)];

function textMatcher(text: string): (device: Device) => boolean {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return () => true;
  return ({ manufacturer, model, partNumber, typicalUseCase = '' }) => {
    const all = `${manufacturer} ${model} ${partNumber} ${typicalUseCase}`.toLowerCase();
    return words.every((word) => all.includes(word));
  };
}

function isWithin(device: Device, { ranges = {} }: DeviceQuery): boolean {
  return rangeNames.every((name) => {
    const range = ranges[name];
    if (range === undefined || (range.min === undefined && range.max === undefined)) return true;
    const value = rangeValues[name](device);
    return (
      value !== undefined && value >= (range.min ?? 0) && value <= (range.max ?? Number.POSITIVE_INFINITY)
    );
  });
}

/** The most frequent first. */
function listed(counts: ReadonlyMap<string, number> = new Map()): FacetValue[] {
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

/** Devices without the figure come last either way. */
function sorted<Found extends Device>(
  devices: readonly Found[],
  key: SortKey,
  isDescending: boolean,
): Found[] {
  const direction = isDescending ? -1 : 1;
  return devices
    .map((device) => ({ device, name: nameOf(device), figure: key === 'name' ? 0 : figureOf(key, device) }))
    .sort((a, b) => {
      if (key === 'name') return direction * byText(a.name, b.name) || byText(a.device.id, b.device.id);
      if (a.figure === undefined || b.figure === undefined) {
        return Number(a.figure === undefined) - Number(b.figure === undefined) || byText(a.name, b.name);
      }
      return direction * (a.figure - b.figure) || byText(a.name, b.name) || byText(a.device.id, b.device.id);
    })
    .map(({ device }) => device);
}

function figureOf(key: Exclude<SortKey, 'name'>, device: Device): number | undefined {
  if (key === 'rackUnits') return device.specs.rackUnits;
  return key === 'releaseYear' ? device.releaseYear : rangeValues[key](device);
}

const nameOf = ({ manufacturer, model }: Device): string => `${manufacturer} ${model}`.toLowerCase();
const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
