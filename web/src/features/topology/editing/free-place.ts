import type { Position, Positions } from '#web/features/topology/model/positions.ts';

/** Between the centres of two devices, so that their labels do not meet. */
const apart = { x: 110, y: 90 };
/** Rings that are tried around the wanted place. */
const mostRings = 12;

/** The place nearest to the wanted one where no device stands, in whole pixels. */
export function freePlace(positions: Positions, wanted: Position): Position {
  const taken = [...positions.values()];
  const isFree = (at: Position) =>
    taken.every(({ x, y }) => Math.abs(x - at.x) >= apart.x * 0.8 || Math.abs(y - at.y) >= apart.y * 0.8);
  const start = { x: Math.round(wanted.x), y: Math.round(wanted.y) };
  for (let ring = 0; ring <= mostRings; ring += 1) {
    const found = ringAround(start, ring).find(isFree);
    if (found) return found;
  }
  return start;
}

/** To the right first, then below: as one reads. */
function ringAround({ x, y }: Position, ring: number): Position[] {
  if (ring === 0) return [{ x, y }];
  const steps = Array.from({ length: 2 * ring + 1 }, (_, at) => at - ring);
  const cells = steps.flatMap((down) =>
    steps
      .filter((across) => Math.max(Math.abs(across), Math.abs(down)) === ring)
      .map((across) => ({ across, down })),
  );
  return cells
    .sort((a, b) => Math.hypot(a.across, a.down) - Math.hypot(b.across, b.down) || b.across - a.across)
    .map(({ across, down }) => ({ x: x + across * apart.x, y: y + down * apart.y }));
}
