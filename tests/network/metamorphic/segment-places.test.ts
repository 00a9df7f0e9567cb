import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Requirements, type RequirementsInput } from '#shared/contract/requirements.ts';
import { planTopology } from '#shared/network/plan.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import { requirementsOf } from '../requirements-builder.ts';

type SegmentInput = NonNullable<RequirementsInput['segments']>[number];
type SiteInput = NonNullable<RequirementsInput['sites']>[number];

const shops = (...segments: SegmentInput[]) => ({
  sites: [
    { name: 'Headquarters', kind: 'headquarters' as const, wiredUsers: 60 },
    { name: 'York', kind: 'shop' as const, wiredUsers: 20 },
    { name: 'Leeds', kind: 'shop' as const, wiredUsers: 20 },
  ],
  segments,
  growth: { percent: 0 },
});

/** Two buildings of the same size as the main one. */
const college = (site: Partial<SiteInput>, ...segments: SegmentInput[]) => ({
  sites: [
    {
      ...{ name: 'College', kind: 'campus' as const, floors: 1, areaM2: 1_000, ...site },
      buildings: ['Library', 'Workshop'].map((name) => ({ name, floors: 1, areaM2: 1_000, distanceM: 200 })),
    },
  ],
  segments,
  growth: { percent: 0 },
});

const planned = (input: RequirementsInput) => planTopology(requirementsOf(input));

/** Hosts of the subnets of a segment, by site. */
function bySite(name: string, input: RequirementsInput): Record<string, number> {
  const rows = planned(input).subnets.filter((row) => row.vlan !== undefined && row.name.startsWith(name));
  return Object.fromEntries(rows.map(({ site, hosts }) => [site, hosts]));
}

/** People or devices of a kind by the building whose switches they are on; the main one is called as the site. */
function byBuilding(group: string, input: RequirementsInput): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const node of planned(input).nodes)
    if (node.group === group) {
      const at = node.building ?? node.site ?? '';
      counts[at] = (counts[at] ?? 0) + node.quantity;
    }
  return counts;
}

/** Hosts of the subnets of a segment, by the building whose switches carry them. */
function subnetsByBuilding(segment: string, input: RequirementsInput): Record<string, number> {
  const graph = planned(input);
  const counts: Record<string, number> = {};
  for (const row of graph.subnets.filter(
    ({ name, vlan }) => vlan !== undefined && name.startsWith(segment),
  )) {
    const carrying = graph.edges.filter(({ vlans = [] }) => vlans.includes(row.vlan ?? -1));
    const ends = new Set(carrying.flatMap(({ source, target }) => [source, target]));
    const groups = graph.nodes.filter(({ id, type }) => type === 'user' && ends.has(id));
    for (const at of new Set(groups.map(({ building, site }) => building ?? site ?? '')))
      counts[at] = (counts[at] ?? 0) + row.hosts;
  }
  return counts;
}

const messagesOf = (input: RequirementsInput): string[] =>
  Requirements.safeParse(input).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ??
  [];

describe('hosts of a segment that are counted by site', () => {
  const tills: SegmentInput = { name: 'Tills', type: 'iot', users: 20 };
  const counted = (york: number, leeds: number) => [
    { site: 'York', users: york },
    { site: 'Leeds', users: leeds },
  ];

  it('are there, and nowhere else', () => {
    expect(bySite('Tills', shops({ ...tills, places: counted(17, 3) }))).toEqual({ York: 17, Leeds: 3 });
    expect(bySite('Tills', shops({ ...tills, places: counted(3, 17) }))).toEqual({ York: 3, Leeds: 17 });
  });

  it('leave the others to the sites that are not counted', () => {
    const places = [{ site: 'York', users: 14 }];
    expect(bySite('Tills', shops({ ...tills, sites: ['York', 'Leeds'], places }))).toEqual({
      York: 14,
      Leeds: 6,
    });
  });

  it('take people from those sites, and refuse more than there are', () => {
    const sales: SegmentInput = { name: 'Sales', users: 18, places: counted(15, 3) };
    expect(bySite('Sales', shops(sales))).toEqual({ York: 15, Leeds: 3 });
    expect(bySite('Data', shops(sales))).toEqual({ Headquarters: 60, York: 5, Leeds: 17 });
    expect(() => planned(shops({ ...sales, users: 30, places: counted(21, 3) }))).toThrow(
      'The segment “Sales” counts 21 users at “York”, which has 20 that no other segment counts there.',
    );
  });

  it('are ports where they are', () => {
    const portsAt = (york: number, leeds: number) =>
      planned(shops({ ...tills, users: york + leeds, places: counted(york, leeds) }))
        .nodes.filter(({ site, layer }) => site === 'York' && layer === 'access')
        .reduce((sum, { quantity }) => sum + quantity, 0);
    expect(portsAt(60, 0)).toBeGreaterThan(portsAt(0, 60));
  });
});

describe('hosts of a segment that are counted by building', () => {
  const staff = { wiredUsers: 90 };
  const lab = (library: number, more: Partial<SegmentInput> = {}): SegmentInput => ({
    ...{ name: 'Lab', users: library, places: [{ site: 'College', building: 'Library', users: library }] },
    ...more,
  });

  it('have their ports, VLAN and subnet in that building alone', () => {
    const input = college(staff, lab(20));
    expect(subnetsByBuilding('Lab', input)).toEqual({ Library: 20 });
    expect(byBuilding('wired-users', input)).toEqual({ College: 30, Library: 30, Workshop: 30 });
  });

  it('fill their building, and leave the others to the rest', () => {
    const input = college(staff, lab(60));
    expect(byBuilding('wired-users', input)).toEqual({ College: 15, Library: 60, Workshop: 15 });
    expect(subnetsByBuilding('Lab', input)).toEqual({ Library: 60 });
    expect(subnetsByBuilding('Data', input)).toEqual({ College: 15, Workshop: 15 });
  });

  it('are in the main building by the name of the site', () => {
    const places = [{ site: 'College', building: 'College', users: 60 }];
    expect(byBuilding('wired-users', college(staff, { name: 'Lab', users: 60, places }))).toEqual({
      College: 60,
      Library: 15,
      Workshop: 15,
    });
  });

  it('of devices are plugged in there, and of guests are on the Wi-Fi there', () => {
    const locks = lab(24, { name: 'Locks', type: 'iot' });
    expect(byBuilding('cameras', college({ ...staff, cameras: 30 }, locks))).toEqual({
      College: 3,
      Library: 24,
      Workshop: 3,
    });
    const visitors = lab(40, { name: 'Visitors', type: 'guest' });
    expect(byBuilding('guests', college(staff, visitors))).toEqual({ Library: 40 });
  });

  it('of switches of their own have these there', () => {
    const graph = planned(college(staff, lab(20, { isolationLevel: 'physical' })));
    const desks = graph.nodes.find(({ group, label }) => group === 'wired-users' && label.includes('Lab'));
    expect(desks).toMatchObject({ building: 'Library', quantity: 20 });
    const above = graph.edges.find(({ target }) => target === desks?.id)?.source;
    expect(graph.nodes.find(({ id }) => id === above)).toMatchObject({ type: 'switch', building: 'Library' });
    expect(graph.edges.filter(({ source }) => source === above)).toHaveLength(1);
    expect(byBuilding('wired-users', college(staff, lab(20, { isolationLevel: 'physical' })))).toEqual({
      College: 30,
      Library: 30,
      Workshop: 30,
    });
  });

  it('that need fast ports have them there', () => {
    const graph = planned(college(staff, lab(10, { mbpsPerHost: 2_000 })));
    const fast = graph.nodes.filter(({ group, label }) => group === 'wired-users' && label.includes('Lab'));
    expect(fast.map(({ building, quantity }) => [building, quantity])).toEqual([['Library', 10]]);
  });

  it('are as many in all as the campus has, whatever is counted where', () => {
    const anyPlaces = fc
      .tuple(fc.nat(40), fc.nat(40), fc.nat(40), fc.nat(40))
      .filter((counts) => counts.some((count) => count > 0));
    fc.assert(
      fc.property(anyPlaces, fc.nat(60), ([main, library, workshop, anywhere], wirelessUsers) => {
        const places = [
          { site: 'College', building: 'College', users: main },
          { site: 'College', building: 'Library', users: library },
          { site: 'College', building: 'Workshop', users: workshop },
          { site: 'College', users: anywhere },
        ].filter(({ users }) => users > 0);
        const users = main + library + workshop + anywhere;
        const input = college({ wiredUsers: 170, wirelessUsers }, { name: 'Lab', users, places });
        const desks = byBuilding('wired-users', input);
        expect(Object.values(desks).reduce((sum, one) => sum + one, 0)).toBe(170);
        const lab = planned(input).subnets.filter(
          ({ name, vlan }) => vlan !== undefined && name.startsWith('Lab'),
        );
        // Each subnet rounds its hosts up, and everybody wireless has several devices.
        const hosts = lab.reduce((sum, row) => sum + row.hosts, 0);
        expect(hosts).toBeGreaterThanOrEqual(users);
        if (wirelessUsers === 0) expect(hosts).toBeLessThanOrEqual(users + lab.length);
      }),
      { numRuns: propertyRuns(20) },
    );
  });
});

it('a place that is none, is counted twice, or is more than the segment has is refused with its field', () => {
  const wrong = (segment: Partial<SegmentInput>) =>
    messagesOf(college({ wiredUsers: 90 }, { name: 'Lab', users: 20, ...segment }));
  expect(wrong({ places: [{ site: 'Oxford', users: 5 }] })).toEqual([
    'segments.0.places.0.site names “Oxford”, and no site is called that: choose College',
  ]);
  expect(wrong({ places: [{ site: 'College', building: 'Chapel', users: 5 }] })).toEqual([
    'segments.0.places.0.building names “Chapel”, and no building of “College” is called that: choose College, Library or Workshop',
  ]);
  const twice = { site: 'College', building: 'Library', users: 5 };
  expect(wrong({ places: [twice, twice] })).toEqual([
    'segments.0.places.1.site is counted twice: count its hosts in one row',
  ]);
  expect(wrong({ users: 4, places: [twice] })).toEqual([
    'segments.0.users must be at least the 5 that are counted by place',
  ]);
});
