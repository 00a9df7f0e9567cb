import { naturally } from '#shared/vocabulary/natural-order.ts';
import type { Block, SiteCore } from './blocks.ts';

/**
 * Blocks of one row and floor that hang on the same blocks and hold one together, or hold nothing: a pair of core switches, a
 * floor's access points, its phones and computers. Each group in the order of its names, whatever carries them: access point 1 left of 2.
 */
export function kin({ blocks, links }: SiteCore): Block[][] {
  const uppers = Map.groupBy(links, ({ lower }) => lower);
  const lowers = Map.groupBy(links, ({ upper }) => upper);
  const groupOf = new Map<string, Block[]>();
  const groups: Block[][] = [];
  const keyOf = ({ id, rank, floor }: Block): string => {
    const heads = (uppers.get(id) ?? []).map(({ upper }) => groupOf.get(upper)?.[0]?.id ?? upper);
    return JSON.stringify([rank, floor, [...new Set(heads)].toSorted()]);
  };
  // A row knows the groups of those above it.
  for (const [, row] of [...Map.groupBy(blocks, ({ rank }) => rank)].toSorted(([a], [b]) => a - b)) {
    const found = [...Map.groupBy(row, keyOf).values()].flatMap((alike) => together(alike, lowers));
    for (const group of found) {
      const ordered = group.toSorted((a, b) => naturally(a.label, b.label));
      groups.push(ordered);
      for (const { id } of group) groupOf.set(id, ordered);
    }
  }
  return groups;
}

/** Those that hold a block together, directly or through others; those that hold none are together, too. */
function together(
  blocks: readonly Block[],
  lowers: ReadonlyMap<string, SiteCore['links']>,
): (readonly Block[])[] {
  /** In the order in which they were last joined. */
  const groups = new Set<Group>();
  const holding = new Map<string, Group>();
  for (const block of blocks) {
    const held = lowers.get(block.id)?.map(({ lower }) => lower) ?? ['nothing'];
    const near = new Set(held.flatMap((id) => holding.get(id) ?? []));
    const [only, ...others] = near;
    const isOne = only !== undefined && others.length === 0;
    const group = isOne ? only : inOneGroup(only ? [...groups].filter((each) => near.has(each)) : []);
    for (const each of near) groups.delete(each);
    group.blocks.push(block);
    group.held.push(...held);
    groups.add(group);
    for (const id of isOne ? held : group.held) holding.set(id, group);
  }
  return [...groups].map((group) => group.blocks);
}

interface Group {
  readonly blocks: Block[];
  readonly held: string[];
}

const inOneGroup = (groups: readonly Group[]): Group => ({
  blocks: groups.flatMap(({ blocks }) => blocks),
  held: groups.flatMap(({ held }) => held),
});
