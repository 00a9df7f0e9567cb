import type { Subnet, TopologyNode } from '../../contract/topology-items.ts';
import { hasLoopback } from '../graph/has-loopback.ts';
import { isInfrastructure, type NetworkIndex } from '../graph/network-index.ts';
import { isOneAddress } from '../graph/one-address.ts';
import { reservedIn } from '../vlans/subnet-size.ts';
import { contains, formatAddress, lastOf, parseAddress, parseBlock, withoutPrefix } from './ipv4.ts';
import { formatIpv6, holdsIpv6, lastOfIpv6, parseIpv6Block } from './ipv6-address.ts';
import { leases } from './leased-part.ts';
import { isIpv6 } from './prefix.ts';

/** Every address that something has, without its prefix length. */
export type TakenAddresses = Set<string>;

export const takenAddresses = ({
  graph: { nodes, edges, subnets },
}: Pick<NetworkIndex, 'graph'>): TakenAddresses =>
  new Set(
    [
      ...nodes.flatMap(({ addresses, ipv6 = [], outOfBand }) => [...addresses, ...ipv6, outOfBand]),
      ...edges.flatMap(({ addresses, ipv6 }) => [
        addresses?.source,
        addresses?.target,
        ipv6?.source,
        ipv6?.target,
      ]),
      ...subnets.flatMap(({ gateway, gatewayIpv6, firstHop }) => [
        gateway,
        gatewayIpv6,
        ...(firstHop?.members ?? []).flatMap((member) => [member.address, member.ipv6]),
      ]),
    ].flatMap((address) => (address === undefined ? [] : [withoutPrefix(address)])),
  );

/** An address that a device may have in place of one, with its prefix length; undefined where none is free, or where it would be is open. */
export function freeAddress(
  node: TopologyNode,
  address: string,
  index: NetworkIndex,
  taken: TakenAddresses,
): string | undefined {
  const isOfIpv6 = isIpv6(address);
  for (const row of rowsFor(node, address, index)) {
    const free = firstFree(row, isOfIpv6, taken, leases(node));
    if (free !== undefined) return free;
  }
  return undefined;
}

/**
 * The first address of a subnet that nothing has, with its prefix length, of those that are leased or of the others; those at the start,
 * which gateways have, come last.
 */
export function firstFree(
  row: Subnet,
  isOfIpv6: boolean,
  taken: TakenAddresses,
  isLeased = false,
): string | undefined {
  const cidr = isOfIpv6 ? row.ipv6 : row.cidr;
  if (cidr === undefined) return undefined;
  const prefix = Number(cidr.split('/')[1]);
  const hosts = hostsOf(row, isOfIpv6, isLeased);
  const isWhole = row.vlan === undefined || (isLeased && !isOfIpv6 && row.dhcp !== undefined);
  const kept = isWhole ? 0 : reservedIn(2 ** ((isOfIpv6 ? 128 : 32) - prefix), row.hosts ?? 0);
  const free = [...hosts.slice(kept), ...hosts.slice(0, kept)].find((host) => !taken.has(host));
  return free === undefined ? undefined : `${free}/${prefix}`;
}

/** Where a device's address in place of one is looked for: beside it, or in the VLAN of the device where it is another site's. */
function rowsFor(node: TopologyNode, address: string, index: NetworkIndex): Subnet[] {
  const own = index.graph.subnets.filter(({ site }) => site === node.site);
  const canRoute = isInfrastructure(node);
  if (canRoute && isOneAddress(address)) return own.filter(({ purpose }) => purpose === 'loopback');
  const beside = own.filter((row) => row.vlan !== undefined && holds(row, address));
  if (beside.length > 0 || (canRoute && hasLoopback(node))) return beside;
  const vlans = new Set((index.attachments.get(node.id) ?? []).flatMap(({ edge }) => edge.vlans));
  const isManaged = canRoute || node.type === 'accesspoint';
  const plugged = own.filter(
    ({ vlan, purpose }) => vlan !== undefined && vlans.has(vlan) && (!isManaged || purpose === 'management'),
  );
  return plugged.length === 1 ? plugged : [];
}

/** Whether an address, of either family, is of a subnet. */
export function holds({ cidr, ipv6 }: Subnet, address: string): boolean {
  if (isIpv6(address))
    return ipv6 !== undefined && holdsIpv6(parseIpv6Block(ipv6), parseIpv6Block(withLength(address, 128)));
  return cidr !== undefined && contains(parseBlock(cidr), parseBlock(withLength(address, 32)));
}

/** Whether a node has an address, of either family, in a subnet. */
export const isAddressedIn = (
  { addresses, ipv6 = [] }: Pick<TopologyNode, 'addresses' | 'ipv6'>,
  row: Subnet,
): boolean => addresses.some((address) => holds(row, address)) || ipv6.some((address) => holds(row, address));

const withLength = (address: string, length: number): string => `${withoutPrefix(address)}/${length}`;

/** As many are looked at; nobody has as many by hand. */
const mostHosts = 4_096;

/** Addresses of a subnet that are given by hand, or those that are handed out, in their order. */
function hostsOf({ cidr, ipv6, dhcp }: Subnet, isOfIpv6: boolean, isLeased: boolean): string[] {
  if (isOfIpv6) {
    if (ipv6 === undefined) return [];
    const block = parseIpv6Block(ipv6);
    if (block.prefix === 128) return [formatIpv6(block.first)];
    const last = lastOfIpv6(block) - block.first;
    const most = last < mostHosts ? Number(last) : mostHosts;
    return Array.from({ length: most }, (_, at) => formatIpv6(block.first + BigInt(at + 1)));
  }
  if (cidr === undefined) return [];
  const block = parseBlock(cidr);
  if (block.prefix === 32) return [formatAddress(block.first)];
  const most = Math.min(lastOf(block) - block.first - 1, mostHosts);
  const all = Array.from({ length: most }, (_, at) => block.first + at + 1);
  if (dhcp === undefined) return all.map(formatAddress);
  const [from, to] = [parseAddress(dhcp.from), parseAddress(dhcp.to)];
  return all.filter((address) => isLeased === (address >= from && address <= to)).map(formatAddress);
}
