import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { controlPlaneOf } from '#shared/network/control-plane/control-plane.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { arithmeticOf } from '#shared/network/reasons/reason-text.ts';
import { requirementsOf } from '../requirements-builder.ts';

const headquarters = {
  name: 'Leeds',
  kind: 'headquarters',
  floors: 4,
  areaM2: 12_000,
  wiredUsers: 500,
  wirelessUsers: 900,
} as const;

function planned(input: RequirementsInput) {
  const requirements = requirementsOf(input);
  const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-28' });
  const answer = configureNetwork(graph, requirements, catalogue);
  if (answer.kind === 'refused') throw new Error(JSON.stringify(answer.missing));
  const { dhcp } = controlPlaneOf(graph, requirements);
  const scopes = dhcp.filter(({ because }) => because.rule === 'access-point-scope');
  return { graph, network: answer.network, scopes };
}

describe('access points of a maker whose controllers the plan draws', () => {
  const input: RequirementsInput = {
    sites: [
      { ...headquarters, servers: 6 },
      { name: 'York', wiredUsers: 20, wirelessUsers: 30 },
    ],
    redundancy: { coreSwitching: true },
    vendorPreference: 'Cisco',
  };
  const { graph, network, scopes } = planned(input);
  const controllers = graph.nodes
    .filter(({ group }) => group === 'wireless-controllers')
    .flatMap(({ addresses }) => addresses.map((address) => address.split('/')[0] ?? ''));

  it('learn at every site by option 43 where these are', () => {
    expect(controllers.length).toBeGreaterThan(0);
    expect(
      new Set(scopes.map(({ subnet }) => graph.subnets.find(({ id }) => id === subnet)?.site)).size,
    ).toBe(2);
    const bytes = controllers.flatMap((address) => address.split('.').map(Number));
    const hex = Buffer.from([0xf1, bytes.length, ...bytes]).toString('hex');
    for (const { options } of scopes) expect(options?.map((own) => [own.code, own.hex])).toEqual([[43, hex]]);
  });

  it('are served by the servers, which have the same option, and relayed to them', () => {
    const [server] = network.dhcpServers ?? [];
    const told = server?.scopes.filter(({ options }) => options?.some(({ code }) => code === 43)) ?? [];
    expect(told.length).toBe(scopes.length);
    for (const { gateway, dnsServers, ntpServers } of told) {
      expect(dnsServers.length).toBeGreaterThan(0);
      expect(ntpServers?.length).toBeGreaterThan(0);
      const relays = network.devices.flatMap(({ id, interfaces, dhcpRelays, firstHops }) => {
        const own = interfaces.find(({ ipv4 }) => ipv4.some((address) => address.startsWith(`${gateway}/`)));
        const shared = firstHops.find(({ address }) => address === gateway);
        const name = own?.name ?? shared?.interface;
        return dhcpRelays.some((relay) => relay.interface === name) ? [id] : [];
      });
      expect(relays.length).toBeGreaterThan(0);
    }
  });

  it('say in the plan how they find them', () => {
    for (const { because } of scopes)
      expect(arithmeticOf(because)).toMatch(
        new RegExp(
          `^both servers have the scope; .*; \\d+ access points?: option 43 names ${controllers.length} controllers?$`,
        ),
      );
  });
});

describe('other access points', () => {
  it('go to their maker’s cloud without an option', () => {
    const { scopes } = planned({ sites: [headquarters], vendorPreference: 'Juniper' });
    expect(scopes.length).toBeGreaterThan(0);
    for (const { options, because } of scopes) {
      expect(options).toBeUndefined();
      expect(arithmeticOf(because)).toContain('they go to the Mist cloud by themselves');
    }
  });

  it('of a network of IPv6 alone give themselves an address, and learn by option 52 where their controllers are', () => {
    const { graph, network, scopes } = planned({
      sites: [{ ...headquarters, servers: 6 }],
      vendorPreference: 'Cisco',
      ipScheme: { ipv6: true, ipv6Only: true },
    });
    const controllers = graph.nodes.filter(({ group }) => group === 'wireless-controllers');
    const addresses = controllers.flatMap(({ ipv6 = [] }) => ipv6.map((own) => own.split('/')[0]));
    expect(addresses.length).toBeGreaterThan(0);
    expect(scopes.length).toBeGreaterThan(0);
    for (const { subnet, options } of scopes) {
      expect(options?.map(({ code, values }) => [code, values])).toEqual([[52, addresses]]);
      const served = network.devices.flatMap(({ dhcp6 = [], routerAdvertisements = [] }) => {
        const own = dhcp6.find(({ from }) => from.includes(subnet));
        const advertised = routerAdvertisements.find((row) => row.interface === own?.interface);
        return own === undefined ? [] : [{ own, advertised }];
      });
      expect(served.length).toBeGreaterThan(0);
      for (const { own, advertised } of served) {
        expect(own.kind === 'server' && own.options?.[0]?.values).toEqual(addresses);
        expect(advertised?.prefixes.every(({ isAutonomous }) => isAutonomous)).toBe(true);
        expect(advertised?.hasOtherConfiguration).toBe(true);
      }
    }
  });
});
