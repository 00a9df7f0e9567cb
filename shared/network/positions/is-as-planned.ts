import type { Graph } from '../../contract/topology-items.ts';
import { isOffRow, tierPositions } from './tier-positions.ts';

/**
 * Whether this graph has not been arranged yet: each node is where the generator puts it, or nowhere. Such a graph is
 * laid out on opening; the first save then stores what was seen, so that it opens the same way ever after.
 */
export function isAsPlanned(graph: Pick<Graph, 'nodes' | 'edges'>): boolean {
  if (isOffRow(graph)) return false;
  const planned = tierPositions(graph);
  return graph.nodes.every(({ id, position }) => {
    const place = planned.get(id);
    return !position || (position.x === place?.x && position.y === place.y);
  });
}
