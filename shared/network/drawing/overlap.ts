import type { Rect } from './sites-drawing.ts';

/** Whether two boxes have room in common; those that touch have none. */
export const overlap = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
