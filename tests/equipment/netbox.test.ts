import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { fromNetbox, likelyCategory, toNetbox } from '#shared/equipment/netbox.ts';
import { formatPorts } from '#shared/equipment/port-notation.ts';

const interfaces = (count: number, type: string, more: object = {}) =>
  Array.from({ length: count }, (_, index) => ({ name: `${type} ${index + 1}`, type, ...more }));

const catalyst = {
  manufacturer: 'Cisco',
  model: 'Catalyst 9200L-24P-4X',
  slug: 'cisco-c9200l-24p-4x',
  part_number: 'C9200L-24P-4X',
  u_height: 1,
  airflow: 'front-to-rear',
  weight: 11.02,
  weight_unit: 'lb',
  comments: 'anything else is let be',
  interfaces: [
    ...interfaces(1, '1000base-t', { mgmt_only: true }),
    ...interfaces(24, '1000base-t', { poe_mode: 'pse', poe_type: 'type2-ieee802.3at' }),
    ...interfaces(4, '10gbase-x-sfpp'),
    ...interfaces(2, 'cisco-stackwise-80'),
  ],
  'power-ports': [{ name: 'PS1', type: 'iec-60320-c14', maximum_draw: 600 }],
  'module-bays': [],
};

describe('a device type of NetBox', () => {
  it('becomes a device with its uplinks and its PoE', () => {
    const read = fromNetbox(catalyst, 'switch');
    if (!read.success) throw new Error('refused');
    expect(formatPorts(read.draft.specs.ports)).toBe('1x1G-T mgmt, 24x1G-T at, 4x10G-SFP+ up');
    expect(read.draft).toMatchObject({
      partNumber: 'C9200L-24P-4X',
      specs: { rackUnits: 1, weightKg: 5, airflow: 'front-to-rear', powerSupplies: 1, drawW: 600 },
      sources: { ports: 'facts', weightKg: 'facts' },
    });
    expect(read.ignored).toEqual(['cisco-stackwise-80']);
  });

  it('of an access point has what it is powered by, and uplinks only', () => {
    const value = {
      manufacturer: 'Ubiquiti',
      model: 'U7 Pro',
      interfaces: [
        ...interfaces(1, '2.5gbase-t', { poe_mode: 'pd', poe_type: 'type2-ieee802.3at' }),
        ...interfaces(1, 'ieee802.11be'),
      ],
    };
    expect(likelyCategory(value)).toBe('ap');
    const read = fromNetbox(value, 'ap');
    if (!read.success) throw new Error('refused');
    expect(read.draft.specs).toEqual({
      ports: [{ speedMbps: 2_500, connector: 'RJ45', role: 'uplink', count: 1 }],
      poeInput: '802.3at',
    });
  });

  it('without a part number takes the slug, and takes a number for one', () => {
    const partOf = (value: object) => {
      const read = fromNetbox({ manufacturer: 'A', model: 'B', ...value }, 'router');
      return read.success ? read.draft.partNumber : read.errors;
    };
    expect([partOf({}), partOf({ slug: 'a-b' }), partOf({ slug: 'a-b', part_number: 16_533 })]).toEqual([
      'B',
      'a-b',
      '16533',
    ]);
    expect(partOf({ part_number: null })).toBe('B');
  });

  it('is refused with the field that is wrong', () => {
    const read = fromNetbox({ manufacturer: '', model: 7, interfaces: [{ name: 'x' }] }, 'switch');
    expect(read.success ? [] : read.errors.map(({ field }) => field)).toEqual(['model', 'interfaces.0.type']);
    const empty = fromNetbox({ manufacturer: ' ', model: 'B' }, 'switch');
    expect(empty.success ? [] : empty.errors).toEqual([
      { field: 'manufacturer', message: 'must not be empty' },
    ]);
  });

  it('never makes the import throw', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(typeof fromNetbox(value, 'switch').success).toBe('boolean');
        expect(likelyCategory(value)).toBeUndefined();
      }),
    );
  });

  it('is what a device of the catalogue is written as, and read back from', () => {
    for (const device of catalogue) {
      const read = fromNetbox(structuredClone(toNetbox(device)), device.category);
      if (!read.success) throw new Error(`${device.model}: ${read.errors[0]?.field}`);
      expect(read.draft.partNumber).toBe(device.partNumber);
      expect(read.draft.specs.rackUnits).toBe(device.specs.rackUnits);
      const count = (ports: typeof device.specs.ports) =>
        ports.reduce((sum, { count: n, poe }) => sum + (poe === undefined ? 0 : n), 0);
      expect(count(read.draft.specs.ports)).toBe(count(device.specs.ports));
    }
  });

  it('has a category that its interfaces or its name give away', () => {
    expect(likelyCategory(catalyst)).toBe('switch');
    expect(likelyCategory({ manufacturer: 'Fortinet', model: 'FortiGate 60F' })).toBe('firewall');
    expect(likelyCategory({ manufacturer: 'Dell', model: 'PowerEdge R660' })).toBe('server');
    expect(
      likelyCategory({ manufacturer: 'MikroTik', model: 'hEX', interfaces: interfaces(5, '1000base-t') }),
    ).toBe(undefined);
  });
});
