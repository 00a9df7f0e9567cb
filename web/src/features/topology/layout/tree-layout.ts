import type { Position, Positions } from '#web/features/topology/model/positions.ts';
import { type Block, rowGap, type SiteCore } from './blocks.ts';

/**
 * Corners of a picture in which each block hangs on one other at most: each above the middle of what hangs on it, so that no
 * link crosses another. Undefined for any other picture.
 */
export function treeLayout({ blocks, links }: SiteCore): Positions | undefined {
  const heads = new Map(links.map(({ upper, lower }) => [lower, upper]));
  if (heads.size < links.length) return undefined;
  const below = Map.groupBy(blocks, ({ id }) => heads.get(id));
  const tops = topsOf(blocks);
  const widths = new Map<string, number>();
  const roomOf = (list: readonly Block[]) => list.reduce((sum, { id }) => sum + (widths.get(id) ?? 0), 0);
  // What hangs on a block stands in a lower row.
  for (const { id, width } of blocks.toSorted((a, b) => b.rank - a.rank))
    widths.set(id, Math.max(width, roomOf(below.get(id) ?? [])));
  const corners = new Map<string, Position>();
  const place = (list: readonly Block[], from: number) => {
    let left = from;
    for (const { id, rank, width } of list) {
      const room = widths.get(id) ?? width;
      corners.set(id, { x: left + (room - width) / 2, y: tops.get(rank) ?? 0 });
      const own = below.get(id) ?? [];
      place(own, left + (room - roomOf(own)) / 2);
      left += room;
    }
  };
  place(below.get(undefined) ?? [], 0);
  return corners;
}

/** The upper edge of each row. */
function topsOf(blocks: readonly Block[]): ReadonlyMap<number, number> {
  const tops = new Map<number, number>();
  let top = 0;
  for (const [rank, row] of [...Map.groupBy(blocks, ({ rank }) => rank)].toSorted(([a], [b]) => a - b)) {
    tops.set(rank, top);
    top += Math.max(...row.map(({ height }) => height)) + rowGap;
  }
  return tops;
}
