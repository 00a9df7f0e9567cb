import type { TopologyNode } from '#shared/contract/topology-items.ts';
import { usualFloor } from './usual-floor.ts';

/**
 * Where in its site a new device stands that nobody has put anywhere: beside the chosen device where devices of its type
 * stand on floors, else where they all stand.
 */
export function floorForNew(
  nodes: readonly TopologyNode[],
  place: Pick<TopologyNode, 'type' | 'site'>,
  chosen: TopologyNode | undefined,
): Pick<TopologyNode, 'building' | 'floor'> {
  const alike = nodes.filter((node) => node.type === place.type && node.site === place.site);
  const isOnFloors = alike.length === 0 || alike.some(({ floor }) => floor !== undefined);
  const floor = usualFloor(nodes, place);
  if (chosen?.floor === undefined || chosen.site !== place.site || !isOnFloors)
    return floor === undefined ? {} : { floor };
  const { building } = chosen;
  return { floor: chosen.floor, ...(building !== undefined && { building }) };
}
