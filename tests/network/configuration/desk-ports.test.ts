import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { planTopology } from '#shared/network/plan.ts';
import { arithmeticOf } from '#shared/network/reasons/reason-text.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import { requirementsOf } from '../requirements-builder.ts';
import { configured } from './configured.ts';

/** The VLANs of printers’ ports, each once. */
function vlansOfPrinters(input: RequirementsInput) {
  const ports = configured(requirementsOf(input)).devices.flatMap(({ interfaces }) => interfaces);
  return [
    ...new Set(
      ports.flatMap(({ description = '', switchport }) =>
        description.endsWith('printers') ? [switchport?.access] : [],
      ),
    ),
  ].sort();
}

/** Ports at desks by VLAN, also those that a phone passes through to a computer, and the rows of these VLANs. */
function portsByVlan(input: RequirementsInput) {
  const { devices } = configured(requirementsOf(input));
  const ports = devices
    .flatMap(({ interfaces }) => interfaces)
    .filter(({ description = '' }) => /(wired users|phones)$/.test(description))
    .map(({ switchport }) => switchport?.access);
  return (vlan: number) => ports.filter((own) => own === vlan).length;
}

const hotel: RequirementsInput = {
  sites: [
    {
      name: 'Hotel',
      kind: 'hotel',
      floors: 7,
      rooms: 220,
      wiredUsers: 30,
      wirelessUsers: 10,
      phones: 250,
      printers: 8,
    },
  ],
  segments: [{ name: 'PCI', type: 'security', users: 10, isolationLevel: 'full', reaches: 'internet' }],
};

describe('ports of printers', () => {
  const segment = (name: string, users: number, type: 'department' | 'security') =>
    ({ name, type, users, isolationLevel: 'full' }) as const;

  it('are in no segment of card terminals, whose subnet has no room for them either', () => {
    expect(vlansOfPrinters(hotel)).toEqual([110]);
    const [pci, data] = planTopology(requirementsOf({ ...hotel, growth: { percent: 0 } })).subnets.filter(
      ({ purpose }) => purpose === 'data',
    );
    // A quarter of 30 desks and of 10 people with 2.5 devices each; and the rest with 8 printers.
    expect([pci?.hosts, data?.hosts]).toEqual([14, 50]);
    expect(arithmeticOf(data?.because)).toContain('and 8 printers');
  });

  it('are shared by the departments, by their people, kept apart or not', () => {
    const sites = [{ name: 'Office', wiredUsers: 100, printers: 10 }];
    const segments = [
      segment('Sales', 45, 'department'),
      segment('Plant', 45, 'department'),
      segment('Till', 10, 'security'),
    ];
    expect(vlansOfPrinters({ sites, segments })).toEqual([100, 110]);
  });

  it('are where people are that are kept apart for security and reach their servers', () => {
    const segments = [
      {
        name: 'Medical',
        type: 'security',
        users: 60,
        isolationLevel: 'full',
        reaches: 'servers-and-internet',
      },
      { name: 'Administration', type: 'department', users: 40 },
    ] as const;
    const sites = [{ name: 'Clinic', wiredUsers: 100, printers: 10, servers: 2 }];
    expect(vlansOfPrinters({ sites, segments: [...segments] })).toEqual([100, 110]);
  });

  it('are not among the devices that pupils bring, which their servers do not reach', () => {
    const segments = [
      { name: 'Pupils BYOD', type: 'department', users: 90, isolationLevel: 'full', reaches: 'internet' },
      { name: 'Teachers', type: 'department', users: 10 },
    ] as const;
    const sites = [{ name: 'School', kind: 'school', wiredUsers: 100, printers: 10, servers: 2 } as const];
    expect(vlansOfPrinters({ sites, segments: [...segments] })).toEqual([110]);
  });

  it('are shared by all where none prints', () => {
    const sites = [{ name: 'Office', wiredUsers: 100, printers: 10 }];
    const segments = [segment('Tills', 50, 'security'), segment('Vault', 50, 'security')];
    expect(vlansOfPrinters({ sites, segments })).toEqual([100, 110]);
  });
});

describe('ports at desks', () => {
  it('gives the 80 teachers among 1,000 people 8 of 100 desks, although the pupils’ Wi-Fi has a VLAN of its own', () => {
    const portsIn = portsByVlan({
      sites: [{ name: 'School', kind: 'school', floors: 3, wiredUsers: 100, wirelessUsers: 900, phones: 20 }],
      segments: [
        { name: 'Pupils', type: 'department', users: 920 },
        { name: 'Teachers', type: 'department', users: 80 },
      ],
    });
    expect([portsIn(100), portsIn(110)]).toEqual([92, 8]);
  });

  it('keeps the phones of a hotel’s rooms, that no desk is behind, out of the networks of its staff', () => {
    const portsIn = portsByVlan(hotel);
    expect([portsIn(100), portsIn(110)]).toEqual([8, 22]);
    const { devices } = configured(requirementsOf(hotel));
    const ports = devices
      .flatMap(({ interfaces }) => interfaces)
      .flatMap(({ description = '', switchport }) =>
        description.endsWith('phones') && switchport !== undefined ? [switchport] : [],
      );
    const alone = ports.filter(({ voice }) => voice === undefined);
    expect([ports.length, alone.length]).toEqual([250, 220]);
    // VLANs 30 and up are those of the phones, floor by floor.
    for (const { access = 0, authentication } of alone) {
      expect(access >= 30 && access < 40).toBe(true);
      expect(authentication?.criticalVlan ?? access).toBe(access);
    }
  });

  it('keeps them out also where all the staff is of one segment', () => {
    const portsIn = portsByVlan({ sites: [{ name: 'Ward', floors: 2, wiredUsers: 10, phones: 50 }] });
    expect(portsIn(100)).toBe(10);
  });

  it('gives people on one floor their part of its desks, where the VLANs of others end at each floor', () => {
    const portsIn = portsByVlan({
      sites: [{ name: 'Office', kind: 'headquarters', floors: 10, wiredUsers: 1_000 }],
      segments: [
        { name: 'Staff', type: 'department', users: 950 },
        { name: 'Board', type: 'department', users: 50 },
      ],
    });
    const ofStaff = Array.from({ length: 10 }, (_, floor) => portsIn(100 + floor));
    expect(ofStaff.reduce((sum, ports) => sum + ports, 0)).toBe(950);
    for (const ports of ofStaff) expect(Math.abs(ports - 95)).toBeLessThanOrEqual(1);
  });

  it('gives each segment of any office its part of the desks, to the port', () => {
    const sizes = fc.record({
      wired: fc.integer({ min: 2, max: 240 }),
      wireless: fc.integer({ min: 0, max: 600 }),
      first: fc.integer({ min: 1, max: 99 }),
      floors: fc.integer({ min: 1, max: 4 }),
      phones: fc.integer({ min: 0, max: 40 }),
    });
    fc.assert(
      fc.property(sizes, ({ wired, wireless, first, floors, phones }) => {
        const all = wired + wireless;
        const users = Math.max(1, Math.min(all - 1, Math.round((all * first) / 100)));
        const portsIn = portsByVlan({
          sites: [{ name: 'Office', floors, wiredUsers: wired, wirelessUsers: wireless, phones }],
          segments: [
            { name: 'First', type: 'department', users },
            { name: 'Second', type: 'department', users: all - users },
          ],
        });
        const numbers = Array.from({ length: 100 }, (_, index) => 100 + index);
        const ports = numbers.reduce((sum, vlan) => sum + portsIn(vlan), 0);
        expect(ports).toBeGreaterThanOrEqual(wired);
        const ofFirst = numbers.filter((vlan) => vlan < 110).reduce((sum, vlan) => sum + portsIn(vlan), 0);
        expect(Math.abs(ofFirst - (ports * users) / all)).toBeLessThan(1);
      }),
      { numRuns: propertyRuns(20, 100) },
    );
  });
});
