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

/** The look-ups of a graph, each made once, when it is first asked for: the first picture of a large graph needs none. */
export const indexGraph = onceEach((graph: Graph): GraphIndex => {
  let nodes: GraphIndex['nodes'] | undefined;
  let edges: GraphIndex['edges'] | undefined;
  let links: ReturnType<typeof linksByNode> | undefined;
  return {
    graph,
    get nodes() {
      nodes ??= new Map(graph.nodes.map((node) => [node.id, node]));
      return nodes;
    },
    get edges() {
      edges ??= new Map(graph.edges.map((edge) => [edge.id, edge]));
      return edges;
    },
    linksOf: (nodeId) => {
      links ??= linksByNode(graph.edges);
      return links.get(nodeId) ?? none;
    },
  };
});

/** The end of a link that is not `nodeId`. */
export const farEnd = (edge: TopologyEdge, nodeId: string): string =>
  edge.source === nodeId ? edge.target : edge.source;

function linksByNode(edges: readonly TopologyEdge[]): ReadonlyMap<string, readonly TopologyEdge[]> {
  const links = new Map<string, TopologyEdge[]>();
  const add = (nodeId: string, edge: TopologyEdge) => {
    const list = links.get(nodeId);
    if (list) list.push(edge);
    else links.set(nodeId, [edge]);
  };
  for (const edge of edges) {
    add(edge.source, edge);
    if (edge.target !== edge.source) add(edge.target, edge);
  }
  return links;
}
