import type { Point } from './sites-drawing.ts';

const corner = 8;

/** A way with rounded corners, as the `d` of an SVG path. */
export function roundedPath(points: readonly Point[]): string {
  const [first = { x: 0, y: 0 }, ...rest] = points;
  const steps = rest.map((at, i) => {
    const [before, after] = [points[i] ?? at, rest[i + 1]];
    if (after === undefined) return `L${at.x} ${at.y}`;
    const [into, out] = [toward(at, before), toward(at, after)];
    return `L${into.x} ${into.y}Q${at.x} ${at.y} ${out.x} ${out.y}`;
  });
  return `M${first.x} ${first.y}${steps.join('')}`;
}

/** A point at most a corner's radius, and half the way, from one to the other. */
function toward(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = Math.min(corner, length / 2) / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
