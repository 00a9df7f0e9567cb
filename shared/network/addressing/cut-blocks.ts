import { type Block, lastOf, overlaps } from './ipv4.ts';
import { sizeOf } from './sizes/block-size.ts';

/**
 * Blocks of the wanted prefixes within `whole`, clear of `taken`; in the order of the prefixes. Largest first, one
 * after the other (VLSM): the only gaps are those around `taken`. Undefined if they do not fit.
 */
export function cutBlocks(
  whole: Block,
  prefixes: readonly number[],
  taken: readonly Block[] = [],
): readonly Block[] | undefined {
  const largestFirst = prefixes
    .map((prefix, index) => ({ prefix, index }))
    .sort((a, b) => a.prefix - b.prefix);
  const blocks: Block[] = [];
  let next = whole.first;
  for (const { prefix, index } of largestFirst) {
    const block = firstClear({ first: aligned(next, prefix), prefix }, taken);
    if (lastOf(block) > lastOf(whole)) return undefined;
    blocks[index] = block;
    next = lastOf(block) + 1;
  }
  return blocks;
}

/** The block itself, or the next one of its size that overlaps nothing taken. */
function firstClear(block: Block, taken: readonly Block[]): Block {
  let clear = block;
  for (let hit = taken.find((other) => overlaps(other, clear)); hit !== undefined; ) {
    clear = { first: aligned(lastOf(hit) + 1, clear.prefix), prefix: clear.prefix };
    hit = taken.find((other) => overlaps(other, clear));
  }
  return clear;
}

const aligned = (address: number, prefix: number): number =>
  Math.ceil(address / sizeOf(prefix)) * sizeOf(prefix);

/** Addresses that blocks of these prefixes take together. */
export const addressesOf = (prefixes: readonly number[]): number =>
  prefixes.reduce((sum, prefix) => sum + sizeOf(prefix), 0);
