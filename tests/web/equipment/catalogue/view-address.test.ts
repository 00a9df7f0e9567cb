import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capabilities, categories, deviceClasses, environments, poeTypes } from '#shared/contract/device.ts';
import { findDevices, sortKeys } from '#shared/equipment/facets.ts';
import {
  addressOf,
  type CatalogueView,
  queryOf,
  viewFrom,
  withoutFilters,
} from '#web/features/equipment/model/view-address.ts';
import { manyDevices } from '../equipment-builder.ts';

const some = <Value>(values: readonly Value[]) => fc.subarray([...values]);
const bound = fc.option(
  fc.integer({ min: 0, max: 100_000_000 }).map((hundredths) => hundredths / 100),
  { nil: undefined },
);
const bounds = fc.record({ min: bound, max: bound }).map(({ min, max }) => ({
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
}));

const anyView: fc.Arbitrary<CatalogueView> = fc.record({
  search: fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.trim()),
  facets: fc.record({
    category: some(categories),
    manufacturer: some(['Cisco', 'HPE & Co', 'Ubiquiti=1', 'Å+B, Ltd.']),
    speed: some(['100M', '1G', '2.5G', '100G']),
    poe: some(poeTypes),
    layer: some(['2', '3'] as const),
    capability: some(capabilities),
    class: some(deviceClasses),
    environment: some(environments),
    rackUnits: some(['0', '1', '1.5', '42']),
    owner: some(['user', 'system'] as const),
  }),
  ranges: fc.record({ ports: bounds, throughputMbps: bounds, price: bounds }),
  sort: fc.constantFrom(...sortKeys),
  isDescending: fc.boolean(),
  page: fc.integer({ min: 1, max: 10_000 }),
  layout: fc.constantFrom('table', 'cards'),
  compare: fc.uniqueArray(fc.stringMatching(/^[0-9a-f]{24}$/), { maxLength: 4 }),
});

const throughText = (address: URLSearchParams) => new URLSearchParams(address.toString());

describe('the address of the catalogue', () => {
  it('describes the whole view', () => {
    fc.assert(
      fc.property(anyView, (view) => {
        expect(viewFrom(throughText(addressOf(view)))).toEqual(view);
      }),
    );
  });

  it('survives invalid values, and round-trips', () => {
    const keys = fc.constantFrom(
      ...[
        'search',
        'category',
        'maker',
        'speed',
        'poe',
        'layer',
        'capability',
        'class',
        'environment',
        'ru',
        'owner',
        'ports',
        'throughput',
      ],
      ...['price', 'sort', 'order', 'page', 'layout', 'compare', 'x'],
    );
    const nonsense = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '-',
        '1-',
        '-1',
        '9-3',
        '1e9-2',
        '-0',
        '0.001-',
        '..-.',
        '1-2-3',
        '-1-',
        '1e999',
        'NaN',
      ),
    );
    const devices = manyDevices(30);
    fc.assert(
      fc.property(fc.array(fc.tuple(keys, nonsense), { maxLength: 12 }), (pairs) => {
        const view = viewFrom(new URLSearchParams(pairs));
        expect(viewFrom(throughText(addressOf(view)))).toEqual(view);
        const page = findDevices(devices, queryOf(view));
        expect(page.page).toBeLessThanOrEqual(page.pages);
      }),
    );
  });

  it('omits defaults', () => {
    expect(addressOf(viewFrom(new URLSearchParams())).toString()).toBe('');
    expect(
      addressOf(viewFrom(new URLSearchParams('page=1&sort=name&order=asc&layout=table'))).toString(),
    ).toBe('');
  });

  it('reads as people would write it', () => {
    const address =
      'search=poe&category=switch&maker=Cisco&ports=24-48&price=-5000&sort=price&order=desc&page=2';
    expect(addressOf(viewFrom(new URLSearchParams(address))).toString()).toBe(address);
  });

  it('leaves out unknown facet values, and keeps the rest', () => {
    const view = viewFrom(new URLSearchParams('category=switch&category=toaster&layer=7&page=-3&sort=taste'));
    expect(view.facets.category).toEqual(['switch']);
    expect(view.facets.layer).toEqual([]);
    expect([view.page, view.sort]).toEqual([1, 'name']);
  });
});

it('clearing the filters keeps the order, the layout and what is compared', () => {
  const view = viewFrom(
    new URLSearchParams(
      `search=x&category=ap&ports=1-&sort=price&layout=cards&compare=${'a'.repeat(24)}&page=4`,
    ),
  );
  expect(addressOf(withoutFilters(view)).toString()).toBe(
    `sort=price&layout=cards&compare=${'a'.repeat(24)}`,
  );
});
