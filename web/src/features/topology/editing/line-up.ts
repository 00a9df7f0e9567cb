import type { Position, Positions } from '#web/features/topology/model/positions.ts';

export type LineUp = 'row' | 'column' | 'across' | 'down';

/**
 * Places of devices lined up: in a row or a column through their middle, or with the same distance from one to the next
 * across or down. The order stays as it is seen.
 */
export function linedUp(positions: Positions, how: LineUp): Positions {
  const places = [...positions];
  if (places.length < 2) return positions;
  const axis = how === 'row' || how === 'down' ? 'y' : 'x';
  if (how === 'row' || how === 'column') {
    const middle = places.reduce((sum, [, at]) => sum + at[axis], 0) / places.length;
    return new Map(places.map(([id, at]) => [id, placed(at, axis, middle)]));
  }
  const sorted = places.toSorted(([, a], [, b]) => a[axis] - b[axis]);
  const first = sorted[0]?.[1][axis] ?? 0;
  const last = sorted.at(-1)?.[1][axis] ?? 0;
  const step = (last - first) / (sorted.length - 1);
  return new Map(sorted.map(([id, at], nth) => [id, placed(at, axis, first + nth * step)]));
}

/** Places on a grid of so many pixels. */
export const onGrid = (positions: Positions, pixels: number): Positions =>
  new Map(
    [...positions].map(([id, { x, y }]) => [
      id,
      { x: Math.round(x / pixels) * pixels, y: Math.round(y / pixels) * pixels },
    ]),
  );

const placed = (at: Position, axis: 'x' | 'y', value: number): Position =>
  axis === 'x' ? { ...at, x: Math.round(value) } : { ...at, y: Math.round(value) };
