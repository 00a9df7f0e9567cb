import type { Graph, TopologyEdge, TopologyNode } from '#shared/contract/topology-items.ts';

/** What stands in one site, with the links inside it. `site` is undefined for what stands in none: the providers. */
export interface SiteGroup {
  readonly site: string | undefined;
  readonly nodes: readonly TopologyNode[];
  readonly edges: readonly TopologyEdge[];
}

/** The graph cut into its sites, in the order in which they first appear. Links between sites belong to none. */
export function siteGroups(graph: Graph): SiteGroup[] {
  const siteOf = new Map(graph.nodes.map(({ id, site }) => [id, site]));
  const groups = new Map<string | undefined, { nodes: TopologyNode[]; edges: TopologyEdge[] }>();
  for (const node of graph.nodes) {
    const group = groups.get(node.site);
    if (group) group.nodes.push(node);
    else groups.set(node.site, { nodes: [node], edges: [] });
  }
  for (const edge of graph.edges) {
    const site = siteOf.get(edge.source);
    if (siteOf.has(edge.source) && siteOf.has(edge.target) && site === siteOf.get(edge.target)) {
      groups.get(site)?.edges.push(edge);
    }
  }
  return [...groups].map(([site, { nodes, edges }]) => ({ site, nodes, edges }));
}
