import type { Position } from './positions.ts';

/** The path of a link, in pixels at zoom 1: a line by its corners, or a quadratic curve if it has a control point. */
export interface EdgeCurve {
  readonly from: Position;
  readonly to: Position;
  readonly control: Position | undefined;
  /** Corners between its ends; none of a curve. */
  readonly via: readonly Position[];
}
