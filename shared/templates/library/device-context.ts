import type { DeviceConfiguration } from '../../contract/configuration/device-configuration.ts';
import { withoutPrefix } from '../../network/addressing/ipv4.ts';
import { type AddressFilter, addressFilter } from '../../network/filters/address-filter.ts';
import { type PolicyRow, policyRows } from '../../network/filters/policy-rows.ts';
import { isStack } from '../../network/graph/clusters.ts';
import type { Dialect } from '../dialects/dialect.ts';
import { type AccessPolicies, accessPolicies } from './context/access-policies.ts';
import { type DhcpPoolRow, dhcpPoolRow } from './context/dhcp-rows.ts';
import { interfaceNames, portNames } from './context/interface-names.ts';
import { type InterfaceRow, interfaceRows } from './context/interface-rows.ts';
import type { NetworkIndex } from './context/network-index.ts';
import { type QosClassRow, qosRows } from './context/quality-rows.ts';
import { type StaticRow, staticRows, type TrackRow, trackRows } from './context/routing-rows.ts';
import { type ServiceRows, serviceRows } from './context/service-rows.ts';
import { type ForgedSources, forgedSources } from './context/ways-in.ts';
import { leadsAccessPoints, type WirelessNetwork } from './context/wireless-networks.ts';
import { type Zoning, zoning } from './context/zone-rows.ts';

/** What is known of a device before its text is written: for the omissions of a dialect, and for `contextValues`. */
export interface DeviceContext {
  readonly device: DeviceConfiguration;
  readonly dialect: Dialect;
  /** The dialect's name of each interface and port, by the name in the neutral configuration. */
  readonly names: ReadonlyMap<string, string>;
  /** The same of the ports of one chassis, also where a cluster makes one interface of two. */
  readonly portNames: ReadonlyMap<string, string>;
  readonly interfaces: readonly InterfaceRow[];
  readonly statics: readonly StaticRow[];
  readonly tracks: readonly TrackRow[];
  readonly policies: readonly PolicyRow[];
  readonly services: ServiceRows;
  readonly qos: readonly QosClassRow[];
  readonly zoning: Zoning;
  /** The policies by addresses alone. */
  readonly filter: AddressFilter;
  /** What is dropped where the internet comes in, since only somebody inside can be its sender. */
  readonly forged: ForgedSources;
  /** Of a firewall that leads access points: what those of its site bridge from the air. */
  readonly wireless: readonly WirelessNetwork[];
  readonly access: AccessPolicies;
  readonly dhcpPools: readonly DhcpPoolRow[];
  /** Public addresses that the device itself answers at and that no interface of it has. */
  readonly ownAddresses: readonly string[];
  /** Ports between the chassis of a cluster that is no stack, under the dialect's names. */
  readonly heartbeats: readonly string[];
  /** Of two switches that are an MLAG pair: whether this is the one that goes on when they lose each other. */
  readonly isFirstOfPair: boolean;
}

export function deviceContext(
  device: DeviceConfiguration,
  dialect: Dialect,
  index: NetworkIndex,
): DeviceContext {
  const names = interfaceNames(device, dialect, index);
  const policies = policyRows(device);
  const access = accessPolicies(device);
  const ports = portNames(device, dialect, index);
  const interfaces = interfaceRows(device, names, ports, index, access);
  return {
    device,
    dialect,
    names,
    portNames: ports,
    interfaces,
    statics: staticRows(device, names, index),
    tracks: trackRows(device, names),
    policies,
    filter: addressFilter(device, policies),
    forged: forgedSources(device, interfaces),
    wireless:
      device.kind === 'firewall' && device.policies.some(leadsAccessPoints)
        ? index.wirelessNetworks(device.site)
        : [],
    access,
    dhcpPools: device.dhcpPools.map((pool) => dhcpPoolRow(pool, names.get(pool.interface) ?? pool.interface)),
    ownAddresses: ownAddresses(device),
    services: serviceRows(device, names),
    qos: qosRows(device.qos),
    zoning: zoning(device, names),
    heartbeats: heartbeatsOf(device, ports, index),
    isFirstOfPair: isFirstOfPair(device, index),
  };
}

function ownAddresses(device: DeviceConfiguration): string[] {
  const onInterfaces = new Set(device.interfaces.flatMap(({ ipv4 }) => ipv4.map(withoutPrefix)));
  const answered = [
    ...(device.remoteAccess?.listens ?? []),
    ...device.interfaces.flatMap(({ tunnel }) => (tunnel ? [tunnel.sourceAddress] : [])),
  ];
  return [...new Set(answered)].filter((address) => !onInterfaces.has(address));
}

function isFirstOfPair({ mlag }: DeviceConfiguration, index: NetworkIndex): boolean {
  const other = mlag && index.deviceOfNode.get(mlag.peer)?.mlag;
  return mlag !== undefined && (other === undefined || mlag.rolePriority < other.rolePriority);
}

function heartbeatsOf(
  device: DeviceConfiguration,
  names: ReadonlyMap<string, string>,
  index: NetworkIndex,
): string[] {
  const [first, ...others] = device.members.map(({ node }) => node);
  if (first === undefined || others.length === 0 || isStack(device)) return [];
  return index
    .cabledPorts(first)
    .filter((name) => others.includes(index.farEnd({ node: first, name })?.node ?? ''))
    .map((name) => names.get(name) ?? name);
}
