import type { Subnet, TopologyNode } from '../../contract/topology.ts';
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
  return [
    poolRow('loopbacks', 'Loopback pool', loopbacks, draft.routers.length),
    ...draft.routers.map((node, index) => ({
      ...loopbackRow(node, { first: loopbacks.first + index, prefix: 32 }),
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

function loopbackRow(node: TopologyNode, block: Block): Subnet {
  node.addresses.unshift(formatBlock(block));
  return {
    id: `loopback-${node.id}`,
    site: node.site ?? everywhere,
    name: `${node.label} loopback`,
    purpose: 'loopback',
    cidr: formatBlock(block),
    hosts: 1,
    because: because('loopback', {}),
  };
}

function transitRows(draft: NetworkDraft, pool: Block): Subnet[] {
  const nodes = new Map(draft.routers.map((node) => [node.id, node]));
  return draft.routed.map(({ edge, site }, index) => {
    const block = { first: pool.first + index * 2, prefix: 31 };
    const [source, target] = [nodes.get(edge.source), nodes.get(edge.target)];
    if (source) addAddress(source, block.first, 31);
    if (target) addAddress(target, block.first + 1, 31);
    edge.subnet = formatBlock(block);
    edge.addresses = {
      source: `${formatAddress(block.first)}/31`,
      target: `${formatAddress(block.first + 1)}/31`,
    };
    return {
      id: `transit-${edge.id}`.slice(0, 100),
      site,
      name: `${source?.label ?? edge.source} to ${target?.label ?? edge.target}`,
      purpose: 'transit',
      cidr: formatBlock(block),
      hosts: 2,
      because: because('point-to-point', {}),
    };
  });
}
