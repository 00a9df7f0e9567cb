import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Role } from '#shared/contract/device.ts';
import type { Requirements } from '#shared/contract/requirements.ts';
import { portCount } from '#shared/network/graph/port-range.ts';
import { planTopology } from '#shared/network/plan.ts';
import type { Demands, Need } from '#shared/network/recommend/need.ts';
import { needsOfPlan } from '#shared/network/recommend/needs-of-plan.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import { anyRequirements, requirementsOf, threeSites } from '../requirements-builder.ts';

const needsOf = (requirements: Requirements) => needsOfPlan(requirements, planTopology(requirements));

const needAt = (needs: readonly Need[], role: Role, site = 'Headquarters') => {
  const found = needs.find((need) => need.role === role && need.places.some((place) => place.site === site));
  if (found === undefined) throw new Error(`no ${role} at ${site}`);
  return found;
};

const portsOf = ({ ports }: Demands): number =>
  ports.reduce((sum, { what, count }) => sum + (what === 'ports' ? count : 0), 0);

const poweredOf = ({ poe }: Demands): number => (poe?.ports ?? []).reduce((sum, { count }) => sum + count, 0);

/** Phones and cameras that are spread over eight switches next to access points, with much growth. */
const manyPhones = requirementsOf({
  sites: [
    {
      name: 'Headquarters',
      kind: 'headquarters',
      wiredUsers: 1,
      wirelessUsers: 14,
      guests: 66,
      phones: 122,
      cameras: 22,
    },
  ],
  growth: { percent: 143 },
});

const wan = (more = {}) =>
  requirementsOf({
    sites: [
      { name: 'Headquarters', kind: 'headquarters', wiredUsers: 100 },
      { name: 'North', wiredUsers: 10, wanMbps: 100 },
      { name: 'South', wiredUsers: 10, wanMbps: 200 },
    ],
    bandwidth: { download: 1_000 },
    wan: { kind: 'leased-line' },
    ...more,
  });

/** The clients of an access point may use more than a gigabit. */
const fast = { bandwidth: { download: 5_000 } };

describe('the demands of a plan on its devices', () => {
  it('asks for a port for each of two links that name the same one, as fast as each of them', () => {
    const requirements = requirementsOf({ wiredUsers: 20, wirelessUsers: 20 });
    const graph = planTopology(requirements);
    const needs = needsOfPlan(requirements, graph);
    const access = graph.nodes.find(({ type, layer }) => type === 'switch' && layer === 'access');
    const [first, second] = graph.edges.filter(
      ({ source, sourcePort }) =>
        source === access?.id && sourcePort !== undefined && portCount(sourcePort) === 1,
    );
    expect(second).toBeDefined();
    const edges = graph.edges.map((edge) =>
      edge === second && first?.sourcePort ? { ...edge, sourcePort: first.sourcePort } : edge,
    );
    const shared = needsOfPlan(requirements, { ...graph, edges });
    expect(needAt(shared, 'access').demands.ports).toEqual(needAt(needs, 'access').demands.ports);
  });

  it('asks both ends of a link between a firewall and its core for the same', () => {
    const guarded = requirementsOf({
      sites: [
        {
          name: 'Headquarters',
          kind: 'factory',
          floors: 3,
          areaM2: 6_000,
          wiredUsers: 300,
          cameras: 800,
          servers: 10,
        },
      ],
      segments: [
        {
          name: 'Machines',
          type: 'iot',
          users: 800,
          isolationLevel: 'full',
          reaches: 'servers',
          mbpsPerHost: 10,
        },
      ],
      bandwidth: { download: 500 },
      securityRequirements: { firewall: 'basic' },
    });
    const needs = needsOf(guarded);
    const fastest = ({ ports }: Demands) =>
      Math.max(...ports.flatMap(({ medium, speedMbps }) => (medium === 'either' ? [speedMbps] : [])));
    expect(fastest(needAt(needs, 'firewall').demands)).toBe(10_000);
    expect(fastest(needAt(needs, 'core').demands)).toBe(10_000);
  });

  it('asks the edge for what a segment on switches of its own sends, and no more', () => {
    const inCells = (mbpsPerHost: number) =>
      needAt(
        needsOf(
          requirementsOf({
            sites: [{ name: 'Headquarters', kind: 'factory', wiredUsers: 60, cameras: 150, servers: 4 }],
            segments: [
              {
                name: 'Cell',
                type: 'iot',
                users: 150,
                isolationLevel: 'physical',
                reaches: 'servers',
                mbpsPerHost,
              },
              { name: 'Offices', type: 'department', users: 60 },
            ],
            bandwidth: { download: 500 },
            redundancy: { coreSwitching: true },
            securityRequirements: { firewall: 'basic' },
          }),
        ),
        'firewall',
      ).demands.ports;
    const fast = (ports: Demands['ports']) =>
      ports.reduce((sum, { speedMbps, count }) => sum + (speedMbps >= 10_000 ? count : 0), 0);
    expect(fast(inCells(40))).toBeGreaterThan(fast(inCells(2)));
  });

  it('has the hub’s firewall inspect the internet access and every circuit that ends on it', () => {
    const inspected = wan({ securityRequirements: { firewall: 'enterprise' } });
    expect(needAt(needsOf(inspected), 'firewall').demands.rate).toEqual({
      figure: 'inspectionMbps',
      mbps: 1_200,
      why: '1 Gbit/s of internet access + 200 Mbit/s of circuits to other sites = 1.2 Gbit/s',
    });
  });

  it.each([
    [{ firewall: 'basic' }, 'firewallMbps'],
    [{ firewall: 'basic', ips: true }, 'inspectionMbps'],
    [{ firewall: 'basic', contentFiltering: true }, 'inspectionMbps'],
    [{ firewall: 'utm' }, 'inspectionMbps'],
  ])(
    'counts the firewall’s throughput with what it is asked to look for: %j',
    (securityRequirements, figure) => {
      expect(needAt(needsOf(wan({ securityRequirements })), 'firewall').demands.rate?.figure).toBe(figure);
    },
  );

  it('has the hub’s firewall inspect the internet access alone where tunnels ride on it', () => {
    const { rate } = needAt(needsOf(wan({ wan: { kind: 'internet-vpn' } })), 'firewall').demands;
    expect(rate).toMatchObject({ mbps: 1_000, why: '1 Gbit/s of internet access' });
  });

  it('counts a second provider as the reserve of the first', () => {
    const sites = [
      { name: 'Headquarters', kind: 'headquarters', wiredUsers: 300 },
      { name: 'North', wiredUsers: 10, wanMbps: 100 },
      { name: 'South', wiredUsers: 10, wanMbps: 200 },
    ];
    const redundancy = { internet: true };
    expect(needAt(needsOf(wan({ sites, redundancy })), 'firewall').demands.rate?.mbps).toBe(1_200);
    const ipScheme = { publicIPs: 256, asNumber: 65_551 };
    const announcing = needsOf(wan({ sites, redundancy, ipScheme }));
    expect(needAt(announcing, 'firewall').demands.rate?.mbps).toBe(1_200);
    expect(needAt(announcing, 'edge').demands.rate?.mbps).toBe(1_000);
  });

  it('has a branch’s router carry the branch’s circuit', () => {
    const { demands } = needAt(needsOf(wan()), 'edge', 'South');
    expect(demands.rate).toMatchObject({ figure: 'forwardingMbps', mbps: 200 });
    expect(demands.ports).toEqual([
      { what: 'ports', count: 2, speedMbps: 1_000, medium: 'either', why: '2 links of the plan' },
    ]);
  });

  it('makes edge links no faster than their traffic needs', () => {
    const ports = needAt(needsOf(wan({ bandwidth: { download: 400 } })), 'firewall').demands.ports;
    expect(ports.map(({ speedMbps }) => speedMbps)).toEqual([1_000]);
  });

  it('adds growth to people and devices, and not to links between switches', () => {
    const { demands } = needAt(needsOf(threeSites(fast)), 'access');
    expect(demands.ports.find(({ what }) => what === 'uplinks')).toMatchObject({ count: 2, medium: 'fibre' });
    // A floor: 45 wired + ceil(60 × 2.5 × 1.3 / 30) = 7 access points, over two switches.
    const users = demands.ports.find(({ what }) => what === 'ports');
    expect(users?.why).toBe('23 in use × 1.3 growth = 30');
    expect(users?.count).toBe(30);
    expect(demands.ports.find(({ speedMbps }) => speedMbps === 2_500)).toMatchObject({
      count: 4,
      why: '4 links of the plan',
    });
  });

  it('adds growing and fixed demands for the same kind of port', () => {
    const site = {
      name: 'Headquarters',
      kind: 'headquarters',
      floors: 4,
      wiredUsers: 180,
      servers: 6,
    } as const;
    const { places, demands } = needAt(
      needsOf(requirementsOf({ sites: [site], redundancy: { coreSwitching: true } })),
      'core',
    );
    expect(places.length).toBe(2);
    // Three links to the other core, the routed one with them, and one to each of the access switches; the servers have one link each.
    expect(demands.ports.filter(({ medium }) => medium === 'fibre')).toMatchObject([
      { count: 18, speedMbps: 10_000, why: '6 in use × 1.3 growth = 8, at most 7 and 11 links of the plan' },
    ]);
  });

  it('has a switch forward all of its ports at full rate in both directions', () => {
    const { demands } = needAt(needsOf(threeSites(fast)), 'access');
    expect(demands.rate).toEqual({
      figure: 'forwardingMbps',
      mbps: 118_000,
      why: '(2 × 10 Gbit/s + 29 × 1 Gbit/s + 4 × 2.5 Gbit/s) × 2 directions = 118 Gbit/s',
    });
  });

  it('demands multigigabit ports at both ends of a link of 2.5 Gbit/s', () => {
    const requirements = threeSites();
    const graph = planTopology(requirements);
    const points = new Set(graph.nodes.flatMap(({ id, type }) => (type === 'accesspoint' ? [id] : [])));
    const edges = graph.edges.map((edge) =>
      edge.medium === 'copper' && (points.has(edge.source) || points.has(edge.target))
        ? { ...edge, bandwidthMbps: 2_500 }
        : edge,
    );
    const needs = needsOfPlan(requirements, { ...graph, edges });
    expect(needAt(needs, 'wireless').demands.ports).toMatchObject([{ speedMbps: 2_500, medium: 'copper' }]);
    expect(needAt(needs, 'access').demands.ports).toContainEqual(
      expect.objectContaining({ what: 'ports', speedMbps: 2_500, medium: 'copper' }),
    );
  });

  it('demands two power supplies of every switch, router, firewall and server where power is redundant', () => {
    const site = {
      name: 'Headquarters',
      kind: 'headquarters',
      floors: 3,
      wiredUsers: 200,
      servers: 4,
    } as const;
    const needs = needsOf(requirementsOf({ sites: [site], redundancy: { power: true } }));
    for (const { demands } of needs) expect(demands.minSupplies).toBe(2);
    for (const { demands } of needsOf(threeSites())) expect(demands.minSupplies).toBeUndefined();
  });

  it('demands two power supplies at the sites that state full redundancy, and where the design asks for them at all but small leaf sites', () => {
    const sites = [
      { name: 'Headquarters', kind: 'headquarters', wiredUsers: 10, redundancy: 'full' },
      { name: 'Alike', wiredUsers: 10 },
      { name: 'Unprotected', wiredUsers: 10, redundancy: 'none' },
    ] as const;
    const doubled = (requirements: Requirements) =>
      needsOf(requirements).flatMap(({ demands, places }) =>
        demands.minSupplies === 2 ? places.map(({ site }) => site) : [],
      );
    expect(new Set(doubled(requirementsOf({ sites: [...sites] })))).toEqual(new Set(['Headquarters']));
    const reversed = sites.toReversed();
    expect(new Set(doubled(requirementsOf({ sites: reversed })))).toEqual(new Set(['Headquarters']));
    const powered = { sites: [...sites], redundancy: { power: true } };
    expect(new Set(doubled(requirementsOf(powered)))).toEqual(new Set(['Headquarters']));
    const everywhere = requirementsOf({ ...powered, assumptions: { devicesOfSmallLeaf: 0 } });
    expect(new Set(doubled(everywhere))).toEqual(new Set(['Headquarters', 'Alike']));
  });

  it('spreads people in range of several access points over them', () => {
    const { demands } = needAt(needsOf(threeSites()), 'wireless');
    expect(demands.clients).toEqual({
      count: 28,
      why: '21.43 devices on one access point × 1.3 growth = 28',
    });
  });

  it('gives places that are grouped the highest demands of any of them', () => {
    const requirements = requirementsOf({
      sites: [
        { name: 'Headquarters', kind: 'headquarters', wiredUsers: 10 },
        { name: 'Smaller', wiredUsers: 9 },
        { name: 'Larger', wiredUsers: 16 },
      ],
    });
    const access = needsOf(requirements).filter(({ role }) => role === 'access');
    expect(access.length).toBe(1);
    expect(access[0]?.demands.ports.find(({ what }) => what === 'ports')?.count).toBe(21);
  });

  it('demands routing between VLANs of a data centre’s leaves, but not of access switches, which have an address to be managed by', () => {
    const site = { name: 'DC', kind: 'datacentre', wiredUsers: 30, servers: 400 } as const;
    const access = needsOf(requirementsOf({ sites: [site] })).filter(({ role }) => role === 'access');
    const routing = access.flatMap(({ places, demands: { capabilities = [] } }) =>
      places.map(({ label }) => ({
        label,
        routes: capabilities.some(({ capability }) => capability === 'static-routes'),
      })),
    );
    expect(routing.length).toBeGreaterThan(4);
    for (const { label, routes } of routing) expect(routes).toBe(label.includes('LEAF'));
  });

  it('never demands more ports of an access switch than the plan gave it, of all kinds together', () => {
    fc.assert(
      fc.property(anyRequirements(), (requirements) => {
        for (const { role, demands } of needsOf(requirements)) {
          if (role !== 'access') continue;
          // A leaf has 8 ports beside its 48.
          expect(portsOf(demands)).toBeLessThanOrEqual(demands.poe === undefined ? 56 : 48);
          expect(poweredOf(demands)).toBeLessThanOrEqual(48);
        }
      }),
      { numRuns: propertyRuns(30, 400), examples: [[manyPhones]] },
    );
  });

  it('has room on each access switch for the growth of what is plugged into it', () => {
    const { places, demands } = needAt(needsOf(manyPhones), 'access');
    expect(places.length).toBe(8);
    expect(demands.ports.find(({ speedMbps }) => speedMbps === 1_000)?.why).toBe(
      '18 in use × 2.43 growth = 44',
    );
  });

  it('demands power for no more ports than a switch of the plan has, however many devices are moved to it', () => {
    const graph = planTopology(manyPhones);
    const edges = graph.edges.map((edge) =>
      edge.source === 'hq-f1-acc-1' && edge.target === 'hq-f1-cameras'
        ? { ...edge, sourcePort: 'port 19-22' }
        : edge,
    );
    const { demands } = needAt(needsOfPlan(manyPhones, { ...graph, edges }), 'access');
    expect(portsOf(demands)).toBe(48);
    expect(poweredOf(demands)).toBe(48);
  });
});
