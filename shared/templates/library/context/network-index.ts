import { onceEach } from '../../../caching/once-each.ts';
import type { DeviceConfiguration } from '../../../contract/configuration/device-configuration.ts';
import type { ChassisPort, Interface } from '../../../contract/configuration/interfaces.ts';
import type {
  NetworkConfiguration,
  Provider,
} from '../../../contract/configuration/network-configuration.ts';
import { formatBlock, parseBlock } from '../../../network/addressing/ipv4.ts';
import { type WirelessNetwork, wirelessNetworks } from './wireless-networks.ts';

/** The provider's side of a circuit. */
export interface CircuitRow {
  readonly provider: string;
  readonly kind: Provider['kind'];
  readonly mbps: number;
  /** With prefix length. */
  readonly providerAddress: string;
  readonly providerAddressIpv6: string | null;
  /** Addresses that the provider routes here. */
  readonly routed: readonly string[];
  readonly isPlaceholder: boolean;
}

/** What a configuration has to know of the rest of its network, looked up once for all of its devices. */
export interface NetworkIndex {
  readonly deviceOfNode: ReadonlyMap<string, DeviceConfiguration>;
  /** The far end of the cable in a port. */
  farEnd(port: ChassisPort): ChassisPort | undefined;
  circuit(port: ChassisPort): CircuitRow | undefined;
  /** The address of the other end where a subnet has two, by an address with prefix length; IPv4. */
  otherEnd(cidr: string): string | undefined;
  /** Ports of a chassis that a cable is in. */
  cabledPorts(node: string): readonly string[];
  /** What the access points of a site bridge from the air. */
  wirelessNetworks(site: string): readonly WirelessNetwork[];
  /** The other end of a tunnel: the device and its tunnel interface. */
  tunnelPeer(row: Interface): { readonly device: DeviceConfiguration; readonly row: Interface } | undefined;
}

export const networkIndex = onceEach(indexOf);

function indexOf(network: NetworkConfiguration): NetworkIndex {
  const { devices, cables, providers } = network;
  const wireless = wirelessNetworks(network);
  const deviceOfNode = new Map(
    devices.flatMap((device) => [
      [device.id, device] as const,
      ...device.members.map(({ node }) => [node, device] as const),
    ]),
  );
  const farEnds = new Map(
    cables.flatMap(({ a, b }) => [
      [portKey(a), b],
      [portKey(b), a],
    ]),
  );
  const cabled = Map.groupBy(
    cables.flatMap(({ a, b }) => [a, b]),
    ({ node }) => node,
  );
  const circuits = new Map(
    providers.flatMap((provider) =>
      provider.circuits.flatMap((circuit) =>
        circuit.ports.map((port) => [portKey(port), circuitRow(provider, circuit)] as const),
      ),
    ),
  );
  const ends = Map.groupBy(
    [
      ...devices.flatMap(({ interfaces }) =>
        interfaces.filter(({ kind }) => kind !== 'loopback').flatMap(({ ipv4 }) => ipv4),
      ),
      ...providers.flatMap(({ circuits: own }) =>
        own.flatMap(({ providerAddress, customerAddress }) => [providerAddress, customerAddress]),
      ),
    ],
    subnetOf,
  );
  const tunnels = new Map(
    devices.flatMap((device) =>
      device.interfaces.flatMap((row) =>
        row.tunnel ? [[tunnelKey(row.tunnel), { device, row }] as const] : [],
      ),
    ),
  );
  return {
    deviceOfNode,
    farEnd: (port) => farEnds.get(portKey(port)),
    circuit: (port) => circuits.get(portKey(port)),
    otherEnd: (cidr) => {
      const others = (ends.get(subnetOf(cidr)) ?? []).filter((end) => end !== cidr);
      const [other, more] = [...new Set(others)];
      return more === undefined ? other?.split('/')[0] : undefined;
    },
    cabledPorts: (node) => (cabled.get(node) ?? []).map(({ name }) => name),
    wirelessNetworks: (site) => wireless.get(site) ?? [],
    tunnelPeer: ({ tunnel }) =>
      tunnel &&
      tunnels.get(
        tunnelKey({ ...tunnel, sourceAddress: tunnel.destination, destination: tunnel.sourceAddress }),
      ),
  };
}

const subnetOf = (cidr: string): string => formatBlock(parseBlock(cidr));

const portKey = ({ node, name }: ChassisPort): string => `${node}\n${name}`;

/** Both ends name the same secret, so the same profile. */
const tunnelKey = ({ sourceAddress, destination, profile }: NonNullable<Interface['tunnel']>): string =>
  `${sourceAddress} ${destination} ${profile}`;

function circuitRow(provider: Provider, circuit: Provider['circuits'][number]): CircuitRow {
  return {
    provider: provider.name,
    kind: provider.kind,
    mbps: circuit.mbps,
    providerAddress: circuit.providerAddress,
    providerAddressIpv6: circuit.ipv6?.provider ?? null,
    routed: circuit.routed,
    isPlaceholder: circuit.isPlaceholder,
  };
}
