import { overlap } from '#shared/network/drawing/overlap.ts';
import {
  type Box,
  boxAround,
  type Position,
  type Positions,
} from '#web/features/topology/model/positions.ts';

/** Between the centres of two devices, so that their labels do not meet. */
const apart = { x: 110, y: 90 };
/** Devices that are nearer to one another than that in both directions are in each other's way. */
const near = { x: apart.x * 0.8, y: apart.y * 0.8 };
/** Rings that are tried around the wanted place. */
const mostRings = 12;

/** Rows are so far apart that halfway between two of them neither the links of a device nor their ports have room. */
const nearLinked = { x: near.x, y: 88 };
/** A device that is found a place within so many pixels of the height of others stands level with them. */
const levelWithin = { x: 400, y: 24 };

/** The place nearest to the wanted one for a device that is put into a link: with room for its links, level with others where it can be. */
export function freePlaceInLink(positions: Positions, wanted: Position): Position {
  const start = { x: Math.round(wanted.x), y: Math.round(wanted.y) };
  const by = freeOffset(positions, [start], nearLinked);
  const at = { x: start.x + by.x, y: start.y + by.y };
  const away = ({ x, y }: Position) => Math.hypot(x - at.x, y - at.y);
  const beside = [...positions.values()]
    .filter(({ x, y }) => Math.abs(x - at.x) < levelWithin.x && Math.abs(y - at.y) < levelWithin.y)
    .sort((a, b) => away(a) - away(b))[0];
  const level = { x: at.x, y: beside?.y ?? at.y };
  const { x, y } = freeOffset(positions, [level]);
  return x === 0 && y === 0 ? level : at;
}

/** A device above or beneath another one leaves a channel between them, in which links pass its name. */
const inColumn = { apart: { x: apart.x, y: 120 }, near: { x: near.x, y: 100 } };
/** Of a device and its name around its middle, in pixels at zoom 1. */
const deviceRoom = { half: 44, above: 28, below: 60 } as const;

/**
 * The place nearest to the wanted one where no device stands and no link runs, in whole pixels.
 * @param lines the corners of each link's way
 */
export function freePlace(
  positions: Positions,
  wanted: Position,
  lines: readonly (readonly Position[])[] = [],
): Position {
  const start = { x: Math.round(wanted.x), y: Math.round(wanted.y) };
  const pieces = lines.flatMap((line) =>
    line.slice(1).flatMap((to, i) => boxAround([line[i] ?? to, to]) ?? []),
  );
  const isOnLink = (by: Position) => {
    const [x, y] = [start.x + by.x, start.y + by.y];
    const { half, above, below } = deviceRoom;
    const room = { left: x - half, top: y - above, right: x + half, bottom: y + below };
    return pieces.some((piece) => overlap(piece, room));
  };
  const { x, y } = freeOffset(positions, [start], inColumn.near, isOnLink, inColumn.apart);
  return { x: start.x + x, y: start.y + y };
}

/** The same for the middle of a note, which is as wide as two devices; other notes are in its way as devices are, and so are titles. */
export function freePlaceForNote(
  positions: Positions,
  notes: readonly { readonly id: string; readonly position: Position }[],
  wanted: Position,
  titles: readonly Box[] = [],
): Position {
  const start = { x: Math.round(wanted.x), y: Math.round(wanted.y) };
  const taken = new Map([
    ...positions,
    ...notes.map(({ id, position }) => [`note ${id}`, position] as const),
  ]);
  const across = [-noteReach, 0, noteReach].map((by) => ({ x: start.x + by, y: start.y }));
  const isOnTitle = ({ x, y }: Position) =>
    titles.some(
      ({ left, top, right, bottom }) =>
        start.x + x + noteHalf.width > left &&
        start.x + x - noteHalf.width < right &&
        start.y + y + noteHalf.height > top &&
        start.y + y - noteHalf.height < bottom,
    );
  const { x, y } = freeOffset(taken, across, near, isOnTitle);
  return { x: start.x + x, y: start.y + y };
}

/** Half of a note of 200 pixels with a line or two. */
const noteHalf = { width: 100, height: 28 } as const;
/** From its middle, so that no device stands under either end. */
const noteReach = 70;

/** How far several devices are moved together, so that none of them stands in the way of others: as little as possible. */
export function freeOffset(
  positions: Positions,
  places: readonly Position[],
  apartFrom: Readonly<Position> = near,
  isBarred: (by: Position) => boolean = () => false,
  step: Readonly<Position> = apart,
): Position {
  const isTaken = nearAny([...positions.values()], apartFrom);
  for (let ring = 0; ring <= mostRings; ring += 1) {
    const found = ringOf(ring, step).find(
      (by) => !isBarred(by) && !places.some(({ x, y }) => isTaken({ x: x + by.x, y: y + by.y })),
    );
    if (found) return found;
  }
  return { x: 0, y: 0 };
}

/** Whether one of many places is near to another, from a grid in which only neighbouring cells are looked at. */
function nearAny(taken: readonly Position[], near: Readonly<Position>): (at: Position) => boolean {
  const cell = (x: number, y: number) => `${Math.floor(x / near.x)} ${Math.floor(y / near.y)}`;
  const cells = Map.groupBy(taken, ({ x, y }) => cell(x, y));
  const steps = [-1, 0, 1];
  return (at) =>
    steps.some((across) =>
      steps.some((down) =>
        cells
          .get(cell(at.x + across * near.x, at.y + down * near.y))
          ?.some(({ x, y }) => Math.abs(x - at.x) < near.x && Math.abs(y - at.y) < near.y),
      ),
    );
}

/** To the right first, then below: as one reads. */
function ringOf(ring: number, apart: Readonly<Position>): Position[] {
  const steps = Array.from({ length: 2 * ring + 1 }, (_, at) => at - ring);
  return steps
    .flatMap((down) =>
      steps
        .filter((across) => Math.max(Math.abs(across), Math.abs(down)) === ring)
        .map((across) => ({ across, down })),
    )
    .sort(
      (a, b) =>
        Math.hypot(a.across, a.down) - Math.hypot(b.across, b.down) || b.across - a.across || b.down - a.down,
    )
    .map(({ across, down }) => ({ x: across * apart.x, y: down * apart.y }));
}
