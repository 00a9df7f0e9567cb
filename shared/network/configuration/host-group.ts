import { onceEach } from '../../caching/once-each.ts';
import type { HostGroup } from '../../contract/configuration/network-configuration.ts';
import type { Subnet, TopologyNode } from '../../contract/topology-items.ts';
import {
  contains,
  formatAddress,
  lastOf,
  parseAddress,
  parseBlock,
  withoutPrefix,
} from '../addressing/ipv4.ts';
import { type Ipv6Block, ipv6Host, parseIpv6Block } from '../addressing/ipv6-address.ts';
import { sizeOf } from '../addressing/sizes/block-size.ts';
import { reservedIn } from '../vlans/subnet-size.ts';
import { zoneOf } from './security/device-zones.ts';

/** What hangs on a link in one VLAN, or on none and belongs into that VLAN. */
export interface PluggedHost {
  /** Of the group of all that is plugged in alike. */
  readonly id: string;
  readonly node: TopologyNode;
  readonly subnet: Subnet;
  /** Like the link, undefined where it is plugged in nowhere. */
  readonly port: HostGroup['ports'][number] | undefined;
  readonly edge: string | undefined;
  readonly count: number;
  /** One aggregate to both switches of a pair. */
  readonly isBonded: boolean;
  /** On a port that routes: the number of the VLAN is on no wire. */
  readonly isDirect: boolean;
}

/** The row of what is plugged in as the nth of its subnet; none where a subnet of IPv4 has no address left for it. */
export function groupOf(host: PluggedHost, nth: number, hasIpv6: boolean): HostGroup | undefined {
  const { id, node, subnet, port, edge, count } = host;
  const { cidr, gateway } = subnet;
  const ipv4 = cidr === undefined ? undefined : (fixedAddresses(host).ipv4 ?? addressIn(cidr, subnet, nth));
  const ipv6 = hasIpv6 ? ipv6Of(host, ipv4, nth) : {};
  // A subnet of IPv4 that is full has no more hosts.
  if (cidr === undefined ? ipv6.ipv6 === undefined : ipv4 === undefined || gateway === undefined)
    return undefined;
  return {
    id,
    node: node.id,
    subnet: subnet.id,
    site: subnet.site,
    zone: zoneOf(subnet),
    ...(subnet.vlan !== undefined && !host.isDirect && { vlan: subnet.vlan }),
    ...(ipv4 !== undefined && gateway !== undefined && { ipv4, gateway }),
    ...ipv6,
    ports: port === undefined ? [] : [port],
    count,
    from: [node.id, ...(edge === undefined ? [] : [edge]), subnet.id],
  };
}

/** Those that the node states in the subnet, by family: read once, since every edit of hosts asks for them. */
export const fixedAddresses = onceEach((host: PluggedHost) => ({
  ipv4: fixedIpv4(host),
  ipv6: fixedIpv6(host),
}));

function fixedIpv4({ node, subnet: { cidr } }: Pick<PluggedHost, 'node' | 'subnet'>): string | undefined {
  if (cidr === undefined) return undefined;
  const block = parseBlock(cidr);
  return node.addresses.find((address) => contains(block, parseBlock(address)));
}

function fixedIpv6({ node, subnet: { ipv6 } }: Pick<PluggedHost, 'node' | 'subnet'>): string | undefined {
  if (ipv6 === undefined) return undefined;
  const block = parseIpv6Block(ipv6);
  return node.ipv6?.find((address) => isSameBlock(parseIpv6Block(address), block));
}

/**
 * Hosts of IPv6 alone make their addresses up: these stand for them, beyond those that are set by hand. As many as there
 * are groups of hosts.
 */
const firstMadeUp = 0x1000;

/** Where none is stated, the host of the same number as in IPv4. */
function ipv6Of(
  host: PluggedHost,
  ipv4: string | undefined,
  nth: number,
): Pick<HostGroup, 'ipv6' | 'gatewayIpv6'> {
  const { cidr, ipv6, gatewayIpv6 } = host.subnet;
  if (ipv6 === undefined || gatewayIpv6 === undefined) return {};
  const number =
    ipv4 === undefined || cidr === undefined
      ? firstMadeUp + nth
      : parseAddress(withoutPrefix(ipv4)) - parseBlock(cidr).first;
  return { ipv6: fixedAddresses(host).ipv6 ?? ipv6Host(parseIpv6Block(ipv6), number), gatewayIpv6 };
}

const isSameBlock = (a: Ipv6Block, b: Ipv6Block): boolean => a.first === b.first && a.prefix === b.prefix;

/**
 * An address of the range that is handed out, or of those after the reserved ones. None where they are all taken: more
 * access points than clients.
 */
function addressIn(cidr: string, { dhcp, hosts }: Subnet, nth: number): string | undefined {
  const { first, prefix } = parseBlock(cidr);
  const [from, to] =
    dhcp === undefined
      ? [first + 1 + reservedIn(sizeOf(prefix), hosts), lastOf({ first, prefix }) - 1]
      : [dhcp.from, dhcp.to].map(parseAddress);
  const address = (from ?? first) + nth;
  return address > (to ?? first) ? undefined : `${formatAddress(address)}/${prefix}`;
}
