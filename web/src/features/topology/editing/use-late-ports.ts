import { useEffect, useRef } from 'react';
import type { TopologyEdge, TopologyNode } from '#shared/contract/topology-items.ts';
import type { CellContext } from '#web/features/topology/cells/cell.ts';
import { plugEnd } from '#web/features/topology/cells/plug-end.ts';
import type { Edit } from '#web/features/topology/model/edit-history.ts';
import { pluggedLink } from './plugged-link.ts';

interface Drawn {
  readonly edge: TopologyEdge;
  /** Takes the link back; false where other edits followed. */
  readonly takeBack: () => boolean;
}

/**
 * Plugs a link that was drawn before the catalogue arrived once the models of its ends are known: as if it had been drawn
 * so, in one step. Returns what is told of each link that is drawn.
 */
export function useLatePorts(
  cells: CellContext,
  edit: (change: Edit) => () => boolean,
): (drawn: Drawn) => void {
  const waiting = useRef<Drawn[]>([]);
  useEffect(() => {
    const here = waiting.current;
    if (here.length === 0) return;
    waiting.current = [];
    for (const drawn of here) {
      const { id } = drawn.edge;
      const edge = cells.index.edges.get(id);
      const [source, target] = [edge?.source, edge?.target].map((end) => cells.index.nodes.get(end ?? ''));
      if (!edge || !source || !target || hasPort(edge)) continue;
      if (isUnknown(cells, source) || isUnknown(cells, target)) {
        waiting.current.push(drawn);
        continue;
      }
      const ends = { source: plugEnd(cells, source, id), target: plugEnd(cells, target, id) };
      const plugged = pluggedLink(cells, id, source, target, ends);
      if (!hasPort(plugged)) continue;
      if (drawn.takeBack()) edit({ kind: 'connect', edge: plugged });
      else {
        const { sourcePort, targetPort, bandwidthMbps, medium } = plugged;
        const plug = {
          ...(sourcePort !== undefined && { sourcePort }),
          ...(targetPort !== undefined && { targetPort }),
          bandwidthMbps,
          medium,
        };
        edit({
          kind: 'change',
          name: `plug in the link of ${source.label} and ${target.label}`,
          change: (graph) => ({
            ...graph,
            edges: graph.edges.map((each) => (each.id === id ? { ...each, ...plug } : each)),
          }),
        });
      }
    }
  }, [cells, edit]);
  return (drawn) => void waiting.current.push(drawn);
}

const hasPort = ({ sourcePort, targetPort }: TopologyEdge): boolean =>
  sourcePort !== undefined || targetPort !== undefined;

const isUnknown = ({ devices }: CellContext, { equipmentId }: TopologyNode): boolean =>
  equipmentId !== undefined && !devices.has(equipmentId);
