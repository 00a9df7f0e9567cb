import type { LinkLine } from '../../network/drawing/link-line.ts';
import type { Point } from '../../network/drawing/sites-drawing.ts';
import { type DrawioShape, shareOfSquare } from './drawio-shape.ts';

export interface DrawioLine {
  /** The part of the style that leads the line. */
  readonly style: string;
  /** Between its ends; the control point of a curve. */
  readonly corners: readonly Point[];
  /** By how far its label stands off: draw.io would put that of a curve at its control point. */
  readonly labelOffset?: Point;
}

/** From shape to shape, wherever they stand. */
export const straightLine: DrawioLine = { style: '', corners: [] };

/**
 * A link as draw.io leads it. A line that our pictures draw to the middle of a shape is anchored where it crosses the shape's edge,
 * as people anchor lines there. A straight line from middle to middle needs no anchor: it follows its devices.
 */
export function drawioLine(
  { from, to, control, via }: LinkLine,
  source: DrawioShape,
  target: DrawioShape,
): DrawioLine {
  if (control) return { style: 'curved=1;', corners: [control], labelOffset: toCurve(from, control, to) };
  const isStraight = via.length === 0 && isAt(from, source.middle) && isAt(to, target.middle);
  if (isStraight) return straightLine;
  const exit = anchorOf(source, from, via[0] ?? to);
  const entry = anchorOf(target, to, via.at(-1) ?? from);
  return {
    style: `rounded=1;exitX=${exit.x};exitY=${exit.y};exitPerimeter=0;entryX=${entry.x};entryY=${entry.y};entryPerimeter=0;`,
    corners: via,
  };
}

/** From a curve's control point to the middle of the curve. */
const toCurve = (from: Point, control: Point, to: Point): Point => ({
  x: (from.x + to.x - 2 * control.x) / 4,
  y: (from.y + to.y - 2 * control.y) / 4,
});

const isAt = (one: Point, other: Point): boolean => one.x === other.x && one.y === other.y;

/** Where a line leaves a shape, in shares of the shape's square from its upper left corner. */
function anchorOf({ middle, outline, size }: DrawioShape, from: Point, toward: Point): Point {
  const start = { x: from.x - middle.x, y: from.y - middle.y };
  const way = { x: toward.x - from.x, y: toward.y - from.y };
  const crossings = outline.flatMap((corner, i) =>
    crossing(start, way, corner, outline[i - 1] ?? outline.at(-1)),
  );
  const last = Math.max(0, ...crossings);
  return { x: shareOfSquare(start.x + way.x * last, size), y: shareOfSquare(start.y + way.y * last, size) };
}

/** How far along the way it crosses an edge of the shape, from 0 to 1. */
function crossing(start: Point, way: Point, corner: Point, next: Point = corner): number[] {
  const edge = { x: next.x - corner.x, y: next.y - corner.y };
  const across = way.x * edge.y - way.y * edge.x;
  if (across === 0) return [];
  const apart = { x: corner.x - start.x, y: corner.y - start.y };
  const along = (apart.x * edge.y - apart.y * edge.x) / across;
  const onEdge = (apart.x * way.y - apart.y * way.x) / across;
  return along >= 0 && along <= 1 && onEdge >= 0 && onEdge <= 1 ? [along] : [];
}
