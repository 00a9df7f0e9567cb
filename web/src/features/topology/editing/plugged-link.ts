import type { TopologyEdge, TopologyNode } from '#shared/contract/topology-items.ts';
import type { CellContext } from '#web/features/topology/cells/cell.ts';
import { freePorts } from '#web/features/topology/model/free-ports.ts';
import { newEdge } from '#web/features/topology/model/new-element.ts';
import { nextPort } from '#web/features/topology/model/next-port.ts';

/** A link that a person draws, in the next free ports of the models at its ends, at the rate that both of them take. */
export function pluggedLink(
  { index, devices }: CellContext,
  id: string,
  source: TopologyNode,
  target: TopologyNode,
): TopologyEdge {
  const edge = newEdge(id, source, target);
  if (edge.type === 'wireless') return edge;
  const near = nextPort(freePorts(index, devices, source.id), target);
  const far = nextPort(freePorts(index, devices, target.id), source);
  const speeds = [near, far].flatMap((port) => port?.speedMbps ?? []);
  const isFibre = [near, far].some((port) => port !== undefined && port.connector !== 'RJ45');
  return {
    ...edge,
    ...(near && { sourcePort: near.name }),
    ...(far && { targetPort: far.name }),
    ...(speeds.length > 0 && {
      bandwidthMbps: Math.min(...speeds),
      medium: isFibre ? ('fibre' as const) : ('copper' as const),
    }),
  };
}
