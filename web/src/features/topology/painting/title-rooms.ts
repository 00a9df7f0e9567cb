import { onceEach } from '#shared/caching/once-each.ts';
import type { Scene } from '#web/features/topology/model/scene.ts';
import { atRest, siteFrames } from './site-frames.ts';

/** From the upper edge of a frame to the top of its name, in pixels at zoom 1. */
const nameHeight = 26;

/**
 * How wide the name above each frame may be, in pixels at zoom 1: to the next frame at the right at its height, or to the
 * name of that one. While somebody drags devices, or they glide, as at rest.
 */
export const titleRooms = onceEach((scene: Scene): Float64Array => {
  const corners = siteFrames(atRest(scene));
  const rooms = new Float64Array(scene.sites.length).fill(Number.POSITIVE_INFINITY);
  for (let site = 0; site < rooms.length; site += 1) {
    const left = corners[site * 4] ?? 0;
    const top = corners[site * 4 + 1] ?? 0;
    for (let at = 0; at < corners.length; at += 4) {
      const begin = corners[at] ?? 0;
      if (begin <= left || (corners[at + 1] ?? 0) - nameHeight >= top) continue;
      if ((corners[at + 3] ?? 0) <= top - nameHeight) continue;
      rooms[site] = Math.min(rooms[site] ?? 0, begin - left);
    }
  }
  return rooms;
});
