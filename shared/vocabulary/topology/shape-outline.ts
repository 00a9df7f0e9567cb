import type { NodeShape } from './network-styles.ts';

interface Position {
  readonly x: number;
  readonly y: number;
}

/** Corners of a node's outline around its centre, clockwise from the top, y downwards; `size` as in NodeStyle. */
export function shapeOutline(shape: NodeShape, size: number): readonly Position[] {
  switch (shape) {
    case 'box':
      return corners([-1, -1], [1, -1], [1, 1], [-1, 1]).map((at) => scale(at, size));
    case 'diamond':
      return corners([0, -1], [1, 0], [0, 1], [-1, 0]).map((at) => scale(at, size));
    case 'triangle':
      return corners([0, -1], [1, 0.85], [-1, 0.85]).map((at) => scale(at, size));
    case 'star':
      return starCorners.map((at) => scale(at, size));
  }
}

const corners = (...points: [number, number][]): Position[] => points.map(([x, y]) => ({ x, y }));
const scale = ({ x, y }: Position, by: number): Position => ({ x: x * by, y: y * by });

/** Five points; the inner corners lie far enough out to hold a symbol. */
const innerRadius = 0.56;
const starCorners = Array.from({ length: 10 }, (_, i): Position => {
  const radius = i % 2 === 0 ? 1 : innerRadius;
  const angle = (i * Math.PI) / 5;
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
});

/** The outline as the `points` of an SVG polygon, to a tenth of a pixel. */
export const outlinePoints = (shape: NodeShape, size: number): string =>
  shapeOutline(shape, size)
    .map(({ x, y }) => `${tenth(x)},${tenth(y)}`)
    .join(' ');

const tenth = (value: number): number => Math.round(value * 10) / 10;
