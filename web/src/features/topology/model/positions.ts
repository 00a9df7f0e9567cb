import type { TopologyNode } from '#shared/contract/topology.ts';

/** Centre of a node in pixels at zoom 1; x to the right, y down. */
export type Position = NonNullable<TopologyNode['position']>;
export type Positions = ReadonlyMap<string, Position>;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Smallest box around the points; undefined where there are none. */
export function boxAround(points: Iterable<Position>): Box | undefined {
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const { x, y } of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return left <= right ? { left, top, right, bottom } : undefined;
}

/** The box with `by` pixels more on every side. */
export const grow = (box: Box, by: number): Box => ({
  left: box.left - by,
  top: box.top - by,
  right: box.right + by,
  bottom: box.bottom + by,
});
