import type { TopologyNode } from '../../contract/topology-items.ts';
import type { Point, Rect } from '../../network/drawing/sites-drawing.ts';
import { type NodeShape, nodeStyle } from '../../vocabulary/topology/network-styles.ts';
import { shapeOutline } from '../../vocabulary/topology/shape-outline.ts';

/** A node's shape: its corners around its middle, and the square that draw.io counts its anchors in. */
export interface DrawioShape {
  readonly middle: Point;
  readonly outline: readonly Point[];
  /** From the middle to the square's edge. */
  readonly size: number;
}

/** Where a node without a place stands. */
export const origin: Point = { x: 0, y: 0 };

/** A distance from a shape's middle in shares of its square, from the upper left corner. */
export const shareOfSquare = (offset: number, size: number): number =>
  Math.round((offset / size + 1) * 500) / 1_000;

/** The part of a style that draws the shape. */
export const outlines: Readonly<Record<NodeShape, string>> = {
  box: 'rounded=1;arcSize=12;',
  diamond: 'rhombus;',
  triangle: polygon('triangle'),
  star: polygon('star'),
};

/** draw.io's own triangle and star have other corners than ours, to which links are led. */
function polygon(shape: NodeShape): string {
  const corners = shapeOutline(shape, 1).map(({ x, y }) => [shareOfSquare(x, 1), shareOfSquare(y, 1)]);
  return `shape=mxgraph.basic.polygon;polyline=0;polyCoords=${JSON.stringify(corners)};`;
}

/** A device's shape at its place. */
export function shapeOf({ type, position = origin }: TopologyNode): DrawioShape {
  const { shape, size } = nodeStyle(type);
  return { middle: position, outline: shapeOutline(shape, size), size };
}

/** What a device takes up with its name beneath it. */
export function roomOf({ type, label, position: { x, y } = origin }: TopologyNode): Rect {
  const { size } = nodeStyle(type);
  const half = Math.max(size, (label.length * nameSize.letter) / 2);
  return { left: x - half, top: y - size, right: x + half, bottom: y + size + nameSize.height };
}

/** Of a letter on average, and of the line, in draw.io's pixels. */
const nameSize = { letter: 6, height: 16 } as const;
