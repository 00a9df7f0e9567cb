import type { Point } from './sites-drawing.ts';

/** The way of a link from node to node, in pixels at zoom 1: a line by its corners, or a quadratic curve if it has a control point. */
export interface LinkLine {
  readonly from: Point;
  readonly to: Point;
  readonly control: Point | undefined;
  /** Corners between its ends; none of a curve. */
  readonly via: readonly Point[];
}

/** A point of the way, from 0 at its beginning to 1 at its end. */
export function pointAlong(line: LinkLine, share: number): Point {
  const { from, to, control, via } = line;
  const back = 1 - share;
  if (control) {
    const [a, b, c] = [back * back, 2 * back * share, share * share];
    return { x: a * from.x + b * control.x + c * to.x, y: a * from.y + b * control.y + c * to.y };
  }
  if (via.length === 0) return { x: from.x * back + to.x * share, y: from.y * back + to.y * share };
  let left = lengthOf(line) * share;
  for (const [start, end] of stretches(line)) {
    const length = Math.hypot(end.x - start.x, end.y - start.y);
    if (left <= length) {
      const part = length === 0 ? 0 : left / length;
      return { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part };
    }
    left -= length;
  }
  return to;
}

/** In pixels at zoom 1; of a curve, as the crow flies. */
export const lengthOf = (line: LinkLine): number =>
  stretches(line).reduce((sum, [start, end]) => sum + Math.hypot(end.x - start.x, end.y - start.y), 0);

/** Its straight stretches; an arc is taken as twelve. */
export function stretches(line: LinkLine): [Point, Point][] {
  const corners = line.control
    ? Array.from({ length: 13 }, (_, i) => pointAlong(line, i / 12))
    : [line.from, ...line.via, line.to];
  return corners.slice(1).map((end, i) => [corners[i] ?? end, end]);
}
