/** Under this zoom figures of 13 pixels are not legible in their own size. */
const farZoom = 0.84;
/** Least size of a name and of a short line on the screen, in pixels. */
const leastName = 12;
const leastBrief = 11;
/** A code of five letters still has room, smaller on the screen than it should be. */
const largestName = 56;
/** From this zoom up, cards leave their words room around them. */
const roomyZoom = 0.55;

/** Sizes of what a card says from afar, in pixels at zoom 1. */
export interface FarSizes {
  /** Whether its figures are too small in their own size. */
  readonly isFar: boolean;
  readonly name: number;
  readonly brief: number;
  /** From one short line to the next, in parts of its size. */
  readonly line: number;
  /** Within its border. */
  readonly padding: { readonly x: number; readonly y: number };
  /** A line that is a pixel of the screen wide. */
  readonly hairline: number;
}

export const farSizes = (zoom: number): FarSizes => ({
  isFar: zoom < farZoom,
  name: Math.min(Math.max(15, leastName / zoom), largestName),
  brief: leastBrief / zoom,
  ...(zoom < roomyZoom ? { line: 1.05, padding: { x: 6, y: 2 } } : { line: 1.3, padding: { x: 10, y: 6 } }),
  hairline: Math.max(1, 1 / zoom),
});
