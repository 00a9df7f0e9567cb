import type { Graph, TopologyNode } from '../../contract/topology.ts';
import { cell } from '../graph/tiers.ts';
import { isAsPlanned } from '../positions/is-as-planned.ts';
import { tierPositions } from '../positions/tier-positions.ts';

type Position = NonNullable<TopologyNode['position']>;

/**
 * Places the nodes of a graph that was planned again. In a picture that a person arranged everything stays where it
 * is, and what is new stands below its site, or below everything where that place is taken. A layout without manual
 * positions is recomputed as a whole.
 */
export function keepPositions(current: Graph, next: Pick<Graph, 'nodes' | 'edges'>): TopologyNode[] {
  const places = tierPositions(next);
  const at = (node: TopologyNode, position: Position | undefined) =>
    position ? { ...node, position } : node;
  if (isAsPlanned(current)) return next.nodes.map((node) => at(node, places.get(node.id)));
  const kept = new Map(current.nodes.flatMap(({ id, position }) => (position ? [[id, position]] : [])));
  const fresh = next.nodes.filter(({ id }) => !kept.has(id));
  const placed = placeBelow(fresh, next.nodes, kept, places);
  return next.nodes.map((node) => at(node, kept.get(node.id) ?? placed.get(node.id)));
}

interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function placeBelow(
  fresh: readonly TopologyNode[],
  nodes: readonly TopologyNode[],
  kept: ReadonlyMap<string, Position>,
  places: ReadonlyMap<string, Position>,
): ReadonlyMap<string, Position> {
  const placed = new Map<string, Position>();
  if (fresh.length === 0) return placed;
  const standing = Map.groupBy(
    nodes.filter(({ id }) => kept.has(id)),
    ({ site }) => site,
  );
  const areas = new Map([...standing].map(([site, own]) => [site, areaOf(own, kept)]));
  for (const [site, own] of Map.groupBy(fresh, (node) => node.site)) {
    const from = areaOf(own, places);
    const whole = around([...areas.values()]);
    const beside = areas.get(site) ?? whole;
    const wanted = shifted(from, beside.left, beside.bottom + cell.height);
    const isFree = ![...areas].some(([other, area]) => other !== site && overlap(area, wanted));
    const to = isFree ? wanted : shifted(from, whole.left, whole.bottom + cell.height);
    for (const { id } of own) {
      const place = places.get(id);
      if (place) placed.set(id, { x: place.x - from.left + to.left, y: place.y - from.top + to.top });
    }
    areas.set(site, around([areas.get(site) ?? to, to]));
  }
  return placed;
}

function areaOf(nodes: readonly TopologyNode[], places: ReadonlyMap<string, Position>): Area {
  return around(
    nodes.flatMap(({ id }) => {
      const at = places.get(id);
      return at ? [{ left: at.x, top: at.y, right: at.x + cell.width, bottom: at.y + cell.height }] : [];
    }),
  );
}

function around(areas: readonly Area[]): Area {
  const [first = { left: 0, top: 0, right: 0, bottom: 0 }, ...rest] = areas;
  return rest.reduce(
    (all, { left, top, right, bottom }) => ({
      left: Math.min(all.left, left),
      top: Math.min(all.top, top),
      right: Math.max(all.right, right),
      bottom: Math.max(all.bottom, bottom),
    }),
    first,
  );
}

const shifted = ({ left, top, right, bottom }: Area, x: number, y: number): Area => ({
  left: x,
  top: y,
  right: x + right - left,
  bottom: y + bottom - top,
});

const overlap = (a: Area, b: Area): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
