import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Category } from '#shared/contract/device.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { fromNetbox } from '#shared/equipment/netbox.ts';
import { likelyCategory } from '#shared/equipment/netbox-category.ts';
import { toNetbox } from '#shared/equipment/netbox-export.ts';
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

const imported = (value: object, category: Category = 'switch') => {
  const read = fromNetbox({ manufacturer: 'Acme', model: 'One', part_number: '1', ...value }, category);
  if (!read.success) throw new Error(read.errors.map(({ field, message }) => `${field} ${message}`).join());
  return { ...read, ports: formatPorts(read.draft.specs.ports) };
};

describe('a device type of NetBox', () => {
  it('becomes a device with its uplinks and its PoE', () => {
    const read = fromNetbox(catalyst, 'switch');
    if (!read.success) throw new Error('refused');
    expect(formatPorts(read.draft.specs.ports)).toBe('1x1G-T mgmt, 24x1G-T at, 4x10G-SFP+ up');
    expect(read.draft).toMatchObject({
      partNumber: 'C9200L-24P-4X',
      specs: { rackUnits: 1, weightKg: 4.999, airflow: 'front-to-rear', powerSupplies: 1 },
      sources: { ports: 'facts', weightKg: 'facts' },
    });
    expect(read.notes).toEqual([
      'Left out, because they are not network ports: 2 × cisco-stackwise-80.',
      'Its power draw is left out: the 600 W of a power supply include the power that its ports deliver.',
    ]);
  });

  it('of an access point has its PoE input, and uplinks only', () => {
    const value = {
      manufacturer: 'Ubiquiti',
      model: 'U7 Pro',
      interfaces: [
        ...interfaces(1, '2.5gbase-t', { poe_mode: 'pd', poe_type: 'type2-ieee802.3at' }),
        ...interfaces(1, 'ieee802.11be'),
      ],
    };
    expect(likelyCategory(value)).toEqual({ category: 'ap', by: 'ports' });
    const read = fromNetbox(value, 'ap');
    if (!read.success) throw new Error('refused');
    expect(read.draft.specs).toEqual({
      ports: [{ speedMbps: 2_500, connector: 'RJ45', role: 'uplink', count: 1 }],
      poeInput: '802.3at',
    });
  });

  it('without a part number uses the model, and accepts a number as one', () => {
    const partOf = (value: object) => {
      const read = fromNetbox({ manufacturer: 'A', model: 'B', ...value }, 'router');
      return read.success ? read.draft.partNumber : read.errors;
    };
    expect([partOf({}), partOf({ slug: 'a-b' }), partOf({ slug: 'a-b', part_number: 16_533 })]).toEqual([
      'B',
      'B',
      '16533',
    ]);
    expect(partOf({ part_number: null })).toBe('B');
  });

  it('is rejected with the field that is wrong', () => {
    const read = fromNetbox({ manufacturer: 'A', model: {}, interfaces: [{ name: 'x' }] }, 'switch');
    expect(read.success ? [] : read.errors).toEqual([
      { field: 'model', message: 'must be text' },
      { field: 'interfaces[0].type', message: 'is missing' },
    ]);
    const heavy = fromNetbox({ manufacturer: 'A', model: 'B', weight: 9_999, weight_unit: 'kg' }, 'switch');
    expect(heavy.success ? [] : heavy.errors).toEqual([
      { field: 'weight', message: 'must be at most 2,000' },
    ]);
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

  it('that powers others does not state its own draw; any other does', () => {
    const supplies = { 'power-ports': [{ maximum_draw: 39 }, { maximum_draw: null }, { maximum_draw: 35 }] };
    expect(imported(supplies).draft.specs).toMatchObject({ powerSupplies: 3, drawW: 39 });
    expect(imported({ ...supplies, interfaces: interfaces(8, '1000base-t') }).draft.specs.drawW).toBe(39);
  });

  it('may have null or empty fields, as NetBox exports them, and numbers as names', () => {
    const { draft } = imported({
      part_number: '',
      slug: 'acme-one',
      airflow: null,
      weight: null,
      weight_unit: '',
      comments: '',
      interfaces: [
        { name: 1, type: '1000base-t', label: '', mgmt_only: null, poe_mode: '', poe_type: null },
        { name: 2, type: '1000base-t', enabled: true, bridge: 'x' },
      ],
      'power-ports': null,
      'console-ports': [{ name: 'con', type: 'rj-45' }],
      'rear-ports': [{ name: 'r', type: 'lc', positions: 2 }],
    });
    expect(draft).toMatchObject({ partNumber: 'One', sources: { ports: 'facts' } });
    expect(draft.specs).toEqual({
      ports: [{ count: 2, speedMbps: 1_000, connector: 'RJ45', role: 'access' }],
    });
  });

  it('has management ports by their names, and uplinks by their labels', () => {
    const named = (...names: string[]) => names.map((name) => ({ name, type: '1000base-t' }));
    expect(
      imported({ interfaces: named('mgmt', 'MgmtEth0/RP0/CPU0/0', 'iDRAC', 'ma1', 'port1') }).ports,
    ).toBe('4x1G-T mgmt, 1x1G-T');
    expect(imported({ interfaces: named('meter', 'mgmtx', 'ha1') }).ports).toBe('3x1G-T');
    const labelled = [...interfaces(8, '1000base-t'), { name: 'ge9', label: 'Uplink 1', type: '1000base-t' }];
    expect(imported({ interfaces: [...labelled, ...interfaces(2, '10gbase-x-sfpp')] }).ports).toBe(
      '8x1G-T, 1x1G-T up, 2x10G-SFP+',
    );
  });

  it('of a wall access point has sockets next to its powered port', () => {
    const eth0 = { name: 'eth0', type: '1000base-t', poe_mode: 'pd', poe_type: 'type2-ieee802.3at' };
    const eth1 = { name: 'eth1', type: '1000base-t', poe_mode: 'pse', poe_type: 'type1-ieee802.3af' };
    const wall = {
      interfaces: [eth0, eth1, ...interfaces(3, '1000base-t'), ...interfaces(2, 'ieee802.11ax')],
    };
    expect(imported(wall, 'ap').ports).toBe('1x1G-T up, 1x1G-T af, 3x1G-T');
    expect(imported(wall, 'ap').notes).toEqual([
      'Its Wi-Fi is left out, since NetBox does not state the streams: add it afterwards.',
    ]);
  });

  it('says what it could not import', () => {
    const passive = { poe_mode: 'pse', poe_type: 'passive-24v-2pair' };
    const { notes, ports } = imported({
      part_number: undefined,
      weight: 3,
      airflow: 'mixed',
      comments: 'Ports 1-4 are COMBO ports.',
      interfaces: [...interfaces(4, '1000base-t', passive), ...interfaces(2, '10gbase-x-xfp')],
      'module-bays': [
        { name: 'Power Supply 0', position: '0' },
        { name: 'PM1', position: '0/PM1', description: 'Power module' },
        { name: 'Fan tray 0', position: '0' },
        { name: 'A', position: 'A' },
      ],
    });
    expect(ports).toBe('4x1G-T');
    expect(notes).toEqual([
      'It has no part number: its model “One” is used instead.',
      'Left out, because they are not network ports: 2 × 10gbase-x-xfp.',
      '4 of its ports supply passive PoE: imported as ports without PoE.',
      'Some of its ports are combo ports, copper or SFP: check that they are counted once.',
      'It has 1 bay for modules (A), whose ports are not counted.',
      'Its weight is left out, since its unit is missing.',
      'Its airflow is mixed, which is left out.',
    ]);
    expect(imported({ interfaces: interfaces(2, 'virtual') }).notes).toEqual([
      'It has no network ports of its own.',
    ]);
  });

  it('that is called a PoE switch without PoE ports is reported, and its draw left out', () => {
    const supplies = { interfaces: interfaces(24, '1000base-t'), 'power-ports': [{ maximum_draw: 535 }] };
    const forgotten = [
      ...['CBS350-24P-4G', 'CBS350-48FP-4X', 'CRS328-24P-4S+RM', 'CRS354-48P-4S+2Q+RM', 'USW-Lite-16-PoE'],
      ...['N1124P-ON', 'N3248P-ON', 'TL-SG3428MP', 'Aruba 2930F 24G PoE+ 4SFP', 'M5300-28G-POE+'],
    ];
    for (const model of forgotten) {
      const { draft, notes } = imported({ ...supplies, model });
      expect(notes, model).toContain(
        'Its name suggests PoE, but the file states none: check which of its ports supply power.',
      );
      expect(draft.specs.drawW, model).toBe(undefined);
    }
    for (const model of ['CBS350-24T-4G', '5820X-24XG-SFPP', '10000-48Y6C-R8P13A', 'DCS-7050SX3-48YC8'])
      expect(imported({ ...supplies, model }).draft.specs.drawW, model).toBe(535);
  });

  it('takes its datasheet from a link in its comments', () => {
    const sheet = '[Manual](https://example.com/m) and [Data Sheet](https://example.com/d.html)';
    expect(imported({ comments: sheet }).draft.datasheetUrl).toBe('https://example.com/d.html');
    const named = '[Series](https://example.com/data_sheet_c78.html)';
    expect(imported({ comments: named }).draft.datasheetUrl).toBe('https://example.com/data_sheet_c78.html');
    for (const comments of [
      '[Manual](https://example.com/m)',
      '[Datasheet](javascript:alert(1))',
      'datasheet',
    ])
      expect(imported({ comments }).draft).not.toHaveProperty('datasheetUrl');
  });

  it('with more interfaces than a chassis has is rejected before they are validated', () => {
    const read = fromNetbox({ manufacturer: 'A', model: 'B', interfaces: Array(100_000).fill(1) }, 'switch');
    expect(read.success ? [] : read.errors).toEqual([
      { field: 'interfaces', message: 'must have at most 2,000 entries' },
    ]);
  });

  it('has the category that its name or its interfaces imply', () => {
    const categoryOf = (manufacturer: string, model: string, more: object = {}) =>
      likelyCategory({ manufacturer, model, ...more })?.category;
    expect(likelyCategory(catalyst)).toEqual({ category: 'switch', by: 'name' });
    expect(categoryOf('Fortinet', 'FortiGate 60F')).toBe('firewall');
    expect(categoryOf('Dell', 'PowerEdge R660')).toBe('server');
    expect(categoryOf('Juniper', 'MX204')).toBe('router');
    expect(categoryOf('Cisco', '2951 ISR')).toBe('router');
    expect(categoryOf('HPE', '8/8 Base SAN Switch', { interfaces: interfaces(24, '8gfc-sfpp') })).toBe(
      undefined,
    );
    expect(categoryOf('Cisco', 'Meraki MX67')).toBe('firewall');
    expect(categoryOf('Cisco', 'Catalyst 9800-L-C')).toBe('wlan-controller');
    expect(categoryOf('Acme', 'One', { interfaces: interfaces(24, '1000base-t') })).toBe('switch');
    expect(categoryOf('Acme', 'One', { interfaces: interfaces(5, '1000base-t') })).toBe(undefined);
  });

  it('is never classified wrongly for a device of the catalogue, and rarely left unclear', () => {
    const guesses = catalogue.map((device) => ({
      device,
      likely: likelyCategory(toNetbox(device))?.category,
    }));
    const wrong = guesses.filter(({ device, likely }) => likely !== undefined && likely !== device.category);
    expect(wrong.map(({ device }) => `${device.manufacturer} ${device.model}`)).toEqual([]);
    expect(guesses.filter(({ likely }) => likely === undefined).length).toBeLessThan(catalogue.length / 10);
  });
});
