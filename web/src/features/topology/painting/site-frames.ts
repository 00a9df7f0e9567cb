import { siteFrameMargin as margin } from '#shared/network/drawing/site-frame.ts';
import type { Box, Position } from '#web/features/topology/model/positions.ts';
import type { Scene } from '#web/features/topology/model/scene.ts';

/**
 * Left, top, right and bottom of each site's frame. In a typed array, which is quick, and which is safe: Chromium 150
 * was seen to give many boxes the numbers of the last one once it had compiled a loop that made them as objects.
 */
export function siteFrames({ x, y, sites }: Pick<Scene, 'x' | 'y' | 'sites'>): Float64Array {
  const corners = new Float64Array(sites.length * 4);
  sites.forEach(({ members }, site) => {
    let [left, top] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    let [right, bottom] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const member of members) {
      const atX = x[member] ?? 0;
      const atY = y[member] ?? 0;
      if (atX < left) left = atX;
      if (atX > right) right = atX;
      if (atY < top) top = atY;
      if (atY > bottom) bottom = atY;
    }
    corners[site * 4] = left - margin.side;
    corners[site * 4 + 1] = top - margin.top;
    corners[site * 4 + 2] = right + margin.side;
    corners[site * 4 + 3] = bottom + margin.bottom;
  });
  return corners;
}

/** A scene with its nodes where they stand when none is dragged and nothing glides. */
export const atRest = ({ routedX: x, routedY: y, sites }: Scene) => ({ x, y, sites });

/** The frame of each site. */
export function siteBoxes(scene: Pick<Scene, 'x' | 'y' | 'sites'>): Box[] {
  const corners = siteFrames(scene);
  return scene.sites.map((_, site) => {
    const [left = 0, top = 0, right = 0, bottom = 0] = corners.subarray(site * 4, site * 4 + 4);
    return { left, top, right, bottom };
  });
}

/** Index of the first frame that a point lies in; -1 for none. */
export const frameAt = (frames: readonly Box[], { x, y }: Position): number =>
  frames.findIndex(({ left, top, right, bottom }) => x >= left && x <= right && y >= top && y <= bottom);

/** The site whose frame a point lies in. */
export const siteAt = (scene: Pick<Scene, 'x' | 'y' | 'sites'>, at: Position): string | undefined =>
  scene.sites[frameAt(siteBoxes(scene), at)]?.name;
