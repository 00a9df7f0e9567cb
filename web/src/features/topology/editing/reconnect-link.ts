import type { Graph, TopologyEdge } from '#shared/contract/topology-items.ts';
import type { CellContext } from '#web/features/topology/cells/cell.ts';
import { type MovedEnd, movedLink, reconnected } from '#web/features/topology/cells/moved-link.ts';

/** The graph with one end of a link at another device, in its next free port where it has one that fits. */
export function reconnectLink(graph: Graph, context: CellContext, moved: MovedEnd): Graph {
  const move = (edge: TopologyEdge): TopologyEdge => {
    const next = movedLink(edge, context, moved);
    if (next) return next;
    const portless = reconnected(edge, moved.end, moved.to);
    return typeof portless === 'string' ? edge : portless;
  };
  return { ...graph, edges: graph.edges.map((edge) => (edge.id === moved.id ? move(edge) : edge)) };
}
