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
