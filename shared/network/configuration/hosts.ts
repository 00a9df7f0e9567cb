import type { HostGroup } from '../../contract/configuration/network-configuration.ts';
import type { Subnet, TopologyNode } from '../../contract/topology.ts';
import {
  contains,
  formatAddress,
  lastOf,
  parseAddress,
  parseBlock,
  sizeOf,
  withoutPrefix,
} from '../addressing/ipv4.ts';
import { type Ipv6Block, ipv6Host, parseIpv6Block } from '../addressing/ipv6-address.ts';
import { reservedIn } from '../vlans/subnet-size.ts';
import { hostPorts } from './interfaces/port-vlans.ts';
import { zoneOf } from './security/device-zones.ts';
import { linkUse } from './view/link-uses.ts';
import type { MissingFacts } from './view/missing-facts.ts';
import type { LinkEnd, NetworkView } from './view/network-view.ts';
import { portsOf } from './view/ports.ts';

/**
 * What begins and answers flows: of each group of people, phones, cameras and servers one row for each VLAN that it is in and
 * each switch that it is plugged into; access points, and the people behind them, likewise.
 */
export function hostsOf(view: NetworkView, missing: MissingFacts): HostGroup[] {
  const groups = new Map<string, HostGroup>();
  const taken = new Map<string, number>();
  for (const ends of view.endsOf.values()) {
    for (const end of ends) {
      if (linkUse(end, view) !== 'hosts') continue;
      for (const host of hostsAt(end, view, missing)) addHost(host, groups, taken, view.hasIpv6);
    }
  }
  return [...groups.values()];
}

interface PluggedHost {
  readonly node: TopologyNode;
  readonly subnet: Subnet;
  readonly port: HostGroup['ports'][number];
  readonly edge: string;
  readonly count: number;
  /** One aggregate to both switches of a pair. */
  readonly isBonded: boolean;
}

/** Of each VLAN that a link's ports are in: the first port of it. */
function hostsAt(
  { edge, far, node, ...end }: LinkEnd,
  view: NetworkView,
  missing: MissingFacts,
): PluggedHost[] {
  const ports = portsOf({ edge, far, node, ...end }, missing);
  const site = node.site ?? '';
  const switchports = hostPorts(edge, far, site, ports.length, view);
  const found = new Map<number, PluggedHost>();
  switchports.forEach(({ access, voice, native, allowed }, index) => {
    const port = ports[index];
    for (const vlan of [access, voice, native, ...allowed]) {
      const subnet = vlan === undefined ? undefined : view.subnetOf(site, vlan);
      if (port === undefined || subnet === undefined || vlan === undefined) continue;
      const before = found.get(vlan);
      const count = (before?.count ?? 0) + 1;
      const isBonded = edge.aggregate !== undefined;
      found.set(vlan, { node: far, subnet, edge: edge.id, port: before?.port ?? port, count, isBonded });
    }
  });
  return [...found.values()];
}

function addHost(
  { node, subnet, port, edge, count, isBonded }: PluggedHost,
  groups: Map<string, HostGroup>,
  taken: Map<string, number>,
  hasIpv6: boolean,
): void {
  const fixed = node.addresses.find((address) => contains(parseBlock(subnet.cidr), parseBlock(address)));
  const id = `${node.id} ${subnet.vlan ?? 0}`;
  const before = groups.get(id);
  if (fixed !== undefined && before !== undefined) {
    // A server's second link leads to the other switch: it stands by, unless the two end one aggregate.
    if (before.ports.length < 2) before.ports.push(port);
    if (isBonded) before.bond = 'lacp';
    return;
  }
  if (before !== undefined || subnet.gateway === undefined) return;
  const nth = taken.get(subnet.id) ?? 0;
  const ipv4 = fixed ?? addressIn(subnet, nth);
  if (ipv4 === undefined) return;
  taken.set(subnet.id, nth + 1);
  groups.set(id, {
    id,
    node: node.id,
    subnet: subnet.id,
    site: subnet.site,
    zone: zoneOf(subnet),
    ...(subnet.vlan !== undefined && { vlan: subnet.vlan }),
    ipv4,
    gateway: subnet.gateway,
    ...(hasIpv6 && ipv6Of(subnet, ipv4, node)),
    ports: [port],
    count,
    from: [node.id, edge, subnet.id],
  });
}

/** Where none is stated, the host of the same number as in IPv4. */
function ipv6Of(
  { cidr, ipv6, gatewayIpv6 }: Subnet,
  ipv4: string,
  node: TopologyNode,
): Pick<HostGroup, 'ipv6' | 'gatewayIpv6'> {
  if (ipv6 === undefined || gatewayIpv6 === undefined) return {};
  const block = parseIpv6Block(ipv6);
  const fixed = node.ipv6?.find((address) => isSameBlock(parseIpv6Block(address), block));
  const host = parseAddress(withoutPrefix(ipv4)) - parseBlock(cidr).first;
  return { ipv6: fixed ?? ipv6Host(block, host), gatewayIpv6 };
}

const isSameBlock = (a: Ipv6Block, b: Ipv6Block): boolean => a.first === b.first && a.prefix === b.prefix;

/**
 * An address of the range that is handed out, or of those after the reserved ones. None where they are all taken: more
 * access points than clients.
 */
function addressIn({ cidr, dhcp, hosts }: Subnet, nth: number): string | undefined {
  const { first, prefix } = parseBlock(cidr);
  const [from, to] =
    dhcp === undefined
      ? [first + 1 + reservedIn(sizeOf(prefix), hosts), lastOf({ first, prefix }) - 1]
      : [dhcp.from, dhcp.to].map(parseAddress);
  const address = (from ?? first) + nth;
  return address > (to ?? first) ? undefined : `${formatAddress(address)}/${prefix}`;
}
