import type { Subnet, TopologyNode } from '../../contract/topology-items.ts';
import { joinAnd } from '../../vocabulary/lists.ts';
import { logicalDevices } from '../graph/clusters.ts';
import { nodesById } from '../graph/nodes-by-id.ts';
import { because } from '../reasons/because.ts';
import type { NetworkDraft } from '../topology/network-draft.ts';
import { addAddress, addIpv6 } from './assign-hosts.ts';
import { type Block, formatAddress, formatBlock } from './ipv4.ts';
import type { Ipv6Plan } from './ipv6.ts';
import { formatIpv6Block, type Ipv6Block, ipv6Host } from './ipv6-address.ts';

/** Loopbacks (/32, /128) and point-to-point links (/31, RFC 3021; /127, RFC 6164) from pools of their own, apart from the sites. */
export function assignPools(
  draft: NetworkDraft,
  loopbacks: Block | undefined,
  transits: Block | undefined,
  ipv6: Ipv6Plan | undefined,
): Subnet[] {
  const devices = logicalDevices(draft.routers);
  return [
    poolRow('loopbacks', 'Loopback pool', loopbacks, devices.length, ipv6?.loopbacks),
    ...devices.map((members, index) =>
      loopbackRow(
        members,
        loopbacks && { first: loopbacks.first + index, prefix: 32 },
        ipv6?.loopback(index),
      ),
    ),
    ...(draft.routed.length > 0
      ? [poolRow('transits', 'Point-to-point pool', transits, draft.routed.length * 2, ipv6?.transits)]
      : []),
    ...transitRows(draft, transits, ipv6),
  ];
}

/** Sites that the pools serve, as the addressing plan lists them. */
const everywhere = 'All sites';

function poolRow(
  id: string,
  name: string,
  block: Block | undefined,
  addresses: number,
  ipv6: Ipv6Block | undefined,
): Subnet {
  return {
    id: `pool-${id}`,
    site: everywhere,
    name,
    purpose: 'site',
    ...(block && { cidr: formatBlock(block) }),
    ...(ipv6 && { ipv6: formatIpv6Block(ipv6), placeholderIpv6: true }),
    hosts: addresses,
    because: because('pool', { addresses, ...(block && { prefix: block.prefix }) }, [
      block === undefined ? 'requirements.ipScheme.ipv6Only' : 'requirements.ipScheme.private',
    ]),
  };
}

/** One for a cluster, which all its members list. */
function loopbackRow(
  members: readonly TopologyNode[],
  block: Block | undefined,
  ipv6: Ipv6Block | undefined,
): Subnet {
  for (const node of members) {
    if (block !== undefined) node.addresses.unshift(formatBlock(block));
    if (ipv6 !== undefined) node.ipv6 = [formatIpv6Block(ipv6), ...(node.ipv6 ?? [])];
  }
  const [first] = members;
  return {
    id: `loopback-${first?.cluster ?? first?.id}`,
    site: first?.site ?? everywhere,
    name: `${labelOf(members)} loopback`,
    purpose: 'loopback',
    ...(block && { cidr: formatBlock(block) }),
    ...(ipv6 && { ipv6: formatIpv6Block(ipv6) }),
    hosts: 1,
    because: because('loopback', block === undefined ? { isIpv6Only: true } : {}),
  };
}

const labelOf = (members: readonly TopologyNode[]): string => joinAnd(members.map(({ label }) => label));

function transitRows(draft: NetworkDraft, pool: Block | undefined, ipv6: Ipv6Plan | undefined): Subnet[] {
  const byId = nodesById(draft.nodes);
  const clusters = Map.groupBy(draft.routers, ({ cluster }) => cluster);
  const membersAt = (id: string): readonly TopologyNode[] => {
    const node = byId.get(id);
    if (node === undefined) return [];
    return node.cluster === undefined ? [node] : (clusters.get(node.cluster) ?? [node]);
  };
  return draft.routed.map(({ edges, site }, index) => {
    const block = pool && { first: pool.first + index * 2, prefix: 31 };
    const [first] = edges;
    const [sources, targets] = [membersAt(first?.source ?? ''), membersAt(first?.target ?? '')];
    const block6 = ipv6?.transit(index);
    [sources, targets].forEach((nodes, end) => {
      for (const node of nodes) {
        if (node.type === 'internet') continue;
        if (block !== undefined) addAddress(node, block.first + end, 31);
        if (block6 !== undefined) addIpv6(node, ipv6Host(block6, end));
      }
    });
    for (const edge of edges) {
      if (block !== undefined) edge.subnet = formatBlock(block);
      else if (block6 !== undefined) {
        edge.subnet = formatIpv6Block(block6);
        if (edge.because)
          edge.because = { ...edge.because, inputs: { ...edge.because.inputs, isIpv6Only: true } };
      }
      if (block !== undefined) {
        edge.addresses = {
          source: `${formatAddress(block.first)}/31`,
          target: `${formatAddress(block.first + 1)}/31`,
        };
      }
      if (block6 !== undefined) edge.ipv6 = { source: ipv6Host(block6, 0), target: ipv6Host(block6, 1) };
    }
    return {
      id: `transit-${first?.id}`.slice(0, 100),
      site,
      name: `${labelOf(sources)} to ${labelOf(targets)}`.slice(0, 100),
      purpose: 'transit',
      ...(block && { cidr: formatBlock(block) }),
      ...(block6 && { ipv6: formatIpv6Block(block6) }),
      hosts: 2,
      because: because('point-to-point', block === undefined ? { isIpv6Only: true } : {}),
    };
  });
}
