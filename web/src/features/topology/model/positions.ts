import type { TopologyNode } from '#shared/contract/topology-items.ts';

/** Centre of a node in pixels at zoom 1; x to the right, y down. */
export type Position = NonNullable<TopologyNode['position']>;
export type Positions = ReadonlyMap<string, Position>;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Smallest box around the points; undefined where there are none. A typed array for the reason of painting/site-frames.ts. */
export function boxAround(points: Iterable<Position>): Box | undefined {
  const edge = Float64Array.of(Infinity, Infinity, -Infinity, -Infinity);
  for (const { x, y } of points) {
    edge[0] = Math.min(edge[0] ?? x, x);
    edge[1] = Math.min(edge[1] ?? y, y);
    edge[2] = Math.max(edge[2] ?? x, x);
    edge[3] = Math.max(edge[3] ?? y, y);
  }
  const [left = 0, top = 0, right = 0, bottom = 0] = edge;
  return left <= right ? { left, top, right, bottom } : undefined;
}

/** The box with `by` pixels more on every side. */
export const grow = (box: Box, by: number): Box => ({
  left: box.left - by,
  top: box.top - by,
  right: box.right + by,
  bottom: box.bottom + by,
});

/** Whether a device of `from` would stand somewhere else by `to`, in whole pixels. */
export const movesAny = (from: Positions, to: Positions): boolean =>
  [...to].some(([id, { x, y }]) => {
    const at = from.get(id);
    return at && (Math.round(at.x) !== Math.round(x) || Math.round(at.y) !== Math.round(y));
  });
