import type { Graph, TopologyNode } from '../../contract/topology-items.ts';
import { isAsPlanned } from '../positions/is-as-planned.ts';
import { overlappingSites } from '../positions/overlapping-sites.ts';
import { placeNew } from '../positions/place-new.ts';
import { tierPositions } from '../positions/tier-positions.ts';

/**
 * Places the nodes of a graph that was planned again. In a picture that a person arranged everything stays where it
 * is, and what is new stands beside what it hangs on, inside its site's frame. What is of another site now counts as new where it would
 * stand among the devices of its former one. A layout without manual positions is recomputed as a whole.
 */
export function keepPositions(current: Graph, next: Pick<Graph, 'nodes' | 'edges'>): TopologyNode[] {
  const at = (node: TopologyNode, position: TopologyNode['position']) =>
    position ? { ...node, position } : node;
  if (isAsPlanned(current)) {
    const places = tierPositions(next);
    return next.nodes.map((node) => at(node, places.get(node.id)));
  }
  const kept = new Map(current.nodes.map(({ id, position }) => [id, position]));
  const places = placesKept(next, kept);
  const sites = new Map(current.nodes.map(({ id, site }) => [id, site]));
  const moved = next.nodes.filter(({ id, site }) => sites.has(id) && sites.get(id) !== site);
  const crowded = moved.length > 0 ? overlappingSites(next.nodes, (id) => places.get(id)) : new Set<string>();
  const among = moved.filter(({ id, site = '' }) => crowded.has(site) && crowded.has(sites.get(id) ?? ''));
  if (among.length > 0) {
    for (const { id } of among) kept.delete(id);
    const apart = placesKept(next, kept);
    return next.nodes.map((node) => at(node, apart.get(node.id)));
  }
  return next.nodes.map((node) => at(node, places.get(node.id)));
}

const placesKept = (
  { nodes, edges }: Pick<Graph, 'nodes' | 'edges'>,
  kept: ReadonlyMap<string, TopologyNode['position']>,
): ReturnType<typeof placeNew> =>
  placeNew({ nodes: nodes.map((node) => ({ ...node, position: kept.get(node.id) })), edges });
