import { describe, expect, it } from 'vitest';
import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { planTopology } from '#shared/network/plan.ts';
import { NetworkSimulation } from '#shared/network/simulate/network-simulation.ts';
import { requirementsOf } from '../requirements-builder.ts';

/** By device what it asks names and time from: an interface, or where the question leaves. */
function sourcesIn(servers: number) {
  const requirements = requirementsOf({
    sites: [{ name: 'Leeds', kind: 'headquarters', wiredUsers: 20, wirelessUsers: 10, servers }],
  });
  const answer = configureNetwork(planTopology(requirements), requirements);
  if (answer.kind === 'refused') throw new Error(JSON.stringify(answer.missing));
  return answer.network.devices.map(({ kind, services, interfaces }) => ({
    kind,
    sources: services.flatMap((service) =>
      service.kind === 'dns' || service.kind === 'ntp'
        ? [interfaces.find(({ name }) => name === service.source)?.kind]
        : [],
    ),
  }));
}

it('asks public servers from the address of its own line to the internet, which nothing translates', () => {
  expect(sourcesIn(0)).toEqual([
    { kind: 'firewall', sources: [undefined, undefined] },
    { kind: 'switch', sources: ['vlan', 'vlan'] },
  ]);
});

it('asks servers inside from the address that it is managed by', () => {
  expect(sourcesIn(2).find(({ kind }) => kind === 'firewall')?.sources).toEqual(['loopback', 'loopback']);
});

describe('a firewall behind routers that announce the network’s own addresses', () => {
  const configured = (sites: { readonly name: string; readonly wiredUsers: number }[]) => {
    const requirements = requirementsOf({
      sites: sites.map((site, at) => ({ ...site, ...(at === 0 && { kind: 'headquarters' as const }) })),
      ipScheme: { asNumber: 65_010, publicPrefix: '198.51.100.0/24' },
      redundancy: { internet: true },
    });
    const answer = configureNetwork(planTopology(requirements), requirements);
    if (answer.kind === 'refused') throw new Error(JSON.stringify(answer.missing));
    return answer.network;
  };

  /**
   * What comes of a question for a name that the hub’s firewall itself sends from one of its addresses, also with each element failed. Real
   * ones do not translate what they send themselves.
   */
  function asked(network: NetworkConfiguration, addressOf: (firewall: DeviceConfiguration) => string) {
    const firewall = network.devices.find(({ kind }) => kind === 'firewall');
    const [like] = network.hosts;
    if (firewall === undefined || like === undefined) throw new Error('There is no firewall or no host.');
    const ipv4 = addressOf(firewall);
    const gateway = ipv4.split('/')[0] ?? '';
    const node = firewall.members[0]?.node ?? '';
    const { vlan: _, ...host } = { ...like, id: 'firewall itself', node, ipv4, gateway, ports: [] };
    const service = { name: 'DNS', protocol: 'udp', ports: { from: 53, to: 53 } } as const;
    const flow = { id: 'asked', source: host.id, destination: 'internet', address: '9.9.9.9', service };
    const simulation = new NetworkSimulation({
      ...network,
      devices: network.devices.map((device) => (device === firewall ? { ...device, nat: [] } : device)),
      hosts: [...network.hosts, host],
      flows: [{ ...flow, expected: 'pass', from: [] }],
    });
    return {
      outcome: simulation.matrix.map(({ outcome }) => outcome.outcome),
      lostWith: simulation.failures.flatMap(({ element, lost }) => (lost.length > 0 ? [element.id] : [])),
    };
  }

  const sourceOf = ({ services, interfaces }: DeviceConfiguration): string => {
    const source = services.find(({ kind }) => kind === 'dns')?.source;
    return interfaces.find(({ name }) => name === source)?.ipv4[0] ?? '';
  };
  const loopbackOf = ({ interfaces }: DeviceConfiguration): string =>
    interfaces.find(({ kind }) => kind === 'loopback')?.ipv4[0] ?? '';

  it.each([
    [[{ name: 'Leeds', wiredUsers: 20 }]],
    [
      [
        { name: 'Leeds', wiredUsers: 20 },
        { name: 'York', wiredUsers: 10 },
      ],
    ],
  ])('asks from a public address, which gets an answer by any provider, of %j', (sites) => {
    const network = configured(sites);
    expect(asked(network, sourceOf)).toEqual({ outcome: ['pass'], lostWith: [] });
    expect(asked(network, loopbackOf).outcome).toEqual(['drop']);
  });
});
