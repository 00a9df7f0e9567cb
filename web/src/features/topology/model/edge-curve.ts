import { type LinkLine, stretches } from '#shared/network/drawing/link-line.ts';
import type { Position } from './positions.ts';
import type { Scene } from './scene.ts';

const none: readonly Position[] = [];

/** How far an arc rises for its length, and at most, in pixels. */
const rise = 0.3;
const highest = 500;

/**
 * The way of a link from centre to centre: around what stands between; between two sites of a large network, an arc. An
 * end that is being dragged takes its links along in two bends.
 */
export function edgeCurve(scene: Scene, edge: number): LinkLine {
  const source = scene.source[edge] ?? 0;
  const target = scene.target[edge] ?? 0;
  const x1 = scene.x[source] ?? 0;
  const y1 = scene.y[source] ?? 0;
  const x2 = scene.x[target] ?? 0;
  const y2 = scene.y[target] ?? 0;
  const route = scene.routes.known(edge);
  if (route !== undefined) {
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
  const dx = (-(y2 - y1) / length) * aside;
  const dy = ((x2 - x1) / length) * aside;
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
  const source = scene.source[edge] ?? 0;
  const target = scene.target[edge] ?? 0;
  context.moveTo(scene.x[source] ?? 0, scene.y[source] ?? 0);
  context.lineTo(scene.x[target] ?? 0, scene.y[target] ?? 0);
}

/** Traces the way on a canvas. */
export function traceCurve(
  context: Pick<CanvasRenderingContext2D, 'moveTo' | 'lineTo' | 'quadraticCurveTo'>,
  { from, to, control, via }: LinkLine,
): void {
  context.moveTo(from.x, from.y);
  for (const { x, y } of via) context.lineTo(x, y);
  if (control) context.quadraticCurveTo(control.x, control.y, to.x, to.y);
  else context.lineTo(to.x, to.y);
}

/** The same way from its other end. */
export const turned = ({ from, to, control, via }: LinkLine): LinkLine => ({
  from: to,
  to: from,
  control,
  via: via.toReversed(),
});

/** Distance of a point from the way; an arc is taken as twelve lines. */
export function distanceToCurve(at: Position, curve: LinkLine): number {
  return Math.min(...stretches(curve).map(([start, end]) => distanceToLine(at, start, end)));
}

function distanceToLine({ x, y }: Position, from: Position, to: Position): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1);
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(x - from.x - share * dx, y - from.y - share * dy);
}
