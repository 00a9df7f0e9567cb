import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import type { Requirements, RequirementsInput } from '#shared/contract/requirements.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { holds } from '#shared/network/addressing/free-address.ts';
import { parseAddress } from '#shared/network/addressing/ipv4.ts';
import type { CheckResult } from '#shared/network/checks/finding.ts';
import { planNetwork, planTopology } from '#shared/network/plan.ts';
import { arithmeticOf, reasonText } from '#shared/network/reasons/reason-text.ts';
import { propertyRuns, propertyTimeout } from '../support/property-runs.ts';
import { assessNetwork } from './reference/assess-network.ts';
import { requirementsOf } from './requirements-builder.ts';

const plan = (requirements: Requirements): Graph =>
  planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-28' });

function assessed(graph: Graph, requirements: Requirements) {
  const { checks, network } = assessNetwork({ graph, requirements, devices: catalogue });
  if (network === undefined) throw new Error('The plan cannot be simulated');
  return { checks, network };
}

const withBlock = (requirements: Requirements, block: string): Requirements => ({
  ...requirements,
  ipScheme: { ...requirements.ipScheme, private: block },
});

/** Networks on more ports than they have addresses to lease; those of devices that have theirs by hand do not count. */
function shortOfLeases({ devices }: NetworkConfiguration, { subnets }: Graph): string[] {
  const ports = new Map<string, number>();
  for (const { site, interfaces } of devices)
    for (const { switchport, ports: own } of interfaces) {
      const { mode, access, voice, native, isEdge } = switchport ?? {};
      const untagged = mode === 'access' ? access : isEdge && `native ${native}`;
      for (const vlan of [untagged, voice])
        if (vlan) ports.set(`${site} ${vlan}`, (ports.get(`${site} ${vlan}`) ?? 0) + own.length);
    }
  return subnets.flatMap(({ site, vlan, name, purpose, dhcp }) => {
    if (vlan === undefined || dhcp === undefined) return [];
    const leases = parseAddress(dhcp.to) - parseAddress(dhcp.from) + 1;
    const asked = ports.get(`${site} ${purpose === 'management' ? 'native ' : ''}${vlan}`) ?? 0;
    return asked > leases ? [`${name}: ${asked} of ${leases}`] : [];
  });
}

/** Access points whose port is untagged elsewhere than in the network of their address. */
function untaggedElsewhere({ devices }: NetworkConfiguration, { nodes, edges, subnets }: Graph): string[] {
  const native = new Map(
    devices.flatMap(({ interfaces }) =>
      interfaces.flatMap(({ from, switchport }) => from.map((id) => [id, switchport?.native] as const)),
    ),
  );
  return nodes.flatMap(({ id, type, label, addresses: [address] }) => {
    if (type !== 'accesspoint') return [];
    const link = edges.find(({ target }) => target === id);
    const home = subnets.find(
      (row) => row.vlan !== undefined && address !== undefined && holds(row, address),
    );
    return home !== undefined &&
      native.get(link?.id ?? '') === home.vlan &&
      link?.vlans.includes(home.vlan ?? 0)
      ? []
      : [label];
  });
}

const clinic: RequirementsInput = {
  sites: [
    {
      name: 'Clinic',
      kind: 'hospital',
      floors: 3,
      areaM2: 2_700,
      wiredUsers: 90,
      wirelessUsers: 30,
      people: 120,
      phones: 50,
      cameras: 16,
      printers: 20,
      servers: 8,
      guests: 30,
    },
  ],
  segments: [
    {
      name: 'Medical devices',
      type: 'iot',
      users: 40,
      poe: 'none',
      isolationLevel: 'full',
      reaches: 'servers',
    },
    { name: 'Visitors', type: 'guest', users: 30 },
  ],
  ipScheme: { private: '192.168.10.0/23' },
  redundancy: { coreSwitching: true, internet: true },
  growth: { percent: 15, years: 5 },
};

describe('a block that does not hold each network in one piece', () => {
  const requirements = requirementsOf(clinic);
  const graph = plan(requirements);
  const networksFor = (what: string) => graph.subnets.filter(({ purpose }) => purpose === what);

  it.each([
    clinic,
    {
      sites: [
        {
          name: 'Office',
          floors: 3,
          areaM2: 2_700,
          wiredUsers: 90,
          wirelessUsers: 30,
          phones: 50,
          cameras: 16,
        },
      ],
      ipScheme: { private: '192.168.10.0/23' },
    },
  ])(
    'has each access point on a port that is untagged in the network where it leases its address: %#',
    (own) => {
      const requirements = requirementsOf(own);
      const graph = plan(requirements);
      const { checks, network } = assessed(graph, requirements);
      expect(untaggedElsewhere(network, graph)).toEqual([]);
      expect(shortOfLeases(network, graph)).toEqual([]);
      const failed = checks
        .flatMap(({ findings }) => findings)
        .filter(({ severity }) => severity === 'failure');
      expect(failed).toEqual([]);
    },
  );

  it('says why a network is in several pieces', () => {
    const [first] = networksFor('guest');
    expect(arithmeticOf(first?.because)).toMatch(/ = 35, in 2 VLANs of powers of two; 27 hosts /);
    expect(first?.because && reasonText(first.because).rule).toMatch(
      /the private block is too small for one of all Wi-Fi clients/,
    );
  });

  it('is told each access point whose port is untagged in another network than that of its address', () => {
    const [first, second] = networksFor('management');
    const strays = graph.nodes.filter(
      ({ type, addresses: [address] }) =>
        type === 'accesspoint' && address !== undefined && second !== undefined && holds(second, address),
    );
    expect(strays).toHaveLength(3);
    const edges = graph.edges.map((edge) =>
      strays.some(({ id }) => id === edge.target)
        ? { ...edge, vlans: edge.vlans.map((vlan) => (vlan === second?.vlan ? (first?.vlan ?? 0) : vlan)) }
        : edge,
    );
    const { checks } = assessed({ ...graph, edges }, requirements);
    const found = checks.find(({ id }) => id === 'layer-2')?.findings ?? [];
    for (const { id } of strays)
      expect(found.filter(({ elements }) => elements.includes(id))).toHaveLength(1);
  });
});

describe('what a small block is cut for', () => {
  const pieces = (more: RequirementsInput) =>
    Object.fromEntries(
      [...Map.groupBy(planTopology(requirementsOf(more)).subnets, ({ purpose }) => purpose)].map(
        ([purpose, own]) => [purpose, own.filter(({ vlan }) => vlan !== undefined).length],
      ),
    );

  it('is hosts on cables before access points, guests and staff with Wi-Fi', () => {
    const cut = pieces({
      sites: [
        {
          name: 'Office',
          floors: 2,
          areaM2: 1_200,
          wiredUsers: 47,
          wirelessUsers: 30,
          phones: 62,
          cameras: 24,
          guests: 35,
          printers: 6,
        },
      ],
      ipScheme: { private: '192.168.10.0/23' },
      redundancy: { coreSwitching: true },
      growth: { percent: 7, years: 5 },
    });
    expect(cut).toMatchObject({ management: 1, guest: 1 });
  });

  it('is, of desks, so many as the addresses of each piece', () => {
    const requirements = requirementsOf({
      sites: [{ name: 'Office', floors: 1, wiredUsers: 130, phones: 30 }],
      ipScheme: { private: '192.168.10.0/24' },
      growth: { percent: 10, years: 5 },
    });
    const graph = plan(requirements);
    expect(graph.subnets.filter(({ purpose }) => purpose === 'data').length).toBeGreaterThan(1);
    expect(shortOfLeases(assessed(graph, requirements).network, graph)).toEqual([]);
  });
});

/** One office that a /23 or a /24 just holds, or does not. */
const smallOffice = (): fc.Arbitrary<Requirements> =>
  fc
    .record({
      wiredUsers: fc.integer({ min: 5, max: 140 }),
      wirelessUsers: fc.integer({ min: 0, max: 60 }),
      phones: fc.integer({ min: 0, max: 90 }),
      cameras: fc.integer({ min: 0, max: 60 }),
      guests: fc.integer({ min: 0, max: 60 }),
      printers: fc.integer({ min: 0, max: 20 }),
      servers: fc.integer({ min: 0, max: 6 }),
      floors: fc.integer({ min: 1, max: 3 }),
      percent: fc.integer({ min: 0, max: 30 }),
      hasPair: fc.boolean(),
    })
    .map(({ percent, hasPair, ...site }) =>
      requirementsOf({
        sites: [{ name: 'Office', kind: 'office', areaM2: 600 * site.floors, ...site }],
        redundancy: { coreSwitching: hasPair },
        growth: { percent, years: 5 },
      }),
    );

describe('any small office', () => {
  it(
    'passes every check in a small block that it passes in a wide one, or is told which block would hold it',
    () => {
      const seen = { cut: 0, refused: 0 };
      const failing = (checks: readonly CheckResult[]) =>
        checks.filter(({ outcome }) => outcome !== 'pass').map(({ id }) => id);
      fc.assert(
        fc.property(smallOffice(), fc.constantFrom(23, 24), (office, prefix) => {
          const tight = withBlock(office, `192.168.10.0/${prefix}`);
          let graph: Graph;
          try {
            graph = plan(tight);
          } catch (refused) {
            const message = refused instanceof Error ? refused.message : '';
            const [, larger] =
              /^This network needs .* A \/(\d+) would be large enough\.$/.exec(message) ?? [];
            expect(Number(larger)).toBeLessThan(prefix);
            planTopology(withBlock(tight, `10.0.0.0/${larger}`));
            seen.refused += 1;
            return;
          }
          if (graph.subnets.some(({ name }) => name.endsWith('1/2'))) seen.cut += 1;
          const { checks, network } = assessed(graph, tight);
          expect(untaggedElsewhere(network, graph)).toEqual([]);
          expect(shortOfLeases(network, graph)).toEqual([]);
          const inWide = failing(assessed(plan(office), office).checks);
          expect(failing(checks).filter((id) => !inWide.includes(id))).toEqual([]);
        }),
        { numRuns: propertyRuns(20, 400) },
      );
      expect(seen.cut).toBeGreaterThan(0);
      expect(seen.refused).toBeGreaterThan(0);
    },
    propertyTimeout(240_000),
  );
});
