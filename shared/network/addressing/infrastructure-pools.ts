import type { Subnet, TopologyNode } from '../../contract/topology.ts';
import { joinAnd } from '../../vocabulary/lists.ts';
import { logicalDevices } from '../graph/clusters.ts';
import { because } from '../reasons/because.ts';
import type { NetworkDraft } from '../topology/network-draft.ts';
import { type Block, formatAddress, formatBlock } from './ipv4.ts';
import type { Ipv6Plan } from './ipv6.ts';
import { addAddress } from './site-addresses.ts';

/** Loopbacks (/32) and point-to-point links (/31, RFC 3021) from pools of their own, apart from the sites. */
export function assignPools(
  draft: NetworkDraft,
  loopbacks: Block,
  transits: Block,
  ipv6: Ipv6Plan | undefined,
): Subnet[] {
  const devices = logicalDevices(draft.routers);
  return [
    poolRow('loopbacks', 'Loopback pool', loopbacks, devices.length),
    ...devices.map((members, index) => ({
      ...loopbackRow(members, { first: loopbacks.first + index, prefix: 32 }),
      ...(ipv6 && { ipv6: ipv6.loopback(index) }),
    })),
    ...(draft.routed.length > 0
      ? [poolRow('transits', 'Point-to-point pool', transits, draft.routed.length * 2)]
      : []),
    ...transitRows(draft, transits).map((row, index) => ({
      ...row,
      ...(ipv6 && { ipv6: ipv6.transit(index) }),
    })),
  ];
}

/** Sites that the pools serve, as the addressing plan lists them. */
const everywhere = 'All sites';

function poolRow(id: string, name: string, block: Block, addresses: number): Subnet {
  return {
    id: `pool-${id}`,
    site: everywhere,
    name,
    purpose: 'site',
    cidr: formatBlock(block),
    hosts: addresses,
    because: because('pool', { addresses, prefix: block.prefix }, ['requirements.ipScheme.private']),
  };
}

/** One for a cluster, which all its members list. */
function loopbackRow(members: readonly TopologyNode[], block: Block): Subnet {
  for (const node of members) node.addresses.unshift(formatBlock(block));
  const [first] = members;
  return {
    id: `loopback-${first?.cluster ?? first?.id}`,
    site: first?.site ?? everywhere,
    name: `${labelOf(members)} loopback`,
    purpose: 'loopback',
    cidr: formatBlock(block),
    hosts: 1,
    because: because('loopback', {}),
  };
}

const labelOf = (members: readonly TopologyNode[]): string => joinAnd(members.map(({ label }) => label));

function transitRows(draft: NetworkDraft, pool: Block): Subnet[] {
  const nodes = new Map(draft.nodes.map((node) => [node.id, node]));
  const clusters = Map.groupBy(draft.routers, ({ cluster }) => cluster);
  const membersAt = (id: string): readonly TopologyNode[] => {
    const node = nodes.get(id);
    if (node === undefined) return [];
    return node.cluster === undefined ? [node] : (clusters.get(node.cluster) ?? [node]);
  };
  return draft.routed.map(({ edges, site }, index) => {
    const block = { first: pool.first + index * 2, prefix: 31 };
    const [first] = edges;
    const [sources, targets] = [membersAt(first?.source ?? ''), membersAt(first?.target ?? '')];
    for (const node of sources) if (node.type !== 'internet') addAddress(node, block.first, 31);
    for (const node of targets) if (node.type !== 'internet') addAddress(node, block.first + 1, 31);
    for (const edge of edges) {
      edge.subnet = formatBlock(block);
      edge.addresses = {
        source: `${formatAddress(block.first)}/31`,
        target: `${formatAddress(block.first + 1)}/31`,
      };
    }
    return {
      id: `transit-${first?.id}`.slice(0, 100),
      site,
      name: `${labelOf(sources)} to ${labelOf(targets)}`.slice(0, 100),
      purpose: 'transit',
      cidr: formatBlock(block),
      hosts: 2,
      because: because('point-to-point', {}),
    };
  });
}
