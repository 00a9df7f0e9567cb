import { describe, expect, it } from 'vitest';
import { Requirements } from '#shared/contract/requirements.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { planTopology } from '#shared/network/plan.ts';

/** Servers of one room in two networks, whose addresses a row may have of both. */
const twoNetworks = (ipv6Only: boolean) =>
  Requirements.parse({
    sites: [{ name: 'Leeds', kind: 'headquarters', wiredUsers: 1, servers: 300 }],
    services: { onPremise: ['erp', 'crm'] },
    ...(ipv6Only && { ipScheme: { ipv6: true, ipv6Only: true } }),
  });

function portsAndAddresses(requirements: Requirements) {
  const graph = planTopology(requirements);
  const answer = configureNetwork(graph, requirements);
  if (answer.kind === 'refused') throw new Error(`The plan lacks ${JSON.stringify(answer.missing)}`);
  const { network } = answer;
  const servers = graph.nodes.filter(({ type }) => type === 'server');
  return servers.map((server) => {
    const [link] = graph.edges.filter(({ source, target }) => [source, target].includes(server.id));
    const ports = network.devices
      .flatMap(({ interfaces }) => interfaces)
      .filter(({ from }) => link !== undefined && from.includes(link.id));
    return {
      id: server.id,
      // A block of 256 IPv4 addresses is one network here, and so are 64 bits of IPv6.
      networks: [...server.addresses, ...(server.ipv6 ?? [])].map((address) =>
        address.slice(0, address.lastIndexOf(address.includes(':') ? ':' : '.')),
      ),
      vlans: ports.map(({ switchport }) => switchport?.access),
    };
  });
}

describe('servers of two networks in one room', () => {
  it.each([
    ['IPv4', false],
    ['IPv6 alone', true],
  ])('are plugged into the network of their address, with %s', (_, ipv6Only) => {
    const servers = portsAndAddresses(twoNetworks(ipv6Only));
    const vlanOf = new Map<string, Set<number | undefined>>();
    for (const { networks, vlans } of servers) {
      expect(vlans).toHaveLength(networks.length);
      for (const [at, network] of networks.entries())
        vlanOf.set(network, (vlanOf.get(network) ?? new Set()).add(vlans[at]));
    }
    expect([...vlanOf.values()].map(({ size }) => size)).toEqual([1, 1]);
    expect(new Set([...vlanOf.values()].flatMap((vlans) => [...vlans])).size).toBe(2);
  });
});
