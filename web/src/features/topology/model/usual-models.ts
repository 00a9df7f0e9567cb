import type { Graph, TopologyNode } from '#shared/contract/topology-items.ts';

/** Ids of the models that other devices of a type and layer have at a site, the most usual first, one of the floor before others. */
export function usualModels({ nodes }: Pick<Graph, 'nodes'>, place: TopologyNode): string[] {
  const counts = new Map<string, number>();
  for (const { id, type, layer, site, group, floor, equipmentId } of nodes) {
    const isAlike =
      type === place.type && layer === place.layer && site === place.site && group === place.group;
    if (!isAlike || id === place.id || equipmentId === undefined) continue;
    const isOnFloor = floor !== undefined && floor === place.floor;
    counts.set(equipmentId, (counts.get(equipmentId) ?? 0) + (isOnFloor ? 1_000 : 1));
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([model]) => model);
}
