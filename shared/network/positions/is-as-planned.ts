import type { Graph, TopologyNode } from '../../contract/topology-items.ts';
import { cell, tierOf, tiers } from '../graph/tiers.ts';
import { tierPositions } from './tier-positions.ts';

/**
 * Whether this graph has not been arranged yet: each node of a plan stands on the generator's rows, or nowhere. What was
 * removed since, linked in another way, or added without a place of its own does not arrange it. Such a graph is laid out on opening; the first save
 * then stores what was seen, so that it opens the same way ever after.
 */
export function isAsPlanned(graph: Pick<Graph, 'nodes' | 'edges'>): boolean {
  const placed = graph.nodes.filter(({ position }) => position !== undefined);
  const isOfPlan = placed.some(({ because }) => because !== undefined);
  return isOfPlan ? areOnRows(placed) : isInTiers(graph);
}

/** Whether each node is where the generator puts it: without reasons nothing else tells that it was the generator. */
function isInTiers(graph: Pick<Graph, 'nodes' | 'edges'>): boolean {
  const planned = tierPositions(graph);
  return graph.nodes.every(({ id, position }) => {
    const place = planned.get(id);
    return !position || (position.x === place?.x && position.y === place.y);
  });
}

/** Each tier above the leaves in one row of its own, beneath those of higher tiers, and the leaves in rows below all. */
function areOnRows(nodes: readonly TopologyNode[]): boolean {
  const leaf = tiers.length - 1;
  const heights = Map.groupBy(nodes, tierOf);
  let above = -cell.height;
  return tiers.every((_, tier) => {
    const own = new Set((heights.get(tier) ?? []).map(({ position }) => position?.y ?? 0));
    if (own.size === 0) return true;
    const top = Math.min(...own);
    const isNext = top > above && top % cell.height === 0;
    above = top;
    if (tier < leaf) return isNext && own.size === 1;
    return isNext && [...own].every((y) => (y - top) % cell.leafHeight === 0);
  });
}
