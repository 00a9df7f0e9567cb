import type { Rect } from './sites-drawing.ts';

/** A node to lead links around: its shape and its text beneath, in pixels at zoom 1. */
export interface RoutedNode extends Rect {
  /** Middle of its shape. */
  readonly x: number;
  readonly y: number;
  /** From the middle to the edge of the shape. */
  readonly size: number;
  /** The frame of its site, the same object for all that stand there. */
  readonly frame?: Rect | undefined;
}

/** Nodes whose middles differ by less stand in one row. */
export const sameRow = 24;
