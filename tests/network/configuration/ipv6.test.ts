import { describe, expect, it } from 'vitest';
import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import { Requirements } from '#shared/contract/requirements.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { planNetwork } from '#shared/network/plan.ts';
import type { MatrixRow } from '#shared/network/simulate/flows/flow-matrix.ts';
import { NetworkSimulation } from '#shared/network/simulate/network-simulation.ts';
import { allCases } from '../reference/cases/all-cases.ts';
import { requirementsOf } from '../requirements-builder.ts';
import { configured } from './configured.ts';

/** A reference design with IPv6 stated, whether it does so itself or not. */
function dualStack(id: string): NetworkConfiguration {
  const reference = allCases.find((each) => each.id === id);
  if (reference === undefined) throw new Error(`There is no reference design ${id}`);
  const { requirements, existing } = reference;
  return configured(
    Requirements.parse({ ...requirements, ipScheme: { ...requirements.ipScheme, ipv6: true } }),
    existing,
  );
}

const isIpv6 = (address: string): boolean => address.includes(':');
const ofIpv6 = ({ flow }: MatrixRow): boolean => isIpv6(flow.address);
const device = (network: NetworkConfiguration, id: string): DeviceConfiguration => {
  const found = network.devices.find((each) => each.id === id);
  if (found === undefined) throw new Error(`There is no device ${id}`);
  return found;
};

describe('a network with IPv6', () => {
  it.each(['start-up', 'clinic', 'factory', 'logistics', 'data-centre'])(
    '%s promises each flow in both families, keeps to it, and no failure takes more of IPv6',
    (id) => {
      const network = NetworkConfiguration.parse(dualStack(id));
      const simulation = new NetworkSimulation(network);
      const { matrix, findings, failures } = simulation;
      const six = matrix.filter(ofIpv6);
      expect(six.length).toBeGreaterThan(5);
      expect(matrix.filter(({ isAsExpected }) => !isAsExpected)).toEqual([]);
      expect(findings).toEqual([]);
      for (const { element, lost } of failures) {
        const count = lost.filter(ofIpv6).length;
        expect(count, element.id).toBeLessThanOrEqual(lost.length - count);
      }
    },
  );

  it('lets hosts ask servers for addresses by the port of each family, to the servers’ addresses of that family', () => {
    const network = dualStack('clinic');
    const asked = network.devices.flatMap(({ policies }) =>
      policies.flatMap(({ services, destinations }) => {
        const names = services.map(({ name }) => name).filter((name) => name.startsWith('DHCP'));
        return names.length === 0 ? [] : [{ names, families: new Set(destinations.map(isIpv6)) }];
      }),
    );
    expect(asked.some(({ names }) => names.includes('DHCPv6'))).toBe(true);
    for (const { names, families } of asked)
      expect([names, families]).toEqual(
        families.has(true) ? [['DHCPv6'], new Set([true])] : [['DHCP'], new Set([false])],
      );
    const tried = network.flows.filter(({ service }) => service.name.startsWith('DHCP'));
    const ways = tried.map(({ service, address }) => `${service.name} ${isIpv6(address) ? 6 : 4}`);
    expect(new Set(ways)).toEqual(new Set(['DHCP 4', 'DHCPv6 6']));
  });

  it('joins more than 50 sites by BGP over IPv6 as well', () => {
    const sites = Array.from({ length: 52 }, (_, n) => ({ name: `Branch ${n + 1}`, wiredUsers: 5 }));
    const network = configured(
      requirementsOf({
        sites: [{ name: 'HQ', kind: 'headquarters', wiredUsers: 60, servers: 4 }, ...sites],
        ipScheme: { ipv6: true },
      }),
    );
    const neighbours = device(network, 'hq-fw-1').routing?.bgp?.neighbours ?? [];
    expect(neighbours.filter(({ address }) => isIpv6(address))).toHaveLength(52);
    const { matrix } = new NetworkSimulation(network);
    expect(matrix.filter(ofIpv6).length).toBeGreaterThan(100);
    expect(matrix.filter(({ isAsExpected }) => !isAsExpected)).toEqual([]);
  });

  it('announces its blocks to both providers where it has an AS of its own, and learns both defaults', () => {
    const network = configured(
      requirementsOf({
        sites: [
          { name: 'HQ', kind: 'headquarters', wiredUsers: 220, servers: 6, publicServers: 2 },
          { name: 'North', wiredUsers: 8 },
        ],
        redundancy: { internet: true, coreSwitching: true },
        securityRequirements: { firewall: 'enterprise', remoteAccess: 'vpn' },
        ipScheme: { publicIPs: 256, asNumber: 65_551, ipv6: true },
      }),
    );
    for (const id of ['hq-rtr-1', 'hq-rtr-2']) {
      const { bgp, statics = [] } = device(network, id).routing ?? {};
      // Nobody takes what is longer than a /48 (RFC 7454).
      expect(bgp?.networks).toContain('2001:db8::/48');
      expect(statics).toContainEqual(expect.objectContaining({ prefix: '2001:db8::/48', distance: 254 }));
      expect(bgp?.neighbours.filter(({ address }) => isIpv6(address))).toHaveLength(2);
      expect(statics.filter(({ prefix }) => prefix === '::/0')).toEqual([]);
    }
    expect(device(network, 'hq-fw').remoteAccess?.ipv6).toMatchObject({
      pool: '2001:db8:0:2::/64',
      routes: ['2001:db8::/54'],
    });
    const { matrix, findings, failures } = new NetworkSimulation(network);
    expect(matrix.filter(({ isAsExpected }) => !isAsExpected)).toEqual([]);
    expect(findings).toEqual([]);
    const taken = failures.filter(({ lost }) => lost.some(ofIpv6)).map(({ element }) => element.id);
    expect(taken.filter((id) => /^(hq-rtr|internet)/.test(id))).toEqual([]);
  });

  const network = dualStack('municipality');

  it('runs OSPFv3 in the areas and over the interfaces of OSPFv2, with summaries and defaults of its own', () => {
    for (const { id, interfaces, routing } of network.devices) {
      const { ospf, ospf3 } = routing ?? {};
      expect(ospf3?.interfaces, id).toEqual(ospf?.interfaces);
      expect(ospf3?.originatesDefault, id).toEqual(ospf?.originatesDefault);
      expect(
        ospf3?.areas.map(({ id: area, kind, summaries }) => [area, kind, summaries.length]),
        id,
      ).toEqual(ospf?.areas.map(({ id: area, kind, summaries }) => [area, kind, summaries.length]));
      expect(ospf3?.areas.flatMap(({ summaries }) => summaries).every(isIpv6) ?? true, id).toBe(true);
      for (const { interface: name } of ospf3?.interfaces ?? [])
        expect(interfaces.find((row) => row.name === name)?.ipv6, `${id} ${name}`).toHaveLength(1);
    }
  });

  it('tracks the provider by its IPv6 address, and translates nothing', () => {
    const edge = device(network, 'hq-fw');
    const way = edge.routing?.statics.find(({ prefix }) => prefix === '::/0');
    expect(way).toMatchObject({ track: 'provider-1-ipv6', nextHop: '2001:db8:ffff::' });
    expect(edge.tracks).toContainEqual(
      expect.objectContaining({
        name: 'provider-1-ipv6',
        what: { kind: 'reachability', address: '2001:db8:ffff::', interface: way?.interface },
      }),
    );
    const discarded = edge.routing?.statics.filter(({ nextHop }) => nextHop === undefined);
    expect(discarded?.map(({ prefix }) => prefix)).toContain('2001:db8::/54');
    const [circuit] = network.providers.flatMap(({ circuits }) => circuits);
    expect(circuit?.routed.filter(isIpv6).length).toBeGreaterThan(0);
    for (const { nat } of network.devices) expect(nat.every(({ address }) => !isIpv6(address))).toBe(true);
  });

  it('shares a link-local gateway of the virtual router’s MAC address beside the global one', () => {
    const hops = device(network, 'hq-core-1').firstHops.filter(({ global }) => global !== undefined);
    expect(hops.length).toBeGreaterThan(3);
    expect(hops[0]).toMatchObject({
      group: 10,
      address: 'fe80::200:5eff:fe00:20a',
      global: '2001:db8:0:101::1',
    });
  });

  it('advertises each prefix, to be chosen from where addresses are handed out, with DNS and stateless DHCPv6', () => {
    const core = device(network, 'hq-core-1');
    const of = (name: string) => core.routerAdvertisements?.find((row) => row.interface === name);
    expect(of('VLAN 100')).toMatchObject({
      prefixes: [{ prefix: '2001:db8:0:107::/64', isAutonomous: true }],
      isManaged: false,
      hasOtherConfiguration: true,
    });
    expect(of('VLAN 100')?.dnsServers.length).toBeGreaterThan(0);
    expect(of('VLAN 20')).toMatchObject({
      prefixes: [{ isAutonomous: false }],
      hasOtherConfiguration: false,
    });
    expect(core.dhcp6?.find((row) => row.interface === 'VLAN 100')).toMatchObject({ kind: 'relay' });
    const library = network.devices.filter(({ site }) => site === 'Library');
    const guests = library.flatMap(({ routerAdvertisements = [] }) =>
      routerAdvertisements.filter((row) => row.interface === 'VLAN 50'),
    );
    expect(guests[0]?.dnsServers).toEqual(['2620:fe::fe', '2620:fe::9']);
  });

  it('guards every port of hosts against advertisements from there', () => {
    const ports = new Set(
      network.hosts.flatMap(({ ports: own }) => own.map(({ node, name }) => `${node} ${name}`)),
    );
    const rows = network.devices.flatMap(({ interfaces }) =>
      interfaces.filter(({ ports: own }) => own.some(({ node, name }) => ports.has(`${node} ${name}`))),
    );
    expect(rows.length).toBeGreaterThan(20);
    for (const { switchport, name } of rows) expect(switchport?.raGuard, name).toBe(true);
  });

  it('names servers in policies by both their addresses', () => {
    const named = device(network, 'hq-fw').policies.flatMap(({ destinations }) => destinations);
    expect(named.some(isIpv6)).toBe(true);
    expect(named.some((block) => !isIpv6(block))).toBe(true);
  });

  it('is refused by the name of what is missing', () => {
    const requirements = requirementsOf({
      sites: [{ name: 'HQ', kind: 'headquarters', wiredUsers: 30 }],
      ipScheme: { ipv6: true },
    });
    const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-22' });
    const circuit = graph.edges.find(({ service }) => service === 'internet');
    const { ipv6: _, ...rest } = circuit ?? {};
    const edges = graph.edges.map((edge) =>
      edge === circuit ? { ...edge, ...rest, ipv6: undefined } : edge,
    );
    expect(configureNetwork({ ...graph, edges }, requirements)).toMatchObject({
      kind: 'refused',
      missing: expect.arrayContaining([{ element: circuit?.id, fact: 'IPv6 address of the provider' }]),
    });
  });

  it('leaves a network without it as it is', () => {
    const { devices, flows } = configured(
      requirementsOf({ sites: [{ name: 'HQ', kind: 'headquarters', wiredUsers: 30 }] }),
    );
    expect(JSON.stringify([devices.map(({ zones, ...row }) => row), flows])).not.toMatch(
      /raGuard|ospf3|dhcp6|routerAdv|2001:db8/,
    );
  });
});
