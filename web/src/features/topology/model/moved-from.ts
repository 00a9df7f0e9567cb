import type { TopologyNode } from '#shared/contract/topology-items.ts';
import type { GraphDifference } from '#shared/network/graph/graph-difference.ts';
import { isSame } from '#shared/network/graph/same-value.ts';
import type { Positions } from './positions.ts';

/**
 * A difference whose devices began where they were shown when they were moved. A plan that nobody has arranged is shown at
 * other places than are stored, and whoever saves it first stores those too: that is no change that mine collides with.
 */
export function movedFrom(difference: GraphDifference, shown: Pick<Positions, 'get'>): GraphDifference {
  const { changes, before } = difference;
  const after = new Map(
    [...changes.nodes.changed, ...changes.nodes.added].map(({ id, position }) => [id, position]),
  );
  const nodes = before.nodes.map((node): TopologyNode => {
    const [to, from] = [after.get(node.id), shown.get(node.id)];
    if (!to || !from || isSame(to, node.position)) return node;
    return { ...node, position: { x: Math.round(from.x), y: Math.round(from.y) } };
  });
  return { changes, before: { ...before, nodes } };
}
