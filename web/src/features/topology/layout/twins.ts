import type { Block, SiteCore } from './blocks.ts';

/** Blocks of one row and floor with the same links: nothing crosses less where they stand apart. */
export function twins({ blocks, links }: SiteCore): Block[][] {
  const ends = new Map<string, Set<string>>(blocks.map(({ id }) => [id, new Set()]));
  for (const { upper, lower } of links) {
    ends.get(upper)?.add(lower);
    ends.get(lower)?.add(upper);
  }
  const keyOf = ({ id, rank, floor }: Block) =>
    JSON.stringify([rank, floor, [...(ends.get(id) ?? [])].toSorted()]);
  return [...Map.groupBy(blocks, keyOf).values()];
}
