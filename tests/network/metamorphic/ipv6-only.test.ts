import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { nat64Prefix } from '#shared/network/addressing/nat64.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { planTopology } from '#shared/network/plan.ts';
import { NetworkSimulation } from '#shared/network/simulate/network-simulation.ts';
import { requirementsOf } from '../requirements-builder.ts';

const office = { name: 'Office', wiredUsers: 40, wirelessUsers: 60, phones: 20, cameras: 4, guests: 10 };

/** The same office with IPv4 beside IPv6, or without it. */
function planned(ipv6Only: boolean, site: Partial<typeof office> & { servers?: number } = {}) {
  const requirements = requirementsOf({
    sites: [{ ...office, ...site }],
    ipScheme: { ipv6: true, ipv6Only },
    redundancy: { internet: true },
    equipmentClass: 'enterprise',
    // A core that routes below the edge.
    assumptions: { devicesForCorePair: 100 },
  });
  const graph = planTopology(requirements);
  const configured = configureNetwork(graph, requirements);
  if (configured.kind === 'refused') throw new Error(JSON.stringify(configured.missing));
  return { graph, network: configured.network };
}

describe('an office whose hosts have IPv6 alone', () => {
  const { graph, network } = planned(true);
  const isPublic = (purpose: string): boolean => purpose === 'public';

  it('has no IPv4 but on its circuits, and the subnets that it would have with both', () => {
    const inside = graph.subnets.filter(({ purpose }) => !isPublic(purpose));
    expect(inside.filter(({ cidr, gateway, dhcp }) => cidr ?? gateway ?? dhcp)).toEqual([]);
    expect(inside.map(({ id, ipv6 }) => [id, ipv6])).toEqual(
      planned(false)
        .graph.subnets.filter(({ purpose }) => !isPublic(purpose))
        .map(({ id, ipv6 }) => [id, ipv6]),
    );
    const circuits = graph.subnets.filter(({ purpose }) => isPublic(purpose)).map(({ cidr }) => cidr);
    const held = network.devices.flatMap(({ interfaces }) => interfaces.flatMap(({ ipv4 }) => ipv4));
    expect(held.length).toBe(circuits.length);
    expect(network.hosts.filter(({ ipv4, ipv6 }) => ipv4 !== undefined || ipv6 === undefined)).toEqual([]);
  });

  it('translates at every circuit, and routes inside by OSPFv3 alone', () => {
    const rules = network.devices.flatMap(({ nat }) => nat);
    expect(rules.map(({ kind }) => kind)).toEqual(['nat64', 'nat64']);
    const routings = network.devices.flatMap(({ routing }) => routing ?? []);
    expect(routings.filter(({ ospf }) => ospf !== undefined)).toEqual([]);
    expect(routings.filter(({ ospf3 }) => ospf3 !== undefined).length).toBeGreaterThan(1);
    const routing = network.devices.filter((own) => own.routing?.ospf3 !== undefined);
    expect(new Set(routing.map((own) => own.routing?.routerId)).size).toBe(routing.length);
  });

  it('tells every client the prefix of NAT64 and a resolver that knows it, and has none without the choice', () => {
    const told = network.devices.flatMap(({ routerAdvertisements = [] }) => routerAdvertisements);
    const clients = told.filter(({ prefixes }) => prefixes.some(({ isAutonomous }) => isAutonomous));
    expect(clients.length).toBeGreaterThan(3);
    for (const { nat64Prefix: prefix, dnsServers } of clients) {
      expect(prefix).toBe(nat64Prefix);
      expect(dnsServers).toContain('2606:4700:4700::64');
    }
    const both = planned(false).network.devices;
    expect(JSON.stringify(both)).not.toContain('64:ff9b');
  });

  it('asks its own servers for names where it has some', () => {
    const own = planned(true, { servers: 3 });
    const servers = own.network.hosts.filter(({ zone }) => zone === 'server').map(({ ipv6 }) => ipv6);
    const told = own.network.devices.flatMap(({ routerAdvertisements = [] }) =>
      routerAdvertisements.flatMap(({ dnsServers }) => dnsServers),
    );
    expect(servers.some((cidr) => told.includes(cidr?.split('/')[0] ?? ''))).toBe(true);
  });

  it('keeps every promise, reaches what has IPv4 alone beside the rest, and lets nobody in', () => {
    const { matrix, findings } = new NetworkSimulation(network);
    expect(matrix.filter(({ isAsExpected }) => !isAsExpected)).toEqual([]);
    expect(findings).toEqual([]);
    const translated = matrix.filter(({ flow }) => flow.address.startsWith('64:ff9b:'));
    expect(translated.filter(({ outcome }) => outcome.outcome === 'pass').length).toBeGreaterThan(5);
    expect(matrix.filter(({ flow }) => flow.source === 'internet').length).toBeGreaterThan(3);
  });

  it('loses nothing when one of its two providers fails', () => {
    const failures = new NetworkSimulation(network).failures;
    const providers = network.providers.map(({ id }) => id);
    const lost = failures
      .filter(({ element }) => providers.includes(element.id))
      .map((own) => own.lost.length);
    expect(lost).toEqual([0, 0]);
  });
});

describe('a network without IPv4 is refused with a sentence', () => {
  const refused = (more: Partial<RequirementsInput>) => () =>
    planTopology(
      requirementsOf({ sites: [{ ...office }], ipScheme: { ipv6: true, ipv6Only: true }, ...more }),
    );

  it.each<[string, Partial<RequirementsInput>]>([
    ['several sites', { sites: [office, { ...office, name: 'Other' }] }],
    ['public servers', { sites: [{ ...office, servers: 4, publicServers: 1 }] }],
    ['remote access', { securityRequirements: { remoteAccess: 'vpn' } }],
    ['an AS of its own', { ipScheme: { ipv6: true, ipv6Only: true, publicIPs: 256, asNumber: 65_551 } }],
  ])('where it has %s', (what, more) => {
    expect(refused(more)).toThrow(`this one has ${what}.`);
  });
});
