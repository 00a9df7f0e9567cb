import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { checkNetwork } from '#shared/network/checks/check-network.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { requirementsOf } from '../requirements-builder.ts';

/** The hall of a hosting company: most of its servers face the internet. */
const hosting = (publicServers: number, more: RequirementsInput = {}) =>
  requirementsOf({
    sites: [
      {
        name: 'Hall',
        kind: 'datacentre',
        areaM2: 600,
        wiredUsers: 8,
        wirelessUsers: 6,
        servers: publicServers + 40,
        publicServers,
      },
    ],
    bandwidth: { download: 20_000, upload: 20_000, symmetric: true },
    ipScheme: { publicIPs: 512 },
    redundancy: { internet: true, coreSwitching: true },
    ...more,
  });

const planOf = (requirements: ReturnType<typeof hosting>): Graph =>
  planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-26' });

const rackSwitches = ({ nodes }: Graph) => nodes.filter(({ label }) => label.includes('-DMZ-'));

/** Mbit/s of each link between devices of two types, a core being a switch of that layer. */
function ratesBetween({ nodes, edges }: Graph, one: string, other: string, vlans: ReadonlySet<number>) {
  const kindOf = new Map(
    nodes.map(({ id, type, layer, label }) => [
      id,
      label.includes('-DMZ-') ? 'rack' : layer === 'core' ? 'core' : type,
    ]),
  );
  return edges.flatMap(({ source, target, bandwidthMbps, vlans: own }) =>
    kindOf.get(source) === one && kindOf.get(target) === other && own.some((vlan) => vlans.has(vlan))
      ? [bandwidthMbps]
      : [],
  );
}

const publicVlans = ({ subnets }: Graph): Set<number> =>
  new Set(subnets.flatMap(({ purpose, vlan }) => (purpose === 'dmz' && vlan !== undefined ? [vlan] : [])));

describe('racks of public servers', () => {
  const requirements = hosting(280);
  const graph = planOf(requirements);
  const vlans = publicVlans(graph);

  it('hang on the core, whose links to the firewalls are as many for three rows as for eight', () => {
    for (const [plan, rows] of [
      [graph, 8],
      [planOf(hosting(100)), 3],
    ] as const) {
      const own = publicVlans(plan);
      expect(own.size).toBe(rows);
      expect(ratesBetween(plan, 'firewall', 'rack', own)).toEqual([]);
      expect(ratesBetween(plan, 'core', 'rack', own)).toHaveLength(2 * 2 * rows);
      expect(ratesBetween(plan, 'firewall', 'core', own)).toHaveLength(2 * 2);
    }
  });

  it('have every server on both switches of its rack', () => {
    const racks = new Set(rackSwitches(graph).map(({ id }) => id));
    const groups = graph.nodes.filter(({ group }) => group === 'public-servers');
    expect(groups.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(280);
    for (const { id, quantity } of groups) {
      const ends = graph.edges.filter(({ target }) => target === id);
      expect(ends.filter(({ source }) => racks.has(source))).toHaveLength(2);
      expect(ends).toHaveLength(2);
      expect(quantity).toBeLessThanOrEqual(46);
    }
  });

  it('are routed by the firewall alone', () => {
    const holders = (vlan: number) => {
      const gateway = graph.subnets.find((subnet) => subnet.vlan === vlan)?.gateway;
      return graph.nodes.filter(({ addresses }) =>
        addresses.some((address) => address.split('/')[0] === gateway),
      );
    };
    for (const vlan of vlans)
      expect(new Set(holders(vlan).map(({ type }) => type))).toEqual(new Set(['firewall']));
  });

  it('have uplinks, and the core a way to the firewall, as fast as the circuits', () => {
    const upTo = (mbps: number) => {
      const bandwidth = { download: mbps, upload: mbps, symmetric: true };
      const plan = planOf(hosting(280, { bandwidth }));
      const own = publicVlans(plan);
      return new Set([
        ...ratesBetween(plan, 'core', 'rack', own),
        ...ratesBetween(plan, 'firewall', 'core', own),
      ]);
    };
    expect(upTo(5_000)).toEqual(new Set([10_000]));
    expect(upTo(20_000)).toEqual(new Set([25_000]));
    expect(upTo(40_000)).toEqual(new Set([100_000]));
  });

  it('pass every check, those of the simulation with each element failed among them', () => {
    const found = checkNetwork({ graph, requirements, devices: catalogue });
    const failed = found.flatMap(({ findings }) => findings.filter(({ severity }) => severity === 'failure'));
    expect(failed).toEqual([]);
  });

  it('stay on switches of the firewalls’ own up to two rows', () => {
    const few = planOf(hosting(60));
    expect(ratesBetween(few, 'firewall', 'rack', publicVlans(few))).toHaveLength(2 * 2 * 2);
    expect(ratesBetween(few, 'core', 'rack', publicVlans(few))).toEqual([]);
  });

  it('get a core where nothing else asks for one', () => {
    const plan = planOf(hosting(140, { redundancy: { internet: false, coreSwitching: false } }));
    expect(ratesBetween(plan, 'core', 'rack', publicVlans(plan)).length).toBeGreaterThan(0);
  });
});
