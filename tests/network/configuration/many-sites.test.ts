import { describe, expect, it } from 'vitest';
import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import { formatBlock } from '#shared/network/addressing/ipv4.ts';
import { HostKinds } from '#shared/network/simulate/flows/host-kinds.ts';
import { failableElements, NetworkFailures } from '#shared/network/simulate/flows/single-failures.ts';
import { NetworkSimulation } from '#shared/network/simulate/network-simulation.ts';
import { requirementsOf } from '../requirements-builder.ts';
import { configured } from './configured.ts';

/** A headquarters and small branches, joined by tunnels unless another way is asked for. */
const company = (branches: number, more: Partial<Parameters<typeof requirementsOf>[0]> = {}) =>
  requirementsOf({
    sites: [
      { name: 'HQ', kind: 'headquarters', wiredUsers: 60, phones: 20, servers: 4 },
      ...Array.from({ length: branches }, (_, index) => ({
        name: `Branch ${index + 1}`,
        // The second is large enough for switches that route.
        wiredUsers: index === 1 ? 210 : 4,
        phones: 2,
      })),
    ],
    services: { onPremise: ['erp'] },
    ...more,
  });

const full = { internet: true, coreSwitching: true };

/** AS numbers by site, of the devices that speak BGP. */
const systemsOf = ({ devices }: NetworkConfiguration): Map<string, number> =>
  new Map(devices.flatMap(({ site, routing }) => (routing?.bgp ? [[site, routing.bgp.as] as const] : [])));

const unexpected = (network: NetworkConfiguration) => {
  const { matrix, findings } = new NetworkSimulation(network);
  expect(matrix.length).toBeGreaterThan(100);
  return [findings, matrix.filter(({ isAsExpected }) => !isAsExpected).map(({ flow }) => flow)];
};

describe('a network of more sites than one OSPF backbone takes', () => {
  it.each([
    ['60 sites on tunnels', company(60)],
    ['200 sites on tunnels', company(200)],
    ['60 sites that leave by their own provider', company(60, { services: { cloud: ['saas'] } })],
    ['60 sites without firewalls', company(60, { securityRequirements: { firewall: 'none' } })],
    ['60 sites on leased lines', company(60, { wan: { kind: 'leased-line' } })],
    ['60 sites with two of each', company(60, { redundancy: full })],
    [
      '60 sites with two routers each',
      company(60, { redundancy: full, securityRequirements: { firewall: 'none' } }),
    ],
    ['60 sites with two lines each', company(60, { redundancy: full, wan: { kind: 'leased-line' } })],
  ])('%s: every promised flow passes and no forbidden one', (_, requirements) => {
    expect(unexpected(configured(requirements))).toEqual([[], []]);
  });

  it('is joined by BGP with an AS for each site, and has no area that spans two', () => {
    const network = configured(company(60, { redundancy: full }));
    const systems = systemsOf(network);
    expect(systems.size).toBe(61);
    expect(new Set(systems.values()).size).toBe(61);
    for (const { routing } of network.devices)
      for (const { id } of routing?.ospf?.areas ?? []) expect(id).toBe(0);
  });

  it('tells a branch nothing but a default route and one summary', () => {
    const { network, state } = new NetworkSimulation(configured(company(60)));
    const branch = network.deviceOfNode.get('b7-fw-1');
    const table = state.view.tables[branch?.index ?? -1] ?? [];
    const learnt = [...table].filter(({ source }) => source === 'bgp');
    expect(learnt.map(({ prefix }) => formatBlock(prefix))).toEqual(['10.0.0.0/8', '0.0.0.0/0']);
  });

  it('has each site on MPLS number the defaults that it announces for itself, all after those of the hub', () => {
    const { devices } = configured(company(6, { redundancy: full, wan: { kind: 'mpls' } }));
    const metrics = new Map<string, number[]>();
    for (const { site, routing } of devices) {
      const metric = routing?.ospf?.originatesDefault?.metric;
      if (metric !== undefined) metrics.set(site, [...(metrics.get(site) ?? []), metric]);
    }
    const { HQ: hub = [], ...branches } = Object.fromEntries(metrics);
    expect(Object.keys(branches).length).toBeGreaterThan(1);
    const [one = [], ...others] = Object.values(branches);
    expect(Math.max(...hub)).toBeLessThan(Math.min(...one));
    for (const other of others) expect(other).toEqual(one);
  });

  it.each([
    ['firewalls', company(51, { redundancy: full })],
    ['routers', company(51, { redundancy: full, securityRequirements: { firewall: 'none' } })],
    ['lines', company(51, { redundancy: full, wan: { kind: 'leased-line' } })],
  ])('with two of everything (%s) loses no flow to a failure at the headquarters', (_, requirements) => {
    const { network, state, matrix } = new NetworkSimulation(configured(requirements));
    const atHub = failableElements(network).filter(({ id }) => !/(^|--)b\d/.test(id));
    const single = new NetworkFailures(state, new HostKinds(network), matrix);
    const failures = atHub.map((element) => ({ element, ...single.of([element]) }));
    expect(failures.length).toBeGreaterThan(10);
    expect(failures.flatMap(({ element, lost }) => (lost.length > 0 ? [element.id] : []))).toEqual([]);
  });
});

describe('a network of as many sites as one OSPF backbone takes', () => {
  it('keeps to OSPF', () => {
    const network = configured(company(49));
    expect(systemsOf(network).size).toBe(0);
  });
});

describe('sites that two routers each join to the hub', () => {
  const works = (count: number, internet: 'hub' | 'own' = 'hub') =>
    configured(
      requirementsOf({
        sites: [
          { name: 'HQ', kind: 'headquarters', wiredUsers: 60, servers: 4 },
          ...Array.from({ length: count }, (_, index) => ({
            name: `Works ${index + 1}`,
            wiredUsers: 210,
            internet,
          })),
        ],
        redundancy: full,
        wan: { kind: 'leased-line' },
      }),
    );
  const areasOf = ({ devices }: NetworkConfiguration): number[] => [
    ...new Set(devices.flatMap(({ routing }) => routing?.ospf?.areas.map(({ id }) => id) ?? [])),
  ];

  it('stand in the backbone, so that neither router can believe the other’s default', () => {
    const network = works(2);
    const routers = network.devices.filter(({ site, routing }) => site === 'Works 1' && routing?.ospf);
    expect(routers.length).toBeGreaterThan(3);
    expect(areasOf(network)).toEqual([0]);
  });

  it('are areas where they have a provider of their own, since no other one may lead them out', () => {
    expect(areasOf(works(2, 'own'))).toEqual([0, 1, 2]);
  });

  it('are joined by BGP where the backbone would have more than 100 routers', () => {
    expect(systemsOf(works(20)).size).toBe(0);
    expect(systemsOf(works(26)).size).toBe(27);
  });
});

describe('a site that leaves by a provider of its own', () => {
  const requirements = requirementsOf({
    sites: [
      { name: 'HQ', kind: 'headquarters', wiredUsers: 60 },
      { name: 'Works', wiredUsers: 250, internet: 'own' },
    ],
    ipScheme: { ipv6: true },
  });

  it('reaches the internet in both families while its tunnel to the headquarters is down', () => {
    const network = configured(requirements);
    const hub = network.providers.flatMap(({ circuits }) => circuits).find(({ edge }) => /hq-/.test(edge));
    const simulation = new NetworkSimulation(network);
    const here = new Set(network.hosts.flatMap(({ id, site }) => (site === 'Works' ? [id] : [])));
    const outwards = network.flows.filter(
      ({ source, destination, expected }) =>
        here.has(source) && destination === 'internet' && expected === 'pass',
    );
    const outcomes = outwards.map((flow) => ({
      family: flow.address.includes(':') ? 6 : 4,
      outcome: simulation.walk(flow, { edges: new Set([hub?.edge ?? '']) }).outcome,
    }));
    expect(new Set(outcomes.map(({ family }) => family))).toEqual(new Set([4, 6]));
    expect(outcomes.filter(({ outcome }) => outcome !== 'pass')).toEqual([]);
    expect(
      network.devices.filter(({ site, routing }) => site === 'Works' && routing?.ospf).length,
    ).toBeGreaterThan(1);
  });
});
