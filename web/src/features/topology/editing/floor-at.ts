import type { TopologyNode } from '#shared/contract/topology-items.ts';
import { siteBands } from '#shared/network/drawing/bands.ts';
import type { Position, Positions } from '#web/features/topology/model/positions.ts';

/**
 * The floor, the building, or both, of a site whose frame a place lies in: none where it lies beside them, or the frames would
 * reach into each other; undefined where the site frames none.
 */
export function floorAt(
  nodes: readonly TopologyNode[],
  site: string | undefined,
  positions: Positions,
  { x, y }: Position,
): Pick<TopologyNode, 'building' | 'floor'> | undefined {
  const own = nodes.filter((node) => node.site === site);
  const bands = siteBands(own, (id) => positions.get(id));
  const found = bands.find(({ left, top, right, bottom }) => x > left && x < right && y > top && y < bottom);
  return bands.length === 0 ? undefined : (found?.on ?? {});
}
