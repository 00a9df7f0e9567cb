import { describe, expect, it } from 'vitest';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { catalogueId } from '#shared/equipment/device-id.ts';
import { findDevices, sortKeys } from '#shared/equipment/facets.ts';
import { deviceOf } from './device-builder.ts';

const all = { limit: 1_000 };

/** Of pages of 100 devices. */
const lastPage = Math.ceil(catalogue.length / 100);

describe('finding devices', () => {
  it('accepts words in any order and any case, all of which must occur', () => {
    const { devices } = findDevices(catalogue, { text: '9200L cisco 48p-', ...all });
    expect(devices.map(({ partNumber }) => partNumber)).toEqual(['C9200L-48P-4G', 'C9200L-48P-4X']);
    expect(findDevices(catalogue, { text: '  ' }).total).toBe(catalogue.length);
  });

  it('matches any value of a facet, and all facets', () => {
    const facets = { category: ['switch'], manufacturer: ['Dell', 'Arista'], poe: ['802.3at'] };
    const { devices } = findDevices(catalogue, { facets, ...all });
    expect(devices.length).toBeGreaterThan(3);
    for (const device of devices) {
      expect(['Dell', 'Arista']).toContain(device.manufacturer);
      expect(device.specs.ports.some(({ poe }) => poe === '802.3at')).toBe(true);
    }
  });

  it('wants all capabilities that are chosen, with a licence or without', () => {
    const facets = { category: ['switch'], capability: ['ospfv2', 'mlag'] };
    const found = findDevices(catalogue, { facets, ...all });
    expect(found.total).toBeGreaterThan(10);
    for (const { model, specs } of found.devices) {
      expect(['yes', 'licence'], model).toContain(specs.capabilities?.ospfv2);
      expect(specs.capabilities?.mlag, model).toBe('yes');
    }
    for (const { value, count } of found.facets.capability) {
      const chosen = findDevices(catalogue, {
        facets: { ...facets, capability: [...facets.capability, value] },
      });
      expect(chosen.total, value).toBe(count);
    }
  });

  it('counts for each facet value the devices that it would leave', () => {
    const facets = { category: ['ap'], manufacturer: ['Ubiquiti'] };
    const found = findDevices(catalogue, { facets, ...all });
    expect(found.facets.manufacturer.map(({ value }) => value)).toContain('Ruckus');
    expect(found.facets.category.map(({ value }) => value)).toContain('switch');
    for (const name of ['category', 'manufacturer', 'owner'] as const) {
      for (const { value, count } of found.facets[name]) {
        const chosen = findDevices(catalogue, { facets: { ...facets, [name]: [value] } });
        expect(chosen.total, `${name} ${value}`).toBe(count);
      }
    }
  });

  it('excludes a device without a figure from its range', () => {
    const silent = deviceOf({ partNumber: 'silent' });
    delete silent.price;
    const devices = [silent, deviceOf({ usd: 100 }), deviceOf({ partNumber: 'premium', usd: 900 })];
    const total = (min?: number, max?: number) =>
      findDevices(devices, {
        ranges: { price: { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) } },
      }).total;
    expect([total(), total(100), total(101), total(0, 100)]).toEqual([3, 2, 1, 1]);
  });

  it('sorts by any key either way, with unknown figures last', () => {
    const silent = deviceOf({ partNumber: 'silent' });
    delete silent.price;
    const devices = [silent, deviceOf({ partNumber: 'b', usd: 2 }), deviceOf({ partNumber: 'a', usd: 1 })];
    const order = (isDescending: boolean) =>
      findDevices(devices, { sort: 'price', isDescending }).devices.map(({ partNumber }) => partNumber);
    expect([order(false), order(true)]).toEqual([
      ['a', 'b', 'silent'],
      ['b', 'a', 'silent'],
    ]);
    for (const sort of sortKeys) {
      const found = Array.from({ length: lastPage }, (_, index) =>
        findDevices(catalogue, { sort, page: index + 1, limit: 100 }),
      ).flatMap(({ devices }) => devices);
      expect(new Set(found.map(({ id }) => id)).size, sort).toBe(catalogue.length);
    }
  });

  it('returns the last page for one beyond it', () => {
    const { page, pages, devices } = findDevices(catalogue, { page: 99, limit: 100 });
    expect({ page, pages }).toEqual({ page: lastPage, pages: lastPage });
    expect(devices.length).toBe(catalogue.length - (lastPage - 1) * 100);
    expect(findDevices([], {})).toMatchObject({ page: 1, pages: 1, total: 0, devices: [] });
  });

  it('finds among 5,000 devices', () => {
    const many = Array.from({ length: 5_000 }, (_, index) => {
      const device = catalogue[index % catalogue.length] ?? deviceOf();
      return { ...device, id: catalogueId('copy', `${index}`) };
    });
    const { total, devices } = findDevices(many, {
      text: 'cisco',
      facets: { category: ['switch'] },
      sort: 'price',
    });
    expect(total).toBeGreaterThan(100);
    expect(devices.every(({ category }) => category === 'switch')).toBe(true);
  });
});
