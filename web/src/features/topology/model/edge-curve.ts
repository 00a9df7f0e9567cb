import type { EdgeCurve } from './link-path.ts';
import type { Position } from './positions.ts';
import type { Scene } from './scene.ts';

const none: readonly Position[] = [];

/** How far an arc rises for its length, and at most, in pixels. */
const rise = 0.3;
const highest = 500;

/**
 * The way of a link from centre to centre: around what stands between, an arc between two sites. An end that is being
 * dragged takes its links along in two bends.
 */
export function edgeCurve(scene: Scene, edge: number): EdgeCurve {
  const [source = 0, target = 0] = [scene.source[edge], scene.target[edge]];
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [
    scene.x[source],
    scene.y[source],
    scene.x[target],
    scene.y[target],
  ];
  const route = scene.routes.known(edge);
  if (route !== undefined && scene.between[edge] !== 1) {
    if (isAsRouted(scene, source) && isAsRouted(scene, target)) return route;
    const middle = (y1 + y2) / 2;
    const via =
      Math.abs(y1 - y2) < 24
        ? none
        : [
            { x: x1, y: middle },
            { x: x2, y: middle },
          ];
    return { from: { x: x1, y: y1 }, to: { x: x2, y: y2 }, control: undefined, via };
  }
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const aside = scene.aside[edge] ?? 0;
  const [dx, dy] = [(-(y2 - y1) / length) * aside, ((x2 - x1) / length) * aside];
  const from = { x: x1 + dx, y: y1 + dy };
  const to = { x: x2 + dx, y: y2 + dy };
  if (scene.between[edge] !== 1) return { from, to, control: undefined, via: none };
  // Parallel arcs rise differently, or they would lie on each other.
  const lift = Math.min(highest, Math.abs(x2 - x1) * rise) + aside * 4;
  return { from, to, control: { x: (x1 + x2) / 2, y: (y1 + y2) / 2 - lift }, via: none };
}

const isAsRouted = ({ x, y, routedX, routedY }: Scene, node: number): boolean =>
  x[node] === routedX[node] && y[node] === routedY[node];

/** Traces the way of a link on a canvas. A straight line makes no object: thousands are traced for one picture. */
export function traceLink(
  context: Pick<CanvasRenderingContext2D, 'moveTo' | 'lineTo' | 'quadraticCurveTo'>,
  scene: Scene,
  edge: number,
): void {
  if (scene.aside[edge] !== 0 || scene.between[edge] === 1 || scene.routes.known(edge) !== undefined) {
    traceCurve(context, edgeCurve(scene, edge));
    return;
  }
  const [source = 0, target = 0] = [scene.source[edge], scene.target[edge]];
  context.moveTo(scene.x[source] ?? 0, scene.y[source] ?? 0);
  context.lineTo(scene.x[target] ?? 0, scene.y[target] ?? 0);
}

/** Traces the way on a canvas. */
export function traceCurve(
  context: Pick<CanvasRenderingContext2D, 'moveTo' | 'lineTo' | 'quadraticCurveTo'>,
  { from, to, control, via }: EdgeCurve,
): void {
  context.moveTo(from.x, from.y);
  for (const { x, y } of via) context.lineTo(x, y);
  if (control) context.quadraticCurveTo(control.x, control.y, to.x, to.y);
  else context.lineTo(to.x, to.y);
}

/** The same way from its other end. */
export const turned = ({ from, to, control, via }: EdgeCurve): EdgeCurve => ({
  from: to,
  to: from,
  control,
  via: via.toReversed(),
});

/** A point of the way, from 0 at its beginning to 1 at its end. */
export function pointAlong(curve: EdgeCurve, share: number): Position {
  const { from, to, control, via } = curve;
  const back = 1 - share;
  if (control) {
    const [a, b, c] = [back * back, 2 * back * share, share * share];
    return { x: a * from.x + b * control.x + c * to.x, y: a * from.y + b * control.y + c * to.y };
  }
  if (via.length === 0) return { x: from.x * back + to.x * share, y: from.y * back + to.y * share };
  let left = lengthOf(curve) * share;
  for (const [start, end] of stretches(curve)) {
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
export const lengthOf = (curve: EdgeCurve): number =>
  stretches(curve).reduce((sum, [start, end]) => sum + Math.hypot(end.x - start.x, end.y - start.y), 0);

/** Distance of a point from the way; an arc is taken as twelve lines. */
export function distanceToCurve(at: Position, curve: EdgeCurve): number {
  return Math.min(...stretches(curve).map(([start, end]) => distanceToLine(at, start, end)));
}

function stretches(curve: EdgeCurve): [Position, Position][] {
  const corners = curve.control
    ? Array.from({ length: 13 }, (_, i) => pointAlong(curve, i / 12))
    : [curve.from, ...curve.via, curve.to];
  return corners.slice(1).map((end, i) => [corners[i] ?? end, end]);
}

function distanceToLine({ x, y }: Position, from: Position, to: Position): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1);
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(x - from.x - share * dx, y - from.y - share * dy);
}
