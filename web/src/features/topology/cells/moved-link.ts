import type { TopologyEdge } from '#shared/contract/topology-items.ts';
import { portCount } from '#shared/network/graph/port-range.ts';
import { isTunnel } from '#shared/network/graph/wan-links.ts';
import { type PlugEnd, plugPorts } from '#web/features/topology/model/plug-ports.ts';
import type { CellContext } from './cell.ts';
import { plugEnd } from './plug-end.ts';

export interface MovedEnd {
  readonly id: string;
  readonly end: 'source' | 'target';
  /** The device that it ends at from now on. */
  readonly to: string;
}

/**
 * The link with one end at another device, in as many of its next free ports as it had, which fit its medium and its rate;
 * undefined where the device has a model and no such ports.
 */
export function movedLink(
  edge: TopologyEdge,
  context: CellContext,
  { end, to }: Omit<MovedEnd, 'id'>,
  at?: PlugEnd,
): TopologyEdge | undefined {
  const { nodes } = context.index;
  const moved = reconnected(edge, end, to);
  if (typeof moved === 'string' || moved === edge) return edge;
  const [node, other] = [nodes.get(to), nodes.get(moved[end === 'source' ? 'target' : 'source'])];
  if (!node || !other) return edge;
  const port = end === 'source' ? edge.sourcePort : edge.targetPort;
  const own = { ...(at ?? plugEnd(context, node, edge.id)), count: port === undefined ? 1 : portCount(port) };
  if (own.pool === undefined || edge.type === 'wireless' || isTunnel(edge)) return moved;
  // The other end stays in its port.
  const far = { ...plugEnd(context, other, edge.id), pool: undefined };
  const plugged = plugPorts(own, far, { mostMbps: edge.bandwidthMbps, medium: edge.medium });
  if (plugged?.source === undefined) return undefined;
  plugged.take();
  return {
    ...moved,
    [end === 'source' ? 'sourcePort' : 'targetPort']: plugged.source,
    ...(edge.bandwidthMbps !== undefined && {
      bandwidthMbps: Math.min(edge.bandwidthMbps, plugged.speedMbps),
    }),
  };
}

/** The link with another end, whose port and address it leaves; the sentence where both ends were one. */
export function reconnected(edge: TopologyEdge, end: MovedEnd['end'], to: string): TopologyEdge | string {
  const other = end === 'source' ? edge.target : edge.source;
  if (to === other) return 'A link has two different ends.';
  if (to === edge[end]) return edge;
  const { addresses, optics, ...rest } = edge;
  const kept = end === 'source' ? 'target' : 'source';
  return withoutPort(
    {
      ...rest,
      [end]: to,
      ...(addresses?.[kept] !== undefined && { addresses: { [kept]: addresses[kept] } }),
      ...(optics?.[kept] !== undefined && { optics: { [kept]: optics[kept] } }),
    },
    end,
  );
}

function withoutPort(edge: TopologyEdge, end: MovedEnd['end']): TopologyEdge {
  const { sourcePort, targetPort, ...rest } = edge;
  if (end === 'source') return { ...rest, ...(targetPort !== undefined && { targetPort }) };
  return { ...rest, ...(sourcePort !== undefined && { sourcePort }) };
}
