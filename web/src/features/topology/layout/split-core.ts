import { type BlockLink, cell, type SiteCore } from './blocks.ts';

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
  const rows = Map.groupBy(core.blocks, ({ rank }) => rank);
  const widths = [...rows.values()].map((row) => row.reduce((sum, { width }) => sum + width, 0));
  if (Math.max(0, ...widths) <= widestRow) return undefined;
  const ranks = [...rows.keys()].toSorted((a, b) => a - b);
  for (const rank of ranks) {
    const parts = partsFrom(core, rank);
    if (parts.length > 1)
      return {
        upper: within(core, (id) => !parts.some((part) => part.has(id))),
        parts: parts.map((part) => within(core, (id) => part.has(id))),
      };
  }
  return undefined;
}

/** What hangs together among the blocks of a rank and below, in the order of the blocks. */
function partsFrom({ blocks, links }: SiteCore, rank: number): Set<string>[] {
  const below = new Set(blocks.filter((block) => block.rank >= rank).map(({ id }) => id));
  const neighbours = new Map<string, string[]>([...below].map((id) => [id, []]));
  for (const { upper, lower } of links) {
    if (!below.has(upper) || !below.has(lower)) continue;
    neighbours.get(upper)?.push(lower);
    neighbours.get(lower)?.push(upper);
  }
  const parts: Set<string>[] = [];
  for (const start of below) {
    if (parts.some((part) => part.has(start))) continue;
    const part = new Set([start]);
    for (const id of part) for (const next of neighbours.get(id) ?? []) part.add(next);
    parts.push(part);
  }
  return parts;
}

function within({ blocks, links }: SiteCore, has: (id: string) => boolean): SiteCore {
  return {
    blocks: blocks.filter(({ id }) => has(id)),
    links: links.filter(({ upper, lower }: BlockLink) => has(upper) && has(lower)),
  };
}
