import type { Rect } from './sites-drawing.ts';

/** Which boxes a horizontal or vertical line runs through; a line along an edge runs through none. */
export interface BoxHits {
  readonly across: (y: number, from: number, to: number) => number;
  readonly down: (x: number, from: number, to: number) => number;
}

/** Of a grid, about as large as the boxes in it. */
interface Bucket {
  readonly width: number;
  readonly height: number;
}

/** For devices. */
const usual: Bucket = { width: 140, height: 110 };
const none: readonly Rect[] = [];
const key = (column: number, row: number): number => column * 100_003 + row;

/** Sorts boxes into a grid, so that a line looks only at those near it. */
export function boxHits(boxes: readonly Rect[], bucket = usual): BoxHits {
  const columnOf = (x: number): number => Math.floor(x / bucket.width);
  const rowOf = (y: number): number => Math.floor(y / bucket.height);
  const grid = new Map<number, Rect[]>();
  for (const box of boxes) {
    for (let column = columnOf(box.left); column <= columnOf(box.right); column += 1) {
      for (let row = rowOf(box.top); row <= rowOf(box.bottom); row += 1) {
        const list = grid.get(key(column, row));
        if (list) list.push(box);
        else grid.set(key(column, row), [box]);
      }
    }
  }
  /** Each box counts in its first bucket along the line only. */
  const count = (left: number, top: number, right: number, bottom: number): number => {
    const firstColumn = columnOf(left);
    const lastColumn = columnOf(right);
    const firstRow = rowOf(top);
    const lastRow = rowOf(bottom);
    let hits = 0;
    for (let column = firstColumn; column <= lastColumn; column += 1) {
      for (let row = firstRow; row <= lastRow; row += 1) {
        for (const box of grid.get(key(column, row)) ?? none) {
          if (left >= box.right || right <= box.left || top >= box.bottom || bottom <= box.top) continue;
          const isFirst =
            Math.max(columnOf(box.left), firstColumn) === column &&
            Math.max(rowOf(box.top), firstRow) === row;
          if (isFirst) hits += 1;
        }
      }
    }
    return hits;
  };
  return {
    across: (y, from, to) => count(Math.min(from, to), y, Math.max(from, to), y),
    down: (x, from, to) => count(x, Math.min(from, to), x, Math.max(from, to)),
  };
}
