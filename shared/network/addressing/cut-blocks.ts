import type { Block } from './ipv4.ts';
import { sizeOf } from './ipv4.ts';

/**
 * Blocks of the wanted prefixes, cut from address `first` on without gaps; the answer has the order of the
 * question. Largest first keeps each block aligned (VLSM) when `first` is aligned to the largest.
 */
export function cutBlocks(first: number, prefixes: readonly number[]): readonly Block[] {
  const largestFirst = prefixes
    .map((prefix, index) => ({ prefix, index }))
    .sort((a, b) => a.prefix - b.prefix);
  const blocks: Block[] = [];
  let next = first;
  for (const { prefix, index } of largestFirst) {
    blocks[index] = { first: next, prefix };
    next += sizeOf(prefix);
  }
  return blocks;
}

/** Addresses that blocks of these prefixes take together. */
export const addressesOf = (prefixes: readonly number[]): number =>
  prefixes.reduce((sum, prefix) => sum + sizeOf(prefix), 0);
