import type { Graph, TopologyEdge } from '#shared/contract/topology-items.ts';
import type { CellContext } from '#web/features/topology/cells/cell.ts';
import { reconnected } from '#web/features/topology/cells/link-cells.ts';
import { freePorts } from '#web/features/topology/model/free-ports.ts';
import { nextPort } from '#web/features/topology/model/next-port.ts';

export interface MovedEnd {
  readonly id: string;
  readonly end: 'source' | 'target';
  /** The device that it ends at from now on. */
  readonly to: string;
}

/** The graph with one end of a link at another device, in its next free port where its model has ports. */
export function reconnectLink(
  graph: Graph,
  { index, devices }: CellContext,
  { id, end, to }: MovedEnd,
): Graph {
  const move = (edge: TopologyEdge): TopologyEdge => {
    const moved = reconnected(edge, end, to);
    if (typeof moved === 'string' || moved === edge) return edge;
    const other = index.nodes.get(moved[end === 'source' ? 'target' : 'source']);
    const port = other && nextPort(freePorts(index, devices, to, id), other);
    return { ...moved, ...(port && { [end === 'source' ? 'sourcePort' : 'targetPort']: port.name }) };
  };
  return { ...graph, edges: graph.edges.map((edge) => (edge.id === id ? move(edge) : edge)) };
}
