import type { DeviceConfiguration } from '../../../contract/configuration/device-configuration.ts';
import type { DhcpPool, DhcpRelay } from '../../../contract/configuration/dhcp.ts';
import type { ChassisPort, Interface } from '../../../contract/configuration/interfaces.ts';
import type { Dhcp6, RouterAdvertisement } from '../../../contract/configuration/router-advertisements.ts';
import type { FirstHop, Ospf } from '../../../contract/configuration/routing.ts';
import type { IpsecProfile } from '../../../contract/configuration/security.ts';
import { withoutPrefix } from '../../../network/addressing/ipv4.ts';
import { holds, isIpv6, prefixOf } from '../../../network/addressing/prefix.ts';
import { isStack } from '../../../network/graph/clusters.ts';
import type { AccessPolicies } from './access-policies.ts';
import { allInterfaces, interfaceNumbers } from './interface-names.ts';
import { nameOfPort } from './name-of-port.ts';
import type { CircuitRow, NetworkIndex } from './network-index.ts';
import { shapes } from './quality-rows.ts';
import { trackLists } from './routing-rows.ts';

/** Where a cable leads. */
export interface NeighbourRow {
  readonly hostname: string;
  /** As the plan has it. */
  readonly port: string;
}

/** The other end of a tunnel. */
export interface TunnelPeerRow {
  readonly hostname: string;
  readonly site: string;
  /** Inside the tunnel, without prefix length. */
  readonly addresses: readonly string[];
}

/** A gateway address that the device shares, with the tracks that it follows. */
export type FirstHopRow = FirstHop & {
  readonly family: 4 | 6;
  readonly trackNumbers: readonly number[];
  /** That of the one track, or of the list of several; null where it follows none. */
  readonly trackNumber: number | null;
  readonly advertiseMilliseconds: number;
};

/** One interface with all that the configuration says of it elsewhere, under the dialect's names. */
export type InterfaceRow = Omit<Interface, 'name' | 'parent'> & {
  /** The dialect's name. */
  readonly name: string;
  /** The name in the neutral configuration, by which everything else refers to it. */
  readonly key: string;
  readonly parent: string | null;
  /** The last number of the neutral name: 101 of `Aggregate 101`. */
  readonly number: number;
  /** Of the ports that it is plugged in, those of the first chassis, of a stack all, under the dialect's names. */
  readonly members: readonly string[];
  readonly neighbours: readonly NeighbourRow[];
  readonly circuit: CircuitRow | null;
  readonly vlanName: string | null;
  readonly ospf: Ospf['interfaces'][number] | null;
  readonly ospf3: Ospf['interfaces'][number] | null;
  readonly firstHops: readonly FirstHopRow[];
  readonly dhcpPool: DhcpPool | null;
  readonly dhcpRelay: DhcpRelay | null;
  readonly dhcp6: Dhcp6 | null;
  readonly advertisement: RouterAdvertisement | null;
  /** Of a zone by its interfaces, or by the prefixes that hold all of its addresses; null on the way between zones. */
  readonly zoneName: string | null;
  readonly nat: 'inside' | 'outside' | null;
  /** Towards the internet: translated there, or a provider's circuit. */
  readonly isOutside: boolean;
  readonly protection: IpsecProfile | null;
  readonly peer: TunnelPeerRow | null;
  readonly tunnelSource: string | null;
  readonly tunnelVia: { readonly interface: string; readonly nextHop: string } | null;
  /** Which of `authentications` and `markings` its frames pass. */
  readonly authenticationNumber: number | null;
  readonly markingNumber: number | null;
  /** Which of `shapes` it is shaped by. */
  readonly shapeNumber: number | null;
};

/** The interfaces of a device in the order of its configuration, those in a VRF last. */
export function interfaceRows(
  device: DeviceConfiguration,
  names: ReadonlyMap<string, string>,
  portNames: ReadonlyMap<string, string>,
  index: NetworkIndex,
  access: AccessPolicies,
): InterfaceRow[] {
  const first = device.members[0]?.node;
  const nameOf = (key: string): string => names.get(key) ?? key;
  const by = referencesOf(device);
  const numbers = interfaceNumbers(allInterfaces(device));
  const shaped = shapes(device.interfaces);
  return allInterfaces(device).map((row) => {
    const ports = isStack(device) ? row.ports : row.ports.filter(({ node }) => node === first);
    const peer = index.tunnelPeer(row);
    const circuit = row.ports.map((port) => index.circuit(port)).find((found) => found !== undefined);
    return {
      ...row,
      key: row.name,
      name: nameOf(row.name),
      number: numbers.get(row.name) ?? 0,
      parent: row.parent === undefined ? null : nameOf(row.parent),
      members: ports.map((port) => {
        const name = nameOfPort(device, port);
        return portNames.get(name) ?? name;
      }),
      neighbours: row.ports.flatMap((port) => neighbourOf(port, index)),
      circuit: circuit ?? null,
      vlanName: (row.vlan === undefined ? undefined : by.vlanNames.get(row.vlan)) ?? null,
      ospf: by.ospf.get(row.name) ?? null,
      ospf3: by.ospf3.get(row.name) ?? null,
      firstHops: (by.firstHops.get(row.name) ?? []).map((hop) => firstHopRow(hop, device)),
      dhcpPool: by.pools.get(row.name) ?? null,
      dhcpRelay: by.relays.get(row.name) ?? null,
      dhcp6: by.dhcp6.get(row.name) ?? null,
      advertisement: by.advertisements.get(row.name) ?? null,
      zoneName: zoneOf(row, device),
      nat: natSide(row, device),
      isOutside: natSide(row, device) === 'outside' || circuit?.kind === 'internet',
      protection: (row.tunnel && by.profiles.get(row.tunnel.profile)) ?? null,
      peer: peer
        ? {
            hostname: peer.device.hostname,
            site: peer.device.site,
            addresses: [...peer.row.ipv4, ...peer.row.ipv6].map(withoutPrefix),
          }
        : null,
      tunnelSource: row.tunnel
        ? nameOf(addressed(row.tunnel.sourceAddress, device) ?? row.tunnel.source)
        : null,
      tunnelVia: row.tunnel?.via
        ? { interface: nameOf(row.tunnel.via.interface), nextHop: row.tunnel.via.nextHop }
        : null,
      authenticationNumber: access.authenticationOf(row)?.number ?? null,
      markingNumber: access.markingOf(row)?.number ?? null,
      shapeNumber:
        shaped.find(
          ({ mbps, priorityMbps }) => row.shapeMbps === mbps && (row.priorityMbps ?? null) === priorityMbps,
        )?.number ?? null,
    };
  });
}

const addressed = (address: string, { interfaces }: DeviceConfiguration): string | undefined =>
  interfaces.find(({ ipv4 }) => ipv4.some((cidr) => cidr.startsWith(`${address}/`)))?.name;

function referencesOf(device: DeviceConfiguration) {
  const byInterface = <Row extends { readonly interface: string }>(rows: readonly Row[] | undefined) =>
    new Map((rows ?? []).map((row) => [row.interface, row]));
  return {
    vlanNames: new Map(device.vlans.map(({ id, name }) => [id, name])),
    ospf: byInterface(device.routing?.ospf?.interfaces),
    ospf3: byInterface(device.routing?.ospf3?.interfaces),
    firstHops: Map.groupBy(device.firstHops, (hop) => hop.interface),
    pools: byInterface(device.dhcpPools),
    relays: byInterface(device.dhcpRelays),
    dhcp6: byInterface(device.dhcp6),
    advertisements: byInterface(device.routerAdvertisements),
    profiles: new Map(device.ipsec.map((profile) => [profile.name, profile])),
  };
}

function neighbourOf(port: ChassisPort, index: NetworkIndex): NeighbourRow[] {
  const far = index.farEnd(port);
  if (far === undefined) return [];
  const device = index.deviceOfNode.get(far.node);
  const member = device?.members.find(({ node }) => node === far.node);
  return [{ hostname: member?.hostname ?? device?.hostname ?? far.node, port: far.name }];
}

function firstHopRow(hop: FirstHop, device: DeviceConfiguration): FirstHopRow {
  const numbers = hop.tracks.map((name) => device.tracks.findIndex((track) => track.name === name) + 1);
  const [only, more] = numbers;
  const list = trackLists(device).find(({ members }) => members.join() === numbers.join());
  return {
    ...hop,
    family: isIpv6(hop.address) ? 6 : 4,
    trackNumbers: numbers,
    trackNumber: (more === undefined ? only : list?.number) ?? null,
    advertiseMilliseconds: Math.round(hop.advertiseSeconds * 1_000),
  };
}

function zoneOf(row: Interface, { zones }: DeviceConfiguration): string | null {
  const stated = zones.find(({ name, interfaces }) => row.zone === name || interfaces.includes(row.name));
  if (stated) return stated.name;
  const addresses = [...row.ipv4, ...row.ipv6].map(prefixOf);
  if (addresses.length === 0 || row.kind === 'loopback') return null;
  const holding = zones.filter(({ prefixes }) =>
    addresses.every((address) =>
      prefixes.map(prefixOf).some((prefix) => prefix.length > 0 && holds(prefix, address)),
    ),
  );
  return holding[0]?.name ?? null;
}

function natSide(row: Interface, { nat }: DeviceConfiguration): 'inside' | 'outside' | null {
  if (nat.length === 0 || (row.ipv4.length === 0 && row.ipv6.length === 0) || row.kind === 'loopback')
    return null;
  return nat.some(({ outside }) => outside === row.name) ? 'outside' : 'inside';
}
