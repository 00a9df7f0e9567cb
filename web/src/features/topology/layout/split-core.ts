import { type Block, type BlockLink, cell, type SiteCore } from './blocks.ts';

/** Widest row that reads well on a screen at working zoom, in pixels at zoom 1: about twelve labelled nodes. */
const widestRow = 12 * cell.width;

/** An upper part, and the parts beneath it that are linked to each other only through it. */
export interface SplitCore {
  readonly upper: SiteCore;
  readonly parts: readonly SiteCore[];
}

/**
 * Cuts a site that would be too wide for one picture where it falls apart: beneath the core into floors or switch
 * blocks, beneath a distribution pair into access switches. Undefined where it is narrow or does not fall apart.
 */
export function splitCore(core: SiteCore): SplitCore | undefined {
  const widths = new Map<number, number>();
  for (const { rank, width } of core.blocks) widths.set(rank, (widths.get(rank) ?? 0) + width);
  if (Math.max(0, ...widths.values()) <= widestRow) return undefined;
  const ends = endsOf(core);
  for (const rank of [...widths.keys()].sort((a, b) => a - b)) {
    const parts = partsFrom(core.blocks, ends, rank);
    if (parts.count > 1) return inParts(core, ends, parts);
  }
  return undefined;
}

/** The two ends of each link, one after the other, as indexes of blocks. */
function endsOf({ blocks, links }: SiteCore): Uint32Array {
  const indexOf = new Map(blocks.map(({ id }, i) => [id, i]));
  const ends = new Uint32Array(2 * links.length);
  links.forEach(({ upper, lower }, i) => {
    ends[2 * i] = indexOf.get(upper) ?? 0;
    ends[2 * i + 1] = indexOf.get(lower) ?? 0;
  });
  return ends;
}

interface Parts {
  /** The part of each block; of those that stand too high, -1. */
  readonly of: Int32Array;
  readonly count: number;
}

/** What hangs together among the blocks of a rank and below, in the order of the blocks. */
function partsFrom(blocks: readonly Block[], ends: Uint32Array, rank: number): Parts {
  // Each block points to an earlier one of its part, the first to itself.
  const earlier = Int32Array.from(blocks, (block, i) => (block.rank >= rank ? i : -1));
  const firstOf = (block: number): number => {
    let [at, next = -1] = [block, earlier[block]];
    while (next !== at && next >= 0) [at, next = -1] = [next, earlier[next]];
    return next;
  };
  for (let i = 0; i < ends.length; i += 2) {
    const [a, b] = [firstOf(ends[i] ?? 0), firstOf(ends[i + 1] ?? 0)];
    if (a >= 0 && b >= 0) earlier[Math.max(a, b)] = Math.min(a, b);
  }
  const of = new Int32Array(blocks.length).fill(-1);
  let count = 0;
  for (let i = 0; i < blocks.length; i += 1) {
    const first = firstOf(i);
    if (first === i) {
      of[i] = count;
      count += 1;
    } else if (first >= 0) of[i] = of[first] ?? -1;
  }
  return { of, count };
}

function inParts({ blocks, links }: SiteCore, ends: Uint32Array, { of, count }: Parts): SplitCore {
  const newPart = (): { blocks: Block[]; links: BlockLink[] } => ({ blocks: [], links: [] });
  const upper = newPart();
  const parts = Array.from({ length: count }, newPart);
  const partOf = (block: number) => parts[of[block] ?? -1] ?? upper;
  blocks.forEach((block, i) => {
    partOf(i).blocks.push(block);
  });
  links.forEach((link, i) => {
    const part = partOf(ends[2 * i] ?? 0);
    if (part === partOf(ends[2 * i + 1] ?? 0)) part.links.push(link);
  });
  return { upper, parts };
}
