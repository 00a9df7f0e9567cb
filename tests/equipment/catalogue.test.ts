import { describe, expect, it } from 'vitest';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { catalogueVersion } from '#shared/equipment/catalogue/catalogue-version.ts';
import { deviceTable } from '#shared/equipment/catalogue/device-table.ts';
import { categories, Device, poePortWatts } from '#shared/equipment/device.ts';
import { catalogueId } from '#shared/equipment/device-id.ts';

const named = (part: string): Device => {
  const device = catalogue.find(({ partNumber }) => partNumber === part);
  if (device === undefined) throw new Error(`no ${part}`);
  return device;
};

/** Datasheets round 15.4 W a port up or down by a few watts. */
const datasheetRounding = 10;

describe('the catalogue', () => {
  it('holds at least 150 devices of at least 12 makers, in every category', () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(150);
    expect(new Set(catalogue.map(({ manufacturer }) => manufacturer)).size).toBeGreaterThanOrEqual(12);
    expect(new Set(catalogue.map(({ category }) => category))).toEqual(new Set(categories));
    expect(catalogueVersion).toBeGreaterThanOrEqual(1);
  });

  it('is what the schema says a device is', () => {
    for (const device of catalogue) expect(Device.parse(device)).toEqual(device);
  });

  it('gives every device an id of its own that never changes', () => {
    expect(new Set(catalogue.map(({ id }) => id)).size).toBe(catalogue.length);
    for (const { id, manufacturer, partNumber } of catalogue)
      expect(id).toBe(catalogueId(manufacturer, partNumber));
    expect(catalogueId('Cisco', 'C9200L-24P-4X')).toBe(catalogueId('cisco', 'c9200l-24p-4x'));
  });

  it('tells the source of every figure, and of no figure that it lacks', () => {
    for (const { model, sources, specs, ...device } of catalogue) {
      const has = [
        ...Object.keys(specs),
        ...['price', 'licencePerYear', 'releaseYear', 'endOfSale', 'endOfSupport'].filter(
          (key) => key in device,
        ),
      ];
      expect(new Set(Object.keys(sources)), model).toEqual(new Set(has));
      expect(sources.price, model).toBe('estimate');
    }
  });

  it('has PoE where the library of facts forgot it', () => {
    const forgotten = [
      'CBS350-24P-4G',
      'CBS350-48FP-4X',
      'JL255A',
      'JL256A',
      'CRS328-24P-4S+RM',
      'USW-Lite-16-PoE',
    ];
    for (const part of [...forgotten, 'CRS354-48P-4S+2Q+RM', 'N1124P-ON', 'N3248P-ON', 'TL-SG3428MP']) {
      expect(
        named(part).specs.ports.some(({ poe }) => poe === '802.3at'),
        part,
      ).toBe(true);
    }
    for (const part of ['CCS-720DP-48S-2F', 'CCS-720XP-48Y6-2F'])
      expect(named(part).specs.ports[0]?.poe).toBe('802.3at');
  });

  it('has no PoE budget without ports that give it, and none above what they can give', () => {
    for (const { model, specs } of catalogue) {
      if (specs.poeBudgetW === undefined) continue;
      const most = specs.ports.reduce(
        (sum, { count, poe }) => sum + (poe === undefined ? 0 : count * poePortWatts[poe]),
        0,
      );
      expect(specs.poeBudgetW, model).toBeLessThanOrEqual(most + datasheetRounding);
    }
  });

  it('inspects no faster than it filters', () => {
    for (const { model, specs } of catalogue.filter(({ category }) => category === 'firewall')) {
      expect(specs.inspectionMbps, model).toBeGreaterThan(0);
      expect(specs.firewallMbps ?? 0, model).toBeGreaterThanOrEqual(specs.inspectionMbps ?? 0);
    }
  });
});

describe('a table of devices', () => {
  it('refuses a row with a missing cell and a column that nobody knows', () => {
    const head = { category: 'switch', manufacturer: 'Acme', use: 'Tests' } as const;
    expect(() => deviceTable(head, 'model | part | ports\nOne | 1')).toThrow('“One” has 2 cells, not 3');
    expect(() => deviceTable(head, 'model | part | colour\nOne | 1 | red')).toThrow('no column “colour”');
    expect(() => deviceTable(head, 'model | part | ports\nOne | 1 | some')).toThrow('“some” is not a port');
  });
});
