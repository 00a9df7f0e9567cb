import { type Block, parseBlock } from './ipv4.ts';
import { sizeOf } from './sizes/block-size.ts';

/**
 * Blocks that stand in for a provider's addresses: those for documentation (RFC 5737), then, in large networks, half of the one for
 * tests between networks (RFC 2544). The internet routes none of them.
 */
const reserved = ['192.0.2.0/24', '198.51.100.0/24', '203.0.113.0/24', '198.18.0.0/16'].map(parseBlock);

/** Deals out placeholder blocks, each once; nothing when all are used up. */
export function placeholderPool(): (prefix: number) => Block | undefined {
  const next = reserved.map(({ first }) => first);
  return (prefix) => {
    const size = sizeOf(prefix);
    for (const [index, { first, prefix: length }] of reserved.entries()) {
      const start = Math.ceil((next[index] ?? first) / size) * size;
      if (start + size > first + sizeOf(length)) continue;
      next[index] = start + size;
      return { first: start, prefix };
    }
    return undefined;
  };
}
