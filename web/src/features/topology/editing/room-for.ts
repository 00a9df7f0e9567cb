import type { TopologyNode } from '#shared/contract/topology-items.ts';
import { frameOf } from '#shared/network/positions/area.ts';
import { floorOf } from '#shared/network/positions/floor-of.ts';
import { type Standing, StandingNodes } from '#shared/network/positions/standing-nodes.ts';
import type { Position, Positions } from '#web/features/topology/model/positions.ts';
import { clearOf } from './clear-of.ts';

/**
 * Where devices go so that the frames of sites, in which some are put or moved, reach into none of others: whoever works inside a
 * site does not see that. Others make room for a site that grows; a site that was moved as a whole moves on to where there is
 * room. What is locked stays, and so does all where there is room.
 * @param nodes all devices, those among them that are put
 * @param positions where they are shown, those that are moved at their places before
 * @param put the new places
 */
export function roomFor(nodes: readonly TopologyNode[], positions: Positions, put: Positions): Positions {
  const standingAt = (node: TopologyNode, at: Position | undefined): Standing[] =>
    at ? [{ id: node.id, site: node.site, on: floorOf(node), x: at.x, y: at.y }] : [];
  const before = nodes.flatMap((node) =>
    // What stands at no site is no box, and stands where it was put.
    standingAt(node, (node.site === undefined ? put.get(node.id) : undefined) ?? positions.get(node.id)),
  );
  let standing = new StandingNodes(before);
  const placed = Map.groupBy(
    nodes.filter(({ id, site }) => put.has(id) && site !== undefined),
    ({ site }) => site,
  );
  const [wholes, parts] = partition([...placed.values()], (own) =>
    nodes.every(({ id, site }) => site !== own[0]?.site || put.has(id)),
  );
  for (const own of wholes) standing.takeBack(own.flatMap(({ id }) => standing.at(id) ?? []));
  for (const own of parts) {
    const moved = own.flatMap((node) => standingAt(node, put.get(node.id)));
    const area = frameOf(moved);
    if (area) standing = standing.withRoomFor(own[0]?.site ?? '', area);
    for (const node of moved) standing.put(node);
  }
  for (const own of wholes) {
    const moved = own.flatMap((node) => standingAt(node, put.get(node.id)));
    const area = frameOf(moved);
    const by = area && clearOf(standing.frames, area);
    for (const node of moved) standing.put({ ...node, x: node.x + (by?.x ?? 0), y: node.y + (by?.y ?? 0) });
  }
  const locked = new Set(nodes.flatMap((node) => (node.locked ? [node.id] : [])));
  return new Map(
    standing.all.flatMap(({ id, x, y }): [string, Position][] => {
      const at = put.get(id) ?? positions.get(id);
      return locked.has(id) || (at?.x === x && at.y === y) ? [] : [[id, { x, y }]];
    }),
  );
}

function partition<T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  const first = all.filter(isFirst);
  return [first, all.filter((one) => !first.includes(one))];
}
