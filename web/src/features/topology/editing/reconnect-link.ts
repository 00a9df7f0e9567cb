import type { Graph, TopologyEdge } from '#shared/contract/topology-items.ts';
import type { CellContext } from '#web/features/topology/cells/cell.ts';
import { type MovedEnd, movedLink, reconnected } from '#web/features/topology/cells/moved-link.ts';
import { alikeLink } from './alike-link.ts';
import { insideType } from './inside-type.ts';

/**
 * The graph with one end of a link at another device, in its next free port where it has one that fits; at a device of another type
 * it is the link that joins two such devices.
 */
export function reconnectLink(graph: Graph, context: CellContext, moved: MovedEnd): Graph {
  const move = (edge: TopologyEdge): TopologyEdge => {
    const portless = reconnected(edge, moved.end, moved.to);
    const next = movedLink(edge, context, moved) ?? (typeof portless === 'string' ? edge : portless);
    const { nodes } = context.index;
    const [was, source, target] = [edge[moved.end], next.source, next.target].map((id) => nodes.get(id));
    if (!source || !target || was?.type === nodes.get(moved.to)?.type) return next;
    return { ...next, type: insideType(next, alikeLink(context.index, source, target), source, target) };
  };
  return { ...graph, edges: graph.edges.map((edge) => (edge.id === moved.id ? move(edge) : edge)) };
}
