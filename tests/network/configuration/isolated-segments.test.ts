import { describe, expect, it } from 'vitest';
import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { planNetwork, planTopology } from '#shared/network/plan.ts';
import { NetworkSimulation } from '#shared/network/simulate/network-simulation.ts';
import { requirementsOf } from '../requirements-builder.ts';
import { configured } from './configured.ts';

type More = Partial<Parameters<typeof requirementsOf>[0]>;

const company = (more: More = {}) =>
  requirementsOf({
    sites: [
      {
        name: 'HQ',
        kind: 'headquarters',
        floors: 3,
        wiredUsers: 180,
        wirelessUsers: 90,
        cameras: 20,
        servers: 6,
      },
      { name: 'Works', floors: 2, wiredUsers: 240, cameras: 30 },
    ],
    segments: [
      { name: 'Finance', users: 40, isolationLevel: 'full' },
      { name: 'Machines', type: 'iot', users: 40, isolationLevel: 'full' },
    ],
    redundancy: { internet: true, coreSwitching: true },
    ...more,
  });

const large = (more: More = {}) =>
  company({
    sites: [
      {
        name: 'HQ',
        kind: 'headquarters',
        floors: 9,
        areaM2: 90_000,
        wiredUsers: 2_400,
        cameras: 100,
        servers: 6,
      },
    ],
    ...more,
  });

/** Devices that have an interface in a segment's subnets, by what they are. */
function gatewaysOf({ devices }: NetworkConfiguration, subnets: ReadonlySet<string>): Set<string> {
  return new Set(
    devices.flatMap(({ kind, interfaces }) =>
      interfaces.some(({ ipv4, from }) => ipv4.length > 0 && from.some((id) => subnets.has(id)))
        ? [kind]
        : [],
    ),
  );
}

describe('a fully isolated segment', () => {
  it.each([
    ['behind firewalls', company(), ['firewall']],
    ['behind the firewalls of three tiers', large(), ['firewall']],
    ['at a site of one layer', company({ sites: [{ name: 'HQ', wiredUsers: 40 }] }), ['firewall']],
    [
      'on leased lines, where a works has routers alone',
      company({ wan: { kind: 'leased-line' } }),
      ['firewall', 'router'],
    ],
    ['without firewalls', company({ securityRequirements: { firewall: 'none' } }), ['router']],
  ])('%s has no switch as its gateway, and passes what is promised alone', (_, requirements, kinds) => {
    const network = configured(requirements);
    const isolated = planTopology(requirements).subnets.filter(
      ({ zone }) => zone === 'Finance' || zone === 'Machines',
    );
    expect(isolated.length).toBeGreaterThan(0);
    expect([...gatewaysOf(network, new Set(isolated.map(({ id }) => id)))].sort()).toEqual(kinds);
    const { matrix, findings } = new NetworkSimulation(network);
    expect(findings).toEqual([]);
    expect(matrix.filter(({ isAsExpected }) => !isAsExpected).map(({ flow }) => flow)).toEqual([]);
  });

  it('loses nothing where switches of a pair end aggregates together, in three tiers either', () => {
    const requirements = large({ budgetRange: 'high', vendorPreference: 'Cisco' });
    const input = { requirements, devices: catalogue, assigned: [], today: '2026-03-31' };
    const graph = planNetwork(input);
    expect(graph.nodes.some(({ mlag }) => mlag !== undefined)).toBe(true);
    const answer = configureNetwork(graph, requirements, catalogue);
    if (answer.kind === 'refused') throw new Error(JSON.stringify(answer.missing));
    const { matrix, findings } = new NetworkSimulation(answer.network);
    expect(findings).toEqual([]);
    expect(matrix.filter(({ isAsExpected }) => !isAsExpected).map(({ flow }) => flow)).toEqual([]);
  });

  it('survives every single failure where redundancy is full', () => {
    const { failures } = new NetworkSimulation(configured(company()));
    expect(failures.flatMap(({ element, lost }) => (lost.length > 0 ? [element.id] : []))).toEqual([]);
  });
});

describe('a physically isolated segment', () => {
  const segments: More['segments'] = [
    { name: 'Vault', users: 40, isolationLevel: 'physical' },
    { name: 'Building control', type: 'iot', users: 30, isolationLevel: 'physical' },
  ];

  it.each([
    ['with two of each', company({ segments })],
    ['in three tiers', large({ segments })],
    [
      'at a site of one layer',
      company({ segments, redundancy: {}, sites: [{ name: 'HQ', wiredUsers: 60, cameras: 30 }] }),
    ],
    ['without firewalls', company({ segments, securityRequirements: { firewall: 'none' } })],
  ])('%s shares no switch and no cable with another, up to the firewall or router', (_, requirements) => {
    const { nodes, edges, subnets } = planTopology(requirements);
    for (const name of ['Vault', 'Building control']) {
      const vlans = new Map(
        subnets.flatMap(({ vlan, site, zone, name: own }) =>
          vlan !== undefined && (zone === name || own.startsWith(name)) ? [[`${site} ${vlan}`, vlan]] : [],
        ),
      );
      const siteOf = new Map(nodes.map(({ id, site }) => [id, site]));
      const isOwn = (link: (typeof edges)[number], vlan: number) =>
        vlans.has(`${siteOf.get(link.target)} ${vlan}`);
      const own = edges.filter((link) => link.vlans.some((vlan) => isOwn(link, vlan)));
      expect(own.length).toBeGreaterThan(1);
      for (const link of own)
        expect(
          link.vlans.filter((vlan) => !isOwn(link, vlan)),
          link.id,
        ).toEqual([]);
      const switches = new Set(
        nodes.flatMap(({ id, type }) =>
          type === 'switch' && own.some(({ source, target }) => source === id || target === id) ? [id] : [],
        ),
      );
      expect(switches.size).toBeGreaterThan(0);
      const others = edges.filter(
        (link) => (switches.has(link.source) || switches.has(link.target)) && !own.includes(link),
      );
      expect(others.map(({ id }) => id)).toEqual([]);
    }
    const { matrix, findings } = new NetworkSimulation(configured(requirements));
    expect(findings).toEqual([]);
    expect(matrix.filter(({ isAsExpected }) => !isAsExpected).map(({ flow }) => flow)).toEqual([]);
  });

  it('survives every single failure where redundancy is full', () => {
    const { failures } = new NetworkSimulation(configured(company({ segments })));
    expect(failures.flatMap(({ element, lost }) => (lost.length > 0 ? [element.id] : []))).toEqual([]);
  });

  it('has people and devices as the sites state them, each once', () => {
    const requirements = company({ segments });
    const { nodes } = planTopology(requirements);
    const sum = (group: string) =>
      nodes.reduce((total, node) => total + (node.group === group ? node.quantity : 0), 0);
    expect([sum('wired-users'), sum('wireless-users'), sum('cameras')]).toEqual([420, 90, 50]);
  });

  it('is ordered with the rest: each of its switches gets a model and a price', () => {
    const requirements = company({
      segments: [{ name: 'Vault', users: 160, sites: ['HQ'], isolationLevel: 'physical' }],
    });
    const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-03-31' });
    const own = graph.nodes.filter(({ because }) => because?.rule === 'apart-switches');
    // Those of three closets are joined by a pair; one or two switches hang on the firewalls themselves.
    expect(own).toHaveLength(2);
    for (const { equipmentId } of own) {
      expect(catalogue.find(({ id }) => id === equipmentId)?.price?.amount).toBeGreaterThan(0);
    }
  });
});
