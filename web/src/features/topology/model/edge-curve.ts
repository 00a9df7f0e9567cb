import type { Position } from './positions.ts';
import type { Scene } from './scene.ts';

/** The path of a link, in pixels at zoom 1: a line, or a quadratic curve if it has a control point. */
export interface EdgeCurve {
  readonly from: Position;
  readonly to: Position;
  readonly control: Position | undefined;
}

/** How far an arc rises for its length, and at most, in pixels. */
const rise = 0.3;
const highest = 500;

/** The way of a link from centre to centre: pushed aside where it runs beside others, an arc between two sites. */
export function edgeCurve(scene: Scene, edge: number): EdgeCurve {
  const [source = 0, target = 0] = [scene.source[edge], scene.target[edge]];
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [
    scene.x[source],
    scene.y[source],
    scene.x[target],
    scene.y[target],
  ];
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const aside = scene.aside[edge] ?? 0;
  const [dx, dy] = [(-(y2 - y1) / length) * aside, ((x2 - x1) / length) * aside];
  const from = { x: x1 + dx, y: y1 + dy };
  const to = { x: x2 + dx, y: y2 + dy };
  if (scene.between[edge] !== 1) return { from, to, control: undefined };
  // Parallel arcs rise differently, or they would lie on each other.
  const lift = Math.min(highest, Math.abs(x2 - x1) * rise) + aside * 4;
  return { from, to, control: { x: (x1 + x2) / 2, y: (y1 + y2) / 2 - lift } };
}

/** A point of the way, from 0 at its beginning to 1 at its end. */
export function pointAlong({ from, to, control }: EdgeCurve, share: number): Position {
  const back = 1 - share;
  if (!control) return { x: from.x * back + to.x * share, y: from.y * back + to.y * share };
  const [a, b, c] = [back * back, 2 * back * share, share * share];
  return { x: a * from.x + b * control.x + c * to.x, y: a * from.y + b * control.y + c * to.y };
}

/** Distance of a point from the way; an arc is taken as twelve lines. */
export function distanceToCurve(at: Position, curve: EdgeCurve): number {
  if (!curve.control) return distanceToLine(at, curve.from, curve.to);
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 12; i += 1) {
    least = Math.min(least, distanceToLine(at, pointAlong(curve, i / 12), pointAlong(curve, (i + 1) / 12)));
  }
  return least;
}

function distanceToLine({ x, y }: Position, from: Position, to: Position): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1);
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(x - from.x - share * dx, y - from.y - share * dy);
}
