import type { Graph, TopologyNode } from '#shared/contract/topology-items.ts';
import type { CellContext } from '#web/features/topology/cells/cell.ts';
import { indexGraph } from '#web/features/topology/model/graph-index.ts';
import { reconnectLink } from './reconnect-link.ts';

/**
 * The graph with a device in the middle of a link: the link ends at it, and another one goes on from it with what the
 * first one had at its far end, both in the device's next free ports that fit. The same graph where the link is gone.
 */
export function insertDevice(
  graph: Graph,
  linkId: string,
  node: TopologyNode,
  newLinkId: string,
  devices: CellContext['devices'],
): Graph {
  const link = graph.edges.find(({ id }) => id === linkId);
  if (!link || graph.nodes.some(({ id }) => id === node.id)) return graph;
  const { because, circuit, outer, underlay, aggregate, notes, locked, ...far } = link;
  const withNode = {
    ...graph,
    nodes: [...graph.nodes, node],
    edges: [...graph.edges, { ...far, id: newLinkId }],
  };
  const near = moved(withNode, { id: linkId, end: 'target', to: node.id }, devices);
  return moved(near, { id: newLinkId, end: 'source', to: node.id }, devices);
}

const moved = (
  graph: Graph,
  end: Parameters<typeof reconnectLink>[2],
  devices: CellContext['devices'],
): Graph => reconnectLink(graph, { index: indexGraph(graph), devices }, end);
