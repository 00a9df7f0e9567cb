import type { Graph, TopologyNode } from '../../contract/topology-items.ts';
import { isAsPlanned } from '../positions/is-as-planned.ts';
import { placeNew } from '../positions/place-new.ts';
import { tierPositions } from '../positions/tier-positions.ts';

/**
 * Places the nodes of a graph that was planned again. In a picture that a person arranged everything stays where it
 * is, and what is new stands beside what it hangs on, inside its site's frame. A layout without manual positions is
 * recomputed as a whole.
 */
export function keepPositions(current: Graph, next: Pick<Graph, 'nodes' | 'edges'>): TopologyNode[] {
  const at = (node: TopologyNode, position: TopologyNode['position']) =>
    position ? { ...node, position } : node;
  if (isAsPlanned(current)) {
    const places = tierPositions(next);
    return next.nodes.map((node) => at(node, places.get(node.id)));
  }
  const kept = new Map(current.nodes.map(({ id, position }) => [id, position]));
  const standing = next.nodes.map((node) => ({ ...node, position: kept.get(node.id) }));
  const places = placeNew({ nodes: standing, edges: next.edges });
  return next.nodes.map((node) => at(node, places.get(node.id)));
}
