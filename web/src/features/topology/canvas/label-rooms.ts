import { onceEach } from '#shared/caching/once-each.ts';
import type { Scene } from '#web/features/topology/model/scene.ts';

/** Nodes whose middles differ by less stand in one row, in pixels at zoom 1. */
const sameRow = 30;

/**
 * How far the next node of its row is from each node, in pixels at zoom 1: as wide a name may be, if that of the next one is
 * as wide. While somebody drags devices, or they glide, as at rest.
 */
export const labelRooms = onceEach((scene: Scene): Float64Array => {
  const { routedX: x, routedY: y, nodes } = scene;
  const rooms = new Float64Array(nodes.length).fill(Number.POSITIVE_INFINITY);
  const rows = Map.groupBy(nodes.keys(), (i) => Math.round((y[i] ?? 0) / sameRow));
  for (const row of rows.values()) {
    const ordered = row.toSorted((a, b) => (x[a] ?? 0) - (x[b] ?? 0));
    ordered.forEach((i, order) => {
      const next = ordered[order + 1];
      if (next === undefined) return;
      const apart = (x[next] ?? 0) - (x[i] ?? 0);
      rooms[i] = Math.min(rooms[i] ?? apart, apart);
      rooms[next] = apart;
    });
  }
  return rooms;
});
