import * as z from 'zod';
import { capabilities, categories, deviceClasses, environments, poeTypes } from '#shared/contract/device.ts';
import { Id } from '#shared/contract/identifiers.ts';
import { name } from '#shared/contract/text.ts';
import {
  type DeviceQuery,
  type FacetName,
  facetNames,
  type RangeName,
  rangeNames,
  sortKeys,
} from '#shared/equipment/facets.ts';
import { mostCompared } from '#web/documents/equipment/model/compare-address.ts';

/** Devices on a page of the list. */
export const perPage = 25;
const mostValues = 50;

/** Each of a list that fits `schema`, once; what does not fit is left out. */
const each = <Value>(schema: z.ZodType<Value>, most = mostValues) =>
  z.array(z.unknown()).transform((given) => {
    const fitting = given.flatMap((value) => schema.safeParse(value).data ?? []);
    return [...new Set(fitting)].slice(0, most);
  });

/** To two decimals. */
const bound = z.coerce
  .number()
  .min(0)
  .max(1_000_000_000)
  .transform((value) => Math.round(value * 100) / 100)
  .optional()
  .catch(undefined);

/** `24-48`, `24-`, `-48`. */
const Range = z
  .string()
  .regex(/^[0-9.]*-[0-9.]*$/)
  .transform((text) => {
    const [min, max] = text.split('-').map((part) => bound.parse(part || undefined));
    return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  })
  .catch({});

const View = z.object({
  search: z
    .string()
    .transform((text) => text.trim().slice(0, 100).trim())
    .catch(''),
  facets: z.object({
    category: each(z.enum(categories)),
    manufacturer: each(name(60)),
    speed: each(z.string().regex(/^\d{1,6}(\.\d)?[MG]$/)),
    poe: each(z.enum(poeTypes)),
    layer: each(z.enum(['2', '3'])),
    capability: each(z.enum(capabilities)),
    class: each(z.enum(deviceClasses)),
    environment: each(z.enum(environments)),
    rackUnits: each(z.string().regex(/^\d{1,2}(\.\d{1,2})?$/)),
    owner: each(z.enum(['user', 'system'])),
  }) satisfies z.ZodType<Record<FacetName, string[]>>,
  ranges: z.object({ ports: Range, throughputMbps: Range, price: Range }) satisfies z.ZodType<
    Record<RangeName, Bounds>
  >,
  sort: z.enum(sortKeys).catch('name'),
  isDescending: z.stringbool({ truthy: ['desc'], falsy: ['asc'] }).catch(false),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
  layout: z.enum(['table', 'cards']).catch('table'),
  compare: each(Id, mostCompared),
});

export interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

/**
 * Everything that decides what the catalogue shows; all of it is in the address. `compare`: the devices chosen for
 * comparison.
 */
export type CatalogueView = Readonly<z.output<typeof View>>;

/** Any address gives a valid view; invalid values are ignored. */
export function viewFrom(address: URLSearchParams): CatalogueView {
  const all = (names: Readonly<Record<string, string>>, read: (key: string) => unknown) =>
    Object.fromEntries(Object.entries(names).map(([name, key]) => [name, read(key)]));
  return View.parse({
    search: address.get('search') ?? '',
    facets: all(facetKeys, (key) => address.getAll(key)),
    ranges: all(rangeKeys, (key) => address.get(key)),
    sort: address.get('sort'),
    isDescending: address.get('order'),
    page: address.get('page') ?? 1,
    layout: address.get('layout'),
    compare: address.getAll('compare'),
  });
}

/** The shortest address of a view: defaults are left out. */
export function addressOf(view: CatalogueView): URLSearchParams {
  const address = new URLSearchParams();
  if (view.search) address.set('search', view.search);
  for (const name of facetNames) {
    for (const value of view.facets[name]) address.append(facetKeys[name], value);
  }
  for (const name of rangeNames) {
    const { min, max } = view.ranges[name];
    if (min !== undefined || max !== undefined) address.set(rangeKeys[name], `${plain(min)}-${plain(max)}`);
  }
  if (view.sort !== 'name') address.set('sort', view.sort);
  if (view.isDescending) address.set('order', 'desc');
  if (view.page > 1) address.set('page', String(view.page));
  if (view.layout !== 'table') address.set('layout', view.layout);
  for (const id of view.compare) address.append('compare', id);
  return address;
}

/** What `findDevices` is asked: a page of the view, or with a `limit` of the whole list all pages in one. */
export const queryOf = (
  { search, facets, ranges, sort, isDescending, page }: CatalogueView,
  limit = perPage,
): DeviceQuery => ({ text: search, facets, ranges, sort, isDescending, page, limit });

/** Nothing is left out; order, layout and what was chosen for comparing stay. */
export const withoutFilters = (view: CatalogueView): CatalogueView => ({
  ...view,
  search: '',
  facets: emptyView.facets,
  ranges: emptyView.ranges,
  page: 1,
});

const facetKeys = {
  category: 'category',
  manufacturer: 'maker',
  speed: 'speed',
  poe: 'poe',
  layer: 'layer',
  capability: 'capability',
  class: 'class',
  environment: 'environment',
  rackUnits: 'ru',
  owner: 'owner',
} as const satisfies Record<FacetName, string>;

const rangeKeys = {
  ports: 'ports',
  throughputMbps: 'throughput',
  price: 'price',
} as const satisfies Record<RangeName, string>;

/** Never as `1e-7`. */
const plain = (value: number | undefined): string =>
  value === undefined ? '' : value.toFixed(2).replace(/\.?0+$/, '');

const emptyView = viewFrom(new URLSearchParams());
