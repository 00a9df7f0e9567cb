import { onceEach } from '../../../caching/once-each.ts';
import { appendUnder } from '../../../collections/append-under.ts';
import type { Graph, Subnet, TopologyNode } from '../../../contract/topology-items.ts';
import { blockKey } from '../../addressing/ipv4.ts';
import { formatIpv6Block, parseIpv6Block } from '../../addressing/ipv6-address.ts';
import { hasLoopback } from '../../graph/has-loopback.ts';
import { nodesById } from '../../graph/nodes-by-id.ts';
import { internetIds, isTunnel, oncePerCircuit, sitesWithWayOut } from '../../graph/wan-links.ts';

/** A device with its subnets: what routing is made from. */
export interface Layer3 {
  readonly nodes: ReadonlyMap<string, TopologyNode>;
  /** Devices that route, by the loopback that each of them has; a cluster by its first member. */
  readonly routing: ReadonlySet<string>;
  /** Subnets by the device that has an address in them. */
  readonly subnetsOf: ReadonlyMap<string, readonly Subnet[]>;
  /** Devices that are the gateway of a subnet. */
  readonly gatewaysOf: ReadonlyMap<string, readonly TopologyNode[]>;
  readonly siteBlocks: ReadonlyMap<string, Subnet>;
  /** Nodes that are the internet itself. */
  readonly internet: ReadonlySet<string>;
  /** The site that the others are joined to. */
  readonly hub: string | undefined;
  /** The sites that reach the internet by an access of their own. */
  readonly sitesWithWayOut: Sites;
}

export interface Sites extends Iterable<string> {
  readonly has: (site: string) => boolean;
}

/** Derives from addresses which device routes what; linear in the graph. */
export function layer3Of(graph: Graph): Layer3 {
  const blocks = blocksOf(graph.subnets);
  return {
    nodes: nodesById(graph.nodes),
    ...placesOf(graph.nodes, blocks),
    siteBlocks: blocks.ofSites,
    ...byLinks(graph),
  };
}

/** What subnets say by themselves. */
export interface Blocks {
  readonly byBlock: ReadonlyMap<number, Subnet>;
  readonly byIpv6: ReadonlyMap<string, Subnet>;
  readonly ofSites: Layer3['siteBlocks'];
}

export const blocksOf = onceEach((subnets: readonly Subnet[]): Blocks => {
  const byBlock = new Map<number, Subnet>();
  const byIpv6 = new Map<string, Subnet>();
  for (const row of subnets) {
    if (row.purpose === 'site') continue;
    if (row.cidr !== undefined) byBlock.set(blockKey(row.cidr), row);
    else if (row.ipv6 !== undefined) byIpv6.set(ipv6Key(row.ipv6), row);
  }
  const ofSites = new Map(
    subnets.flatMap((row) =>
      row.purpose === 'site' && !row.id.startsWith('pool-') ? [[row.site, row] as const] : [],
    ),
  );
  return { byBlock, byIpv6, ofSites };
});

/** What addresses decide. */
export type Addressed = Pick<Layer3, 'routing' | 'subnetsOf' | 'gatewaysOf'>;

export function placesOf(nodes: readonly TopologyNode[], blocks: Blocks): Addressed {
  const routing = new Set<string>();
  const subnetsOf = new Map<string, Subnet[]>();
  const gatewaysOf = new Map<string, TopologyNode[]>();
  const clusters = new Set<string>();
  for (const node of nodes) {
    const { id, cluster } = node;
    if (cluster !== undefined && clusters.has(cluster)) continue;
    if (cluster !== undefined) clusters.add(cluster);
    if (hasLoopback(node)) routing.add(id);
  }
  for (const node of nodes) {
    const own = subnetsAt(node, blocks);
    if (own.length > 0) subnetsOf.set(node.id, own);
    for (const subnet of own)
      if (routing.has(node.id) && subnet.vlan !== undefined) appendUnder(gatewaysOf, subnet.id, node);
  }
  return { routing, subnetsOf, gatewaysOf };
}

/** The subnets that a node has addresses in; of those that have both families, IPv4 says it. */
export const subnetsAt = ({ addresses, ipv6 = [] }: TopologyNode, { byBlock, byIpv6 }: Blocks): Subnet[] => [
  ...addresses.flatMap((address) => byBlock.get(blockKey(address)) ?? []),
  ...(byIpv6.size === 0 ? [] : ipv6.flatMap((address) => byIpv6.get(ipv6Key(address)) ?? [])),
];

const ipv6Key = (cidr: string): string => formatIpv6Block(parseIpv6Block(cidr));

/** What links decide. */
export type WideArea = Pick<Layer3, 'internet' | 'hub' | 'sitesWithWayOut'>;

export const byLinks = ({ nodes, edges, subnets }: Graph): WideArea => ({
  internet: internetIds({ nodes, edges }),
  hub: hubSite({ nodes, edges, subnets }),
  sitesWithWayOut: sitesWithWayOut({ nodes, edges }),
});

export const hubSite = ({ nodes, edges, subnets }: Graph): string | undefined =>
  subnets.find(({ hub }) => hub)?.site ?? hubOf({ nodes, edges });

/** Of a network that does not say: the site with the most wide-area links, tunnels counted where they begin; the only one where there are none. */
function hubOf({ nodes, edges }: Pick<Graph, 'nodes' | 'edges'>): string | undefined {
  const sites = new Map(nodes.flatMap(({ id, site }) => (site === undefined ? [] : [[id, site]])));
  const counts = new Map<string, number>();
  for (const site of sites.values()) if (!counts.has(site)) counts.set(site, 0);
  for (const edge of oncePerCircuit(edges)) {
    if (edge.type !== 'wan') continue;
    for (const end of isTunnel(edge) ? [edge.source] : [edge.source, edge.target]) {
      const site = sites.get(end);
      if (site !== undefined) counts.set(site, (counts.get(site) ?? 0) + 1);
    }
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
