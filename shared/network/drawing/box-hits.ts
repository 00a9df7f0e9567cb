import type { Rect } from './sites-drawing.ts';

/** Which boxes a horizontal or vertical line runs through; a line along an edge runs through none. */
export interface BoxHits {
  readonly across: (y: number, from: number, to: number) => number;
  readonly down: (x: number, from: number, to: number) => number;
}

const bucket = { width: 140, height: 110 } as const;
const key = (column: number, row: number): number => column * 100_003 + row;

/** Sorts boxes into a grid, so that a line looks only at those near it. */
export function boxHits(boxes: readonly Rect[]): BoxHits {
  const grid = new Map<number, number[]>();
  boxes.forEach((box, i) => {
    for (let column = columnOf(box.left); column <= columnOf(box.right); column += 1) {
      for (let row = rowOf(box.top); row <= rowOf(box.bottom); row += 1) {
        const list = grid.get(key(column, row));
        if (list) list.push(i);
        else grid.set(key(column, row), [i]);
      }
    }
  });
  const isHit = (i: number, left: number, top: number, right: number, bottom: number): boolean => {
    const box = boxes[i];
    return box !== undefined && left < box.right && right > box.left && top < box.bottom && bottom > box.top;
  };
  /** Each box counts in its first bucket along the line only. */
  const count = (left: number, top: number, right: number, bottom: number): number => {
    let hits = 0;
    for (let column = columnOf(left); column <= columnOf(right); column += 1) {
      for (let row = rowOf(top); row <= rowOf(bottom); row += 1) {
        for (const i of grid.get(key(column, row)) ?? []) {
          const box = boxes[i];
          if (!box || !isHit(i, left, top, right, bottom)) continue;
          const isFirst =
            Math.max(columnOf(box.left), columnOf(left)) === column &&
            Math.max(rowOf(box.top), rowOf(top)) === row;
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

const columnOf = (x: number): number => Math.floor(x / bucket.width);
const rowOf = (y: number): number => Math.floor(y / bucket.height);
