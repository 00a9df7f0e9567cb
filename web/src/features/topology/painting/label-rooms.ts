import { onceEach } from '#shared/caching/once-each.ts';
import type { Scene } from '#web/features/topology/model/scene.ts';
import { atRest, siteFrames } from './site-frames.ts';

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

/**
 * How far the frame of its site is from each node, to the left and to the right, in pixels at zoom 1; infinite for what is at no
 * site. While devices move, as at rest.
 */
export const frameRooms = onceEach((scene: Scene): Float64Array => {
  const rooms = new Float64Array(scene.nodes.length * 2).fill(Number.POSITIVE_INFINITY);
  const corners = siteFrames(atRest(scene));
  scene.sites.forEach(({ members }, site) => {
    const [left = 0, right = 0] = [corners[site * 4], corners[site * 4 + 2]];
    for (const i of members) {
      const x = scene.routedX[i] ?? 0;
      rooms[i * 2] = x - left;
      rooms[i * 2 + 1] = right - x;
    }
  });
  return rooms;
});
