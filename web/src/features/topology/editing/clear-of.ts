import { type Area, frameGap, isNear, type Point } from '#shared/network/positions/area.ts';

/** A frame that is in the way is passed on a side of one of so many that are nearest. */
const mostPassed = 24;

/** How far a frame moves on so that it overlaps none of the others: as little as possible, and not at all where it does not. */
export function clearOf(others: readonly Area[], frame: Area): Point {
  const isClear = (by: Point, gap: number) => !others.some((other) => isNear(shifted(frame, by), other, gap));
  if (isClear(nowhere, 0)) return nowhere;
  const near = others.toSorted((a, b) => between(a, frame) - between(b, frame)).slice(0, mostPassed);
  const across = near.flatMap(({ left, right }) => [
    left - frameGap - frame.right,
    right + frameGap - frame.left,
  ]);
  const along = near.flatMap(({ top, bottom }) => [
    top - frameGap - frame.bottom,
    bottom + frameGap - frame.top,
  ]);
  const ways = [0, ...across]
    .flatMap((x) => [0, ...along].map((y) => ({ x, y })))
    .sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));
  return ways.find((by) => isClear(by, frameGap)) ?? nowhere;
}

const nowhere: Point = { x: 0, y: 0 };

const between = (a: Area, b: Area): number =>
  Math.hypot(a.left + a.right - b.left - b.right, a.top + a.bottom - b.top - b.bottom);

const shifted = ({ left, top, right, bottom }: Area, { x, y }: Point): Area => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
});
