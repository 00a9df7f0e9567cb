import type { TopologyEdge } from '#shared/contract/topology-items.ts';
import { farEnd, type GraphIndex } from './graph-index.ts';
import type { Position, Positions } from './positions.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

const unit: Readonly<Record<Direction, Position>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/**
 * The node that an arrow key leads to: the linked neighbour that lies most in that direction, or, where none does,
 * the nearest node of the same layer and site. Undefined at the end of the way.
 */
export function stepToNeighbour(
  index: GraphIndex,
  positions: Positions,
  from: string,
  direction: Direction,
): string | undefined {
  const linked = index.linksOf(from).map((edge) => farEnd(edge, from));
  const start = index.nodes.get(from);
  const peers = index.graph.nodes
    .filter((node) => node.layer === start?.layer && node.site === start?.site)
    .map(({ id }) => id);
  return nearest(linked, positions, from, direction) ?? nearest(peers, positions, from, direction);
}

/** The end of a link that lies more in a direction than the other one. */
export function endTowards(
  { source, target }: Pick<TopologyEdge, 'source' | 'target'>,
  positions: Positions,
  direction: Direction,
): string {
  const along = (id: string) => {
    const { x = 0, y = 0 } = positions.get(id) ?? {};
    return x * unit[direction].x + y * unit[direction].y;
  };
  return along(target) > along(source) ? target : source;
}

/** Sideways distance counts double, so that a key prefers what lies straight ahead. */
function nearest(
  candidates: readonly string[],
  positions: Positions,
  from: string,
  direction: Direction,
): string | undefined {
  const start = positions.get(from);
  if (!start) return undefined;
  let best: string | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const id of candidates) {
    const to = positions.get(id);
    if (!to || id === from) continue;
    const ahead = (to.x - start.x) * unit[direction].x + (to.y - start.y) * unit[direction].y;
    const aside = Math.abs((to.x - start.x) * unit[direction].y + (to.y - start.y) * unit[direction].x);
    const cost = ahead + 2 * aside;
    // Within 60 degrees of the key's direction: beyond it another key is the better one.
    if (ahead <= 0 || aside > ahead * 1.75 || cost >= bestCost) continue;
    best = id;
    bestCost = cost;
  }
  return best;
}
