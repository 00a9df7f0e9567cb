/** Lanes by their x, ascending, each once: many frames share a column. */
export const asLanes = (lanes: readonly number[]): readonly number[] =>
  [...new Set(lanes)].toSorted((a, b) => a - b);

/** The lanes nearest to a place, the nearest first. Of thousands it looks at a few. */
export function nearestLanes(lanes: readonly number[], x: number, most: number): number[] {
  let right = firstFrom(lanes, x);
  let left = right - 1;
  const near: number[] = [];
  while (near.length < most) {
    const [before, after] = [lanes[left], lanes[right]];
    if (before === undefined && after === undefined) break;
    const isBefore = after === undefined || (before !== undefined && x - before <= after - x);
    near.push((isBefore ? before : after) ?? x);
    if (isBefore) left -= 1;
    else right += 1;
  }
  return near;
}

/** Where in an ascending list the first is that is not smaller. */
function firstFrom(ascending: readonly number[], value: number): number {
  let [begin, end] = [0, ascending.length];
  while (begin < end) {
    const middle = (begin + end) >> 1;
    if ((ascending[middle] ?? 0) < value) begin = middle + 1;
    else end = middle;
  }
  return begin;
}
