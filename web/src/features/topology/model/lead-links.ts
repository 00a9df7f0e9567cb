import type { LinkLine } from '#shared/network/drawing/link-line.ts';
import { linkRoutes } from '#shared/network/drawing/link-routes.ts';
import { lineThrough, type RoutedPart } from './scene-routes.ts';

/** The ways of links in two lists of numbers, which go from worker to page without being copied. */
export interface LedLinks {
  /** x and y of all corners, in pixels at zoom 1. */
  readonly corners: Float64Array<ArrayBuffer>;
  /** Of each link, where its corners end among all of them. */
  readonly ends: Uint32Array<ArrayBuffer>;
}

/** Leads the links of each part around nodes and the frames of other sites: 5,500 links between and within 200 sites in a second. */
export function leadLinks(parts: readonly RoutedPart[]): LedLinks {
  const ways = parts.flatMap(({ nodes, links, bands }) => linkRoutes(nodes, links, bands));
  const ends = new Uint32Array(ways.length);
  let count = 0;
  ways.forEach((way, i) => {
    count += way.length;
    ends[i] = count;
  });
  const corners = new Float64Array(2 * count);
  ways.flat().forEach(({ x, y }, i) => {
    corners[2 * i] = x;
    corners[2 * i + 1] = y;
  });
  return { corners, ends };
}

/** The way of each link, part by part. */
export function linesOf({ corners, ends }: LedLinks): (LinkLine | undefined)[] {
  let begin = 0;
  return Array.from(ends, (end) => {
    const way = Array.from({ length: end - begin }, (_, i) => ({
      x: corners[2 * (begin + i)] ?? 0,
      y: corners[2 * (begin + i) + 1] ?? 0,
    }));
    begin = end;
    return lineThrough(way);
  });
}
