import { onceEach } from '#shared/caching/once-each.ts';
import type { Graph, TopologyEdge, TopologyNode } from '#shared/contract/topology-items.ts';

/** Look-ups over one graph. */
export interface GraphIndex {
  readonly graph: Graph;
  readonly nodes: ReadonlyMap<string, TopologyNode>;
  readonly edges: ReadonlyMap<string, TopologyEdge>;
  /** The links of a node, in the graph's order; none for a node that is not in it. */
  readonly linksOf: (nodeId: string) => readonly TopologyEdge[];
}

const none: readonly TopologyEdge[] = [];

/** The look-ups of a graph, made once for each graph. */
export const indexGraph = onceEach((graph: Graph): GraphIndex => {
  const links = new Map<string, TopologyEdge[]>();
  for (const edge of graph.edges) {
    addLink(links, edge.source, edge);
    if (edge.target !== edge.source) addLink(links, edge.target, edge);
  }
  return {
    graph,
    nodes: new Map(graph.nodes.map((node) => [node.id, node])),
    edges: new Map(graph.edges.map((edge) => [edge.id, edge])),
    linksOf: (nodeId) => links.get(nodeId) ?? none,
  };
});

/** The end of a link that is not `nodeId`. */
export const farEnd = (edge: TopologyEdge, nodeId: string): string =>
  edge.source === nodeId ? edge.target : edge.source;

function addLink(links: Map<string, TopologyEdge[]>, nodeId: string, edge: TopologyEdge): void {
  const list = links.get(nodeId);
  if (list) list.push(edge);
  else links.set(nodeId, [edge]);
}
