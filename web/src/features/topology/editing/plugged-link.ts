import type { TopologyEdge, TopologyNode } from '#shared/contract/topology-items.ts';
import type { CellContext } from '#web/features/topology/cells/cell.ts';
import { plugEnd } from '#web/features/topology/cells/plug-end.ts';
import { newEdge } from '#web/features/topology/model/new-element.ts';
import { type PlugEnd, plugPorts } from '#web/features/topology/model/plug-ports.ts';
import { alikeLink } from './alike-link.ts';
import { commonVlans } from './common-vlans.ts';
import { insideType } from './inside-type.ts';

/**
 * A link that a person draws: in the next free ports of the models at its ends that fit each other, as fast, of the type and with
 * the VLANs of a link that joins two such devices already; a trunk that is like none carries what both switches have.
 */
export function pluggedLink(
  context: CellContext,
  id: string,
  source: TopologyNode,
  target: TopologyNode,
  ends: { readonly source: PlugEnd; readonly target: PlugEnd } = {
    source: plugEnd(context, source),
    target: plugEnd(context, target),
  },
): TopologyEdge {
  const alike = alikeLink(context.index, source, target);
  const drawn = newEdge(id, source, target);
  const edge = { ...drawn, type: insideType(drawn, alike, source, target) };
  const vlans =
    alike?.vlans ??
    (edge.type === 'trunk' ? commonVlans(context.index.graph, source.id, target.id) : edge.vlans);
  if (edge.type === 'wireless') return { ...edge, vlans };
  const plugged = plugPorts(ends.source, ends.target, { mostMbps: alike?.bandwidthMbps });
  plugged?.take();
  const hasPorts = plugged?.source !== undefined || plugged?.target !== undefined;
  return {
    ...edge,
    vlans,
    ...(hasPorts && {
      ...(plugged.source !== undefined && { sourcePort: plugged.source }),
      ...(plugged.target !== undefined && { targetPort: plugged.target }),
      bandwidthMbps: plugged.speedMbps,
      medium: plugged.medium,
    }),
  };
}
