import type { Graph, TopologyNode } from '#shared/contract/topology-items.ts';
import { type Area, around, frameGap, frameOf, isNear, isWithin } from '#shared/network/positions/area.ts';
import { floorOf } from '#shared/network/positions/floor-of.ts';
import { placesWithin } from '#shared/network/positions/free-places.ts';
import { placeNew } from '#shared/network/positions/place-new.ts';
import { StandingNodes } from '#shared/network/positions/standing-nodes.ts';
import type { Edit } from '#web/features/topology/model/edit-history.ts';
import { moveNodes } from '#web/features/topology/model/edits.ts';
import type { Position, Positions } from '#web/features/topology/model/positions.ts';

/** The same edit with what it gave another site or floor at its place there, as one step. */
export const resettling = (edit: Edit & { readonly kind: 'change' }, positions: Positions): Edit => ({
  ...edit,
  change: (before) => {
    const after = edit.change(before);
    const moving = movingNodes(before, after, positions);
    if (moving.length === 0) return after;
    return withoutOwnPlaces(moveNodes(after, resettled(before, after, moving, positions)), moving);
  },
});

/**
 * Where devices go that got another site or floor, and those that make room for them: at a free place there, so that frames
 * stay whole. One that stands there already stays, as all of a site or floor do that only gets another name. A device that
 * is locked makes no room.
 * @param before the graph without the new sites and floors
 * @param after the same with them
 * @param moving those that cannot stay
 * @param positions where devices are shown
 */
function resettled(
  before: Graph,
  after: Graph,
  moving: readonly TopologyNode[],
  positions: Positions,
): Positions {
  const ids = new Set(moving.map(({ id }) => id));
  const onFloor = gapsOnFloors(before, after, moving, positions);
  const places = placeNew({
    nodes: after.nodes.map((node) =>
      standing(node, ids.has(node.id) ? onFloor.get(node.id) : positions.get(node.id)),
    ),
    // What it hangs on at its old site is no reason to stand near that.
    edges: after.edges.filter(isWithinSite(after)),
  });
  return new Map(
    after.nodes.flatMap(({ id, locked }): [string, Position][] => {
      const at = places.get(id);
      const was = positions.get(id);
      const isHeld = locked === true && !ids.has(id);
      return at === undefined || was === undefined || isHeld || (at.x === was.x && at.y === was.y)
        ? []
        : [[id, at]];
    }),
  );
}

/** Kept views put them among their new neighbours, too: where they stood in one was among the old ones. */
function withoutOwnPlaces({ views = [], ...graph }: Graph, moving: readonly TopologyNode[]): Graph {
  const ids = new Set(moving.map(({ id }) => id));
  const freed = views.map((view) =>
    view.positions.some(({ id }) => ids.has(id))
      ? { ...view, positions: view.positions.filter(({ id }) => !ids.has(id)) }
      : view,
  );
  return views.length > 0 ? { ...graph, views: freed } : graph;
}

/** Places within a floor for those that move there in their own site: beside what they hang on they would stand at its edge. */
function gapsOnFloors(
  before: Graph,
  after: Graph,
  moving: readonly TopologyNode[],
  positions: Positions,
): Positions {
  const sites = new Map(before.nodes.map(({ id, site }) => [id, site]));
  const others = standingNodes(after, positions, new Set(moving.map(({ id }) => id)));
  const places = new Map<string, Position>();
  for (const { id, site, ...node } of moving) {
    const on = floorOf(node);
    const at = positions.get(id);
    const area = site === undefined || on === undefined ? undefined : others.floor(site, on);
    if (at === undefined || area === undefined || sites.get(id) !== site) continue;
    const free = placesWithin(area, at).find((place) => others.isFree({ id, site, on, ...place }));
    if (free === undefined) continue;
    others.put({ id, site, on, ...free });
    places.set(id, free);
  }
  return places;
}

const standingNodes = ({ nodes }: Graph, positions: Positions, without: ReadonlySet<string>): StandingNodes =>
  new StandingNodes(
    nodes.flatMap((node) => {
      const at = positions.get(node.id);
      return at && !without.has(node.id) ? [{ id: node.id, site: node.site, on: floorOf(node), ...at }] : [];
    }),
  );

function standing({ position: _, ...node }: TopologyNode, at: Position | undefined): TopologyNode {
  return at ? { ...node, position: at } : node;
}

function isWithinSite({ nodes }: Graph): (edge: Graph['edges'][number]) => boolean {
  const sites = new Map(nodes.map(({ id, site }) => [id, site]));
  return ({ source, target }) => sites.get(source) === sites.get(target);
}

/** Those that cannot stay where they are shown. */
function movingNodes(before: Graph, after: Graph, positions: Positions): TopologyNode[] {
  const old = new Map(before.nodes.map((node) => [node.id, node]));
  const changed = after.nodes.filter((node) => {
    const was = old.get(node.id);
    const isElsewhere = was?.site !== node.site || (was && floorOf(was)) !== floorOf(node);
    return was !== undefined && isElsewhere && positions.has(node.id);
  });
  if (changed.length === 0) return [];
  const ids = new Set(changed.map(({ id }) => id));
  const others = standingNodes(after, positions, ids);
  const sitesLeft = new Set(after.nodes.map(({ site }) => site));
  const groups = Map.groupBy(changed, (node) => `${node.site ?? ''}\n${floorOf(node) ?? ''}`);
  const staying = (own: readonly TopologyNode[]): boolean => {
    const [first] = own;
    const area = frameOf(own.flatMap(({ id }) => positions.get(id) ?? []));
    if (first === undefined || area === undefined) return true;
    const from = new Set(own.map(({ id }) => old.get(id)?.site));
    const isRenamed = from.size === 1 && [...from].every((site) => !sitesLeft.has(site));
    return isAtSite(first, area, others, from, isRenamed) && isOnFloor(first, area, others);
  };
  return [...groups.values()].flatMap((own) => (staying(own) ? [] : own));
}

/** Whether an area lies at a site already: within its frame, or apart from all others where nothing else stands there. */
function isAtSite(
  { site }: TopologyNode,
  area: Area,
  others: StandingNodes,
  from: ReadonlySet<string | undefined>,
  isRenamed: boolean,
): boolean {
  if (from.size === 1 && from.has(site)) return true;
  const frame = site === undefined ? undefined : others.frame(site);
  if (frame) return isWithin(area, frame);
  return isRenamed || others.frames.every((other) => !isNear(area, other, frameGap));
}

/** Whether a floor with this area besides its own reaches into no other floor of its site, or did so before. */
function isOnFloor(node: TopologyNode, area: Area, others: StandingNodes): boolean {
  const { site } = node;
  const on = floorOf(node);
  if (site === undefined || on === undefined) return true;
  const own = others.floor(site, on);
  const grown = own ? around(own, area) : area;
  return others
    .floors(site)
    .every(([name, other]) => name === on || !isNear(grown, other) || (own && isNear(own, other)));
}
