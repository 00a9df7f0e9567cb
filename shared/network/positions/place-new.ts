import type { Graph, TopologyNode } from '../../contract/topology-items.ts';
import { naturally } from '../../vocabulary/natural-order.ts';
import { type Neighbours, neighboursOf, tierOf } from '../graph/tiers.ts';
import { type Area, frameGap, frameOf, type Point, room } from './area.ts';
import { floorOf } from './floor-of.ts';
import { placesAround, placesWithin } from './free-places.ts';
import { placeWanted } from './place-wanted.ts';
import { putFloors } from './put-floors.ts';
import { type Standing, StandingNodes } from './standing-nodes.ts';
import { tierPositions } from './tier-positions.ts';

/**
 * Where everything of a picture stands in which some nodes have no position yet. Those stand beside what they hang on,
 * inside their site's frame; a site of which nothing stands yet comes below all others, as it was planned. What has a
 * position keeps it. Only where others surround a site without room, what is below it moves down, whole sites at a
 * time; frames that were apart stay apart.
 */
export function placeNew(picture: Pick<Graph, 'nodes' | 'edges'>): ReadonlyMap<string, Point> {
  const { nodes } = picture;
  let standing = new StandingNodes(
    nodes.flatMap((node) =>
      node.position ? [{ id: node.id, site: node.site, on: floorOf(node), ...node.position }] : [],
    ),
  );
  const neighbours = neighboursOf(picture);
  const fresh = Map.groupBy(
    nodes.filter(({ position }) => position === undefined).toSorted((a, b) => tierOf(a) - tierOf(b)),
    ({ site }) => site,
  );
  const newSites: TopologyNode[] = [];
  for (const [site, own] of fresh) {
    if (site !== undefined && standing.frame(site) === undefined) newSites.push(...own);
    else standing = withFloors(own, standing, neighbours);
  }
  putSites(newSites, picture, standing);
  return new Map(standing.all.map(({ id, x, y }) => [id, { x, y }]));
}

/** What one site gains: floors that stand already each by themselves, so that they stay apart, then new ones. */
function withFloors(
  own: readonly TopologyNode[],
  before: StandingNodes,
  neighbours: Neighbours,
): StandingNodes {
  const site = own[0]?.site;
  const isNew = (on: string | undefined): on is string =>
    site !== undefined && on !== undefined && before.floor(site, on) === undefined;
  const floors = [...Map.groupBy(own, floorOf)].toSorted(([a = ''], [b = '']) => naturally(a, b));
  let standing = before;
  for (const [on, nodes] of floors)
    if (!isNew(on)) standing = withBeside(nodes, standing, neighbours) ?? withBelow(nodes, standing);
  const added = floors.flatMap(([on, nodes]) => (isNew(on) ? [nodes] : []));
  return site === undefined ? standing : putFloors(added, site, standing);
}

/** Each of one site beside what it hangs on; undefined, with none of them put, where one finds no place. */
function withBeside(
  own: readonly TopologyNode[],
  standing: StandingNodes,
  neighbours: Neighbours,
): StandingNodes | undefined {
  const put: Standing[] = [];
  for (const node of own) {
    const { id, site } = node;
    const frame = site === undefined ? undefined : standing.frame(site);
    const wanted = placeWanted(node, standing, neighbours);
    const free = (places: Iterable<Point>): Standing | undefined => {
      for (const { x, y } of places) {
        const there = { id, site, on: floorOf(node), x, y };
        if (standing.isFree(there)) return there;
      }
      return undefined;
    };
    const place = free(placesAround(wanted)) ?? (frame && free(placesWithin(frame, wanted)));
    if (place === undefined) {
      standing.takeBack(put);
      return undefined;
    }
    standing.put(place);
    put.push(place);
  }
  return standing;
}

/** All of one floor in rows below the site's other nodes, and below its own floor; what is below its frame moves down by as much. */
function withBelow(own: readonly TopologyNode[], before: StandingNodes): StandingNodes {
  const site = own[0]?.site;
  const frame = (site === undefined ? undefined : before.frame(site)) ?? before.whole();
  const on = own[0] && floorOf(own[0]);
  const { left, right } =
    (site === undefined || on === undefined ? undefined : before.floor(site, on)) ?? frame;
  const columns = Math.max(1, Math.floor((right - left) / room.width));
  const rows = Math.ceil(own.length / columns);
  const moved = before.all.map((node): Standing => {
    const isBelow = (before.frameOf(node)?.top ?? 0) >= frame.bottom;
    return isBelow ? { ...node, y: node.y + rows * room.height } : node;
  });
  return new StandingNodes([
    ...moved,
    ...own.map(({ id }, index) => ({
      id,
      site,
      on,
      x: left + ((index % columns) + 0.5) * room.width,
      y: frame.bottom + (Math.floor(index / columns) + 0.5) * room.height,
    })),
  ]);
}

/** Sites of which nothing stands yet, each as it was planned, side by side in rows below everything. */
function putSites(
  nodes: readonly TopologyNode[],
  { edges }: Pick<Graph, 'edges'>,
  standing: StandingNodes,
): void {
  if (nodes.length === 0) return;
  const planned = tierPositions({ nodes: [...nodes], edges });
  const whole = standing.whole();
  const right = Math.max(whole.right, whole.left + narrowest);
  let corner: Point = { x: whole.left, y: whole.bottom + frameGap };
  let rowBottom = corner.y;
  for (const own of Map.groupBy(nodes, ({ site }) => site).values()) {
    const from = frameOf(own.flatMap(({ id }) => planned.get(id) ?? []));
    if (from === undefined) continue;
    if (corner.x > whole.left && corner.x + widthOf(from) > right) {
      corner = { x: whole.left, y: rowBottom + frameGap };
    }
    for (const { id, site } of own) {
      const at = planned.get(id);
      if (at) standing.put({ id, site, x: at.x - from.left + corner.x, y: at.y - from.top + corner.y });
    }
    rowBottom = Math.max(rowBottom, corner.y + from.bottom - from.top);
    corner = { x: corner.x + widthOf(from) + frameGap, y: corner.y };
  }
}

/** A row of sites is as wide as the picture, and in px at least this. */
const narrowest = 2_400;

const widthOf = ({ left, right }: Area): number => right - left;
