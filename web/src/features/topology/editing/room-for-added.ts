import type { TopologyNode } from '#shared/contract/topology-items.ts';
import { frameOf } from '#shared/network/positions/area.ts';
import { floorOf } from '#shared/network/positions/floor-of.ts';
import { type Standing, StandingNodes } from '#shared/network/positions/standing-nodes.ts';
import type { Position, Positions } from '#web/features/topology/model/positions.ts';

/**
 * Where devices of other sites go so that the frame of a site in which one is put reaches into none of theirs: whoever works
 * inside a site does not see that. What is locked stays, and so does all where there is room.
 */
export function roomForAdded(
  nodes: readonly TopologyNode[],
  positions: Positions,
  { site, position }: Pick<TopologyNode, 'site' | 'position'>,
): Positions {
  const grown = position && frameOf([position]);
  if (site === undefined || grown === undefined) return new Map();
  const before = nodes.flatMap((node): Standing[] => {
    const at = positions.get(node.id);
    return at ? [{ id: node.id, site: node.site, on: floorOf(node), x: at.x, y: at.y }] : [];
  });
  const locked = new Set(nodes.flatMap((node) => (node.locked ? [node.id] : [])));
  const after = new StandingNodes(before).withRoomFor(site, grown).all;
  return new Map(
    after.flatMap(({ id, x, y }): [string, Position][] => {
      const at = positions.get(id);
      return locked.has(id) || (at?.x === x && at.y === y) ? [] : [[id, { x, y }]];
    }),
  );
}
