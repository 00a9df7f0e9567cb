import type { Position, Positions } from '#web/features/topology/model/positions.ts';

export type LineUp = 'row' | 'column' | 'across' | 'down';

/** What lining up does to `devices`, to be read after “Undo: ”. */
export const linedUpInWords = (how: LineUp, devices: string): string =>
  how === 'row' || how === 'column' ? `align ${devices} in a ${how}` : `distribute ${devices} ${how}`;

/** Between the centres of two devices in a row or a column, so that neither hides the other or its name. */
const apart = { x: 110, y: 90 } as const;

/**
 * Places of devices lined up: in a row or a column through their middle, or with the same distance from one to the next
 * across or down. The order stays as it is seen; what would lie on its neighbour in the row is moved along it.
 */
export function linedUp(positions: Positions, how: LineUp): Positions {
  const places = [...positions];
  if (places.length < 2) return positions;
  const axis = how === 'row' || how === 'down' ? 'y' : 'x';
  if (how === 'row' || how === 'column') {
    const middle = places.reduce((sum, [, at]) => sum + at[axis], 0) / places.length;
    const along = axis === 'y' ? 'x' : 'y';
    const inOrder = places.toSorted(([, a], [, b]) => a[along] - b[along] || a[axis] - b[axis]);
    return spread(inOrder, along, (at) => placed(at, axis, middle));
  }
  const sorted = places.toSorted(([, a], [, b]) => a[axis] - b[axis]);
  const first = sorted[0]?.[1][axis] ?? 0;
  const last = sorted.at(-1)?.[1][axis] ?? 0;
  const step = (last - first) / (sorted.length - 1);
  return new Map(sorted.map(([id, at], nth) => [id, placed(at, axis, first + nth * step)]));
}

type Axis = 'x' | 'y';

/** Moves places apart along their line, about its middle. */
function spread(
  inOrder: readonly (readonly [string, Position])[],
  along: Axis,
  levelled: (at: Position) => Position,
): Positions {
  let next = Number.NEGATIVE_INFINITY;
  const moved = inOrder.map(([id, at]) => {
    const to = Math.max(at[along], next);
    next = to + apart[along];
    return [id, placed(levelled(at), along, to)] as const;
  });
  const back = (sumOf(moved, along) - sumOf(inOrder, along)) / inOrder.length;
  return new Map(moved.map(([id, at]) => [id, placed(at, along, at[along] - back)]));
}

const sumOf = (places: readonly (readonly [string, Position])[], along: Axis): number =>
  places.reduce((sum, [, at]) => sum + at[along], 0);

/** Places on a grid of so many pixels. */
export const onGrid = (positions: Positions, pixels: number): Positions =>
  new Map(
    [...positions].map(([id, { x, y }]) => [
      id,
      { x: Math.round(x / pixels) * pixels, y: Math.round(y / pixels) * pixels },
    ]),
  );

const placed = (at: Position, axis: Axis, value: number): Position =>
  axis === 'x' ? { ...at, x: Math.round(value) } : { ...at, y: Math.round(value) };
