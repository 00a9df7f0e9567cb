import type { Graph, TopologyEdge, TopologyNode } from '#shared/contract/topology-items.ts';

/** What stands in one site, with the links inside it. `site` is undefined for what stands in none: the providers. */
export interface SiteGroup {
  readonly site: string | undefined;
  readonly nodes: readonly TopologyNode[];
  readonly edges: readonly TopologyEdge[];
}

/** The graph cut into its sites, in the order in which they first appear. Links between sites belong to none. */
export function siteGroups(graph: Graph): SiteGroup[] {
  type Group = SiteGroup & { readonly nodes: TopologyNode[]; readonly edges: TopologyEdge[] };
  const groups = new Map<string | undefined, Group>();
  const groupOf = new Map<string, Group>();
  for (const node of graph.nodes) {
    const group = groups.get(node.site) ?? { site: node.site, nodes: [], edges: [] };
    if (group.nodes.push(node) === 1) groups.set(node.site, group);
    groupOf.set(node.id, group);
  }
  for (const edge of graph.edges) {
    const group = groupOf.get(edge.source);
    if (group !== undefined && group === groupOf.get(edge.target)) group.edges.push(edge);
  }
  return [...groups.values()];
}
