import type { Graph, TopologyEdge, TopologyNode } from '#shared/contract/topology-items.ts';

/**
 * The graph with a device in the middle of a link: the link ends at it, and another one goes on from it with what the
 * first one had at its far end. The same graph where the link is gone.
 */
export function insertDevice(graph: Graph, linkId: string, node: TopologyNode, newLinkId: string): Graph {
  const link = graph.edges.find(({ id }) => id === linkId);
  if (!link || graph.nodes.some(({ id }) => id === node.id)) return graph;
  const { targetPort, addresses, optics, ...near } = link;
  const { id, source, sourcePort, because, circuit, outer, underlay, aggregate, notes, locked, ...far } =
    link;
  const first: TopologyEdge = {
    ...near,
    target: node.id,
    ...(addresses?.source !== undefined && { addresses: { source: addresses.source } }),
    ...(optics?.source !== undefined && { optics: { source: optics.source } }),
  };
  const { addresses: _, optics: __, ...rest } = far;
  const second: TopologyEdge = {
    ...rest,
    id: newLinkId,
    source: node.id,
    ...(addresses?.target !== undefined && { addresses: { target: addresses.target } }),
    ...(optics?.target !== undefined && { optics: { target: optics.target } }),
  };
  return {
    ...graph,
    nodes: [...graph.nodes, node],
    edges: [...graph.edges.map((edge) => (edge.id === linkId ? first : edge)), second],
  };
}
