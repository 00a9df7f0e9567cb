import { describe, expect, it } from 'vitest';
import type { Interface } from '#shared/contract/configuration/interfaces.ts';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { NetworkSimulation } from '#shared/network/simulate/network-simulation.ts';
import { buildNetwork, verdictOn } from '../oracle-network/build-network.ts';
import { brokenBundles } from '../oracle-network/wrongs.ts';
import { requirementsOf } from '../requirements-builder.ts';

/** The configuration of a plan whose links end on ports of models: only these are bundled. */
function withModels(input: RequirementsInput) {
  const requirements = requirementsOf(input);
  const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-26' });
  const answer = configureNetwork(graph, requirements, catalogue);
  if (answer.kind === 'refused') throw new Error(`The plan lacks ${JSON.stringify(answer.missing)}`);
  return answer.network;
}

const lost = (network: ReturnType<typeof withModels>, failed: string[]) => {
  const built = buildNetwork(network, new Set(failed));
  return network.flows.flatMap((flow) =>
    verdictOn(built, flow).passes === (flow.expected === 'pass') ? [] : [flow.id],
  );
};

describe('links of several ports to a cluster of firewalls', () => {
  const network = withModels({
    sites: [
      { name: 'Leeds', kind: 'headquarters', wiredUsers: 1, servers: 95, publicServers: 90, guests: 30 },
    ],
    segments: [{ name: 'Visitors', type: 'guest', users: 45, isolationLevel: 'full' }],
    redundancy: { internet: true },
    // Where the cages of a firewall each have their own speed, there are enough for both bundles.
    vendorPreference: 'Palo Alto Networks',
  });
  const rows = (kind: string) =>
    network.devices.filter((device) => device.kind === kind).flatMap(({ interfaces }) => interfaces);
  const bundled = (row: Interface) => row.aggregation?.mode === 'lacp';

  it('are aggregates of it, routed and switched, with the same ports of each member', () => {
    const own = rows('firewall').filter(bundled);
    expect(own.some(({ ipv4 }) => ipv4.length > 0)).toBe(true);
    expect(own.some(({ switchport }) => switchport?.mode === 'trunk')).toBe(true);
    for (const { ports } of own) {
      const [one, other] = [...Map.groupBy(ports, ({ node }) => node).values()];
      expect(one?.map(({ name }) => name)).toEqual(other?.map(({ name }) => name));
      expect(one?.length).toBeGreaterThan(1);
    }
  });

  it('are an aggregate to each member at the switch, in the VLAN of the link where it is routed', () => {
    const routed = rows('switch').filter(({ switchport }) => (switchport?.access ?? 0) >= 3_900);
    expect(routed.map(({ kind, ports }) => [kind, ports.length])).toEqual([
      ['aggregate', 2],
      ['aggregate', 2],
    ]);
    expect(brokenBundles(network)).toEqual([]);
  });

  it('carry what is promised with either member', () => {
    for (const failed of [[], ['hq-fw-1'], ['hq-fw-2']]) expect(lost(network, failed)).toEqual([]);
    expect(new NetworkSimulation(network).findings).toEqual([]);
  });
});

it('a router that bridges its links to both members has one port for each, however fast', () => {
  const network = withModels({
    sites: [{ name: 'Leeds', kind: 'datacentre', wiredUsers: 3_000, phones: 1_500 }],
    bandwidth: { download: 40_000, upload: 40_000 },
    redundancy: { internet: true },
    vendorPreference: 'Ubiquiti',
    equipmentClass: 'small-business',
    ipScheme: { asNumber: 201_234, publicPrefix: '203.0.114.0/24', publicIPs: 256 },
  });
  const bridges = network.devices.flatMap(({ interfaces }) =>
    interfaces.filter(({ kind }) => kind === 'bridge'),
  );
  expect(bridges.map(({ ports }) => ports.length)).toEqual([2, 2]);
  expect(brokenBundles(network)).toEqual([]);
});
