import type { Subnet, TopologyNode } from '../../contract/topology-items.ts';
import {
  contains,
  formatAddress,
  lastOf,
  parseAddress,
  parseBlock,
  withoutPrefix,
} from '../addressing/ipv4.ts';
import { formatIpv6, holdsIpv6, lastOfIpv6, parseIpv6Block } from '../addressing/ipv6-address.ts';
import type { NetworkIndex } from '../graph/network-index.ts';
import { isOneAddress } from '../graph/one-address.ts';
import { changing, type Fix } from './finding.ts';

/** Every address that something has, without its prefix length. */
export type TakenAddresses = Set<string>;

export const takenAddresses = ({ graph: { nodes, edges, subnets } }: NetworkIndex): TakenAddresses =>
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

/** Gives one of two devices that claim an address another one, which is taken then; none where what they are says that both have it. */
export function otherAddress(
  node: TopologyNode,
  other: TopologyNode,
  address: string,
  index: NetworkIndex,
  taken: TakenAddresses,
): Fix | undefined {
  if (node === other) return listedOnce(node, address);
  const { subnets } = index.graph;
  const host = withoutPrefix(address);
  const isHome = ({ site }: TopologyNode) => subnets.some((row) => row.site === site && holds(row, address));
  // One that is elsewhere is the one that is wrong.
  const strangers = [node, other].filter((one) => !isHome(one));
  if (strangers.length > 0 && !isOneAddress(address)) return undefined;
  if (subnets.some(({ gateway, gatewayIpv6 }) => [gateway, gatewayIpv6].includes(host))) return undefined;
  for (const one of strangers.length > 0 ? strangers : [node, other]) {
    const isFixed = one.cluster !== undefined || isHeld(one, address, index);
    const free = isFixed ? undefined : freeAddress(one, address, index, taken);
    if (free === undefined) continue;
    taken.add(withoutPrefix(free));
    return {
      label: `Give ${one.label} the address ${withoutPrefix(free)}`,
      changes: changing({ node: { id: one.id, ...replaced(one, host, free) } }),
    };
  }
  return undefined;
}

const listOf = (address: string): 'ipv6' | 'addresses' => (address.includes(':') ? 'ipv6' : 'addresses');

function replaced(
  node: TopologyNode,
  host: string,
  free: string,
): Pick<TopologyNode, 'addresses'> | Pick<TopologyNode, 'ipv6'> {
  const own = node[listOf(free)] ?? [];
  const list = own.map((one) => (withoutPrefix(one) === host ? free : one));
  return listOf(free) === 'ipv6' ? { ipv6: list } : { addresses: list };
}

function listedOnce(node: TopologyNode, address: string): Fix {
  const own = node[listOf(address)] ?? [];
  const host = withoutPrefix(address);
  const first = own.findIndex((one) => withoutPrefix(one) === host);
  const list = own.filter((one, at) => at === first || withoutPrefix(one) !== host);
  return {
    label: `List ${host} once at ${node.label}`,
    changes: changing({
      node: { id: node.id, ...(listOf(address) === 'ipv6' ? { ipv6: list } : { addresses: list }) },
    }),
  };
}

/** Whether links or subnets say as well that a device has an address. */
function isHeld({ id }: TopologyNode, address: string, { graph: { subnets }, attachments }: NetworkIndex) {
  const host = withoutPrefix(address);
  const isIt = (own: string | undefined) => own !== undefined && withoutPrefix(own) === host;
  return (
    subnets.some(({ firstHop }) =>
      firstHop?.members.some((member) => member.node === id && [member.address, member.ipv6].some(isIt)),
    ) ||
    (attachments.get(id) ?? []).some(({ edge }) => {
      const end = edge.source === id ? 'source' : 'target';
      return isIt(edge.addresses?.[end]) || isIt(edge.ipv6?.[end]);
    })
  );
}

function freeAddress(
  node: TopologyNode,
  address: string,
  index: NetworkIndex,
  taken: TakenAddresses,
): string | undefined {
  const [, prefix] = address.split('/');
  if (prefix === undefined) return undefined;
  const { subnets } = index.graph;
  const rows = subnets.filter((row) =>
    isOneAddress(address)
      ? row.purpose === 'loopback' && row.site === node.site
      : row.vlan !== undefined && row.site === node.site && holds(row, address),
  );
  const free = rows.flatMap((row) => hostsOf(row, address.includes(':'))).find((host) => !taken.has(host));
  return free === undefined ? undefined : `${free}/${prefix}`;
}

function holds({ cidr, ipv6 }: Subnet, address: string): boolean {
  if (address.includes(':'))
    return ipv6 !== undefined && holdsIpv6(parseIpv6Block(ipv6), parseIpv6Block(withLength(address, 128)));
  return cidr !== undefined && contains(parseBlock(cidr), parseBlock(withLength(address, 32)));
}

const withLength = (address: string, length: number): string => `${withoutPrefix(address)}/${length}`;

/** As many are looked at; nobody has as many by hand. */
const mostHosts = 4_096;

/** Addresses of a subnet that are given by hand, in their order. */
function hostsOf({ cidr, ipv6, dhcp }: Subnet, isOfIpv6: boolean): string[] {
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
  const [from, to] = dhcp === undefined ? [0, -1] : [parseAddress(dhcp.from), parseAddress(dhcp.to)];
  return Array.from({ length: most }, (_, at) => block.first + at + 1)
    .filter((address) => address < from || address > to)
    .map(formatAddress);
}
