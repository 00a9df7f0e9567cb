import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import type { Interface, Switchport } from '#shared/contract/configuration/interfaces.ts';
import {
  type Cable,
  type Flow,
  type HostGroup,
  NetworkConfiguration,
} from '#shared/contract/configuration/network-configuration.ts';
import type { Bgp, Ospf, Routing, StaticRoute } from '#shared/contract/configuration/routing.ts';
import { compileNetwork } from '#shared/network/simulate/compiled/compile-network.ts';
import { type FlowOutcome, walkFlow } from '#shared/network/simulate/forwarding/walk-flow.ts';
import { simulate } from '#shared/network/simulate/settling/simulate.ts';

/** A device of its own chassis; `cluster` names the members of one that has two. */
export const aDevice = (
  id: string,
  interfaces: readonly Interface[],
  more: Partial<DeviceConfiguration> = {},
): DeviceConfiguration => ({
  id,
  hostname: id.toUpperCase(),
  site: 'HQ',
  kind: 'router',
  members: [{ node: id, hostname: id.toUpperCase() }],
  interfaces: [...interfaces],
  vlans: [],
  tracks: [],
  firstHops: [],
  zones: [],
  filtering: 'stateful',
  policies: [],
  nat: [],
  ipsec: [],
  dhcpPools: [],
  dhcpRelays: [],
  services: [],
  qos: [],
  ...more,
});

const anInterface = (name: string, kind: Interface['kind'], more: Partial<Interface> = {}): Interface => ({
  name,
  kind,
  description: name,
  isUp: true,
  ports: [],
  ipv4: [],
  ipv6: [],
  mtu: 1500,
  from: [`from-${name}`],
  ...more,
});

/** A routed port of a chassis, which is the device unless it is named. */
export const aPort = (node: string, name: string, ipv4: string, more: Partial<Interface> = {}): Interface =>
  anInterface(name, 'port', { ports: [{ node, name }], ipv4: ipv4 === '' ? [] : [ipv4], ...more });

export const aLoopback = (ipv4: string): Interface => anInterface('lo', 'loopback', { ipv4: [ipv4] });

/** The gateway of a VLAN. */
export const anSvi = (vlan: number, ipv4: string, more: Partial<Interface> = {}): Interface =>
  anInterface(`vlan${vlan}`, 'vlan', { vlan, ipv4: [ipv4], ...more });

export const aTunnel = (
  name: string,
  ipv4: string,
  [source, sourceAddress, destination]: readonly [string, string, string],
  via?: { readonly interface: string; readonly nextHop: string },
): Interface =>
  anInterface(name, 'tunnel', {
    ipv4: [ipv4],
    tunnel: { source, sourceAddress, destination, profile: 'p', ...(via && { via }) },
  });

const switched = (node: string, name: string, switchport: Partial<Switchport>, more: Partial<Interface>) =>
  aPort(node, name, '', {
    switchport: {
      mode: 'access',
      allowed: [],
      isEdge: false,
      dot1x: 'none',
      isTrusted: false,
      rootGuard: false,
      ...switchport,
    },
    ...more,
  });

export const anAccessPort = (node: string, name: string, access: number, voice?: number): Interface =>
  switched(node, name, { mode: 'access', access, isEdge: true, ...(voice !== undefined && { voice }) }, {});

export const aTrunk = (
  node: string,
  name: string,
  allowed: readonly number[],
  native = 999,
  more: Partial<Interface> = {},
): Interface => switched(node, name, { mode: 'trunk', native, allowed: [...allowed] }, more);

/** `a:p1 b:p2`: a cable between two ports, whose link has the ids of both ends. */
export const aCable = (ends: string): Cable => {
  const [a = '', b = ''] = ends.split(' ');
  return { edge: `${nodeOf(a)}--${nodeOf(b)}`, a: portOf(a), b: portOf(b) };
};

const nodeOf = (end: string): string => end.split(':')[0] ?? '';
const portOf = (end: string) => ({ node: nodeOf(end), name: end.split(':')[1] ?? '' });

/** Hosts with the address `ipv4` on the ports that are named as in `aCable`. */
export const aHost = (
  id: string,
  ipv4: string,
  gateway: string,
  ports: readonly string[],
  more: Partial<HostGroup> = {},
): HostGroup => ({
  id,
  node: id,
  subnet: `subnet-${gateway}`,
  site: 'HQ',
  zone: 'staff',
  ipv4,
  gateway,
  ports: ports.map(portOf),
  count: 1,
  from: [id],
  ...more,
});

type ProviderRow = NetworkConfiguration['providers'][number];

export const aProvider = (
  id: string,
  circuits: readonly (Partial<ProviderRow['circuits'][number]> & { readonly port: string })[],
  more: Partial<ProviderRow> = {},
): ProviderRow => ({
  id,
  name: id,
  kind: 'internet',
  circuits: circuits.map(({ port, ...circuit }) => ({
    edge: `${id}--${nodeOf(port)}`,
    ports: [portOf(port)],
    providerAddress: '198.51.100.1/30',
    customerAddress: '198.51.100.2/30',
    routed: [],
    mbps: 100,
    isPlaceholder: true,
    from: [id],
    ...circuit,
  })),
  ...more,
});

export const aStatic = (prefix: string, nextHop?: string, more: Partial<StaticRoute> = {}): StaticRoute => ({
  prefix,
  ...(nextHop !== undefined && { nextHop }),
  distance: 1,
  from: [`static-${prefix}`],
  ...more,
});

export const aRouting = (routerId: string, more: Partial<Routing> = {}): Routing => ({
  routerId,
  statics: [],
  filters: [],
  from: ['routing'],
  ...more,
});

/** `['p1', 0]` or `['p1', 0, { cost: 5 }]`: an interface and its area. */
export const anOspf = (
  interfaces: readonly (readonly [string, number, Partial<Ospf['interfaces'][number]>?])[],
  more: Partial<Ospf> = {},
): Ospf => ({
  areas: [...new Set(interfaces.map(([, area]) => area))].map((id) => ({
    id,
    kind: 'normal',
    summaries: [],
  })),
  interfaces: interfaces.map(([name, area, row]) => ({
    interface: name,
    area,
    isPassive: false,
    network: 'point-to-point',
    cost: 10,
    helloSeconds: 1,
    deadSeconds: 4,
    ...row,
  })),
  redistribute: [],
  from: ['ospf'],
  ...more,
});

type Neighbour = Bgp['neighbours'][number];

/** `['10.0.0.1', 65001]` or with what the neighbour differs in. */
export const aBgp = (
  as: number,
  neighbours: readonly (readonly [string, number, Partial<Neighbour>?])[],
  more: Partial<Bgp> = {},
): Bgp => ({
  as,
  neighbours: neighbours.map(([address, theirs, row]) => ({
    address,
    as: theirs,
    description: address,
    nextHopSelf: false,
    announcesDefault: false,
    prepend: 0,
    keepaliveSeconds: 3,
    holdSeconds: 9,
    from: [`bgp-${address}`],
    ...row,
  })),
  networks: [],
  redistribute: [],
  from: ['bgp'],
  ...more,
});

export const aNetwork = (parts: Partial<NetworkConfiguration>): NetworkConfiguration =>
  NetworkConfiguration.parse({ devices: [], cables: [], providers: [], hosts: [], flows: [], ...parts });

export const https = { name: 'https', protocol: 'tcp', ports: { from: 443, to: 443 } } as const;

export const aFlow = (
  source: string,
  destination: string,
  address: string,
  more: Partial<Flow> = {},
): Flow => ({
  id: `${source} to ${destination}`,
  source,
  destination,
  address,
  service: https,
  expected: 'pass',
  from: [source],
  ...more,
});

/** A settled network with short ways to ask what its devices know. */
export function settled(network: NetworkConfiguration, failed: Parameters<typeof simulate>[1] = {}) {
  const compiled = compileNetwork(network);
  const state = simulate(compiled, failed);
  const deviceOf = (id: string) => compiled.devices.find(({ row }) => row.id === id);
  return {
    state,
    /** `10.0.0.0/24: ospf 20 via p1 10.1.0.1`, by prefix. */
    routes: (id: string): string[] =>
      [...(state.view.tables[deviceOf(id)?.index ?? -1] ?? [])]
        .map(({ prefix, source, metric, nextHops }) => {
          const hops = nextHops.map(({ via, address }) =>
            address === undefined ? via.row.name : `${via.row.name} ${textOf(address)}`,
          );
          const ways = hops.length === 0 ? 'discard' : hops.sort().join(', ');
          return `${textOf(prefix.first)}/${prefix.prefix}: ${source} ${metric} ${ways}`;
        })
        .sort(),
    walk: (source: string, destination: string, address: string, more: Partial<Flow> = {}): FlowOutcome =>
      walkFlow(state.view, aFlow(source, destination, address, more)),
  };
}

/** What came of a flow in a word: `pass`, or what stopped it and where. */
export const inShort = ({ outcome, direction, drop }: FlowOutcome): string =>
  outcome === 'pass' ? 'pass' : `${outcome} ${direction}: ${drop?.rule} ${drop?.elements[0]}`;

const textOf = (address: number): string =>
  [24, 16, 8, 0].map((shift) => (address >>> shift) & 255).join('.');
