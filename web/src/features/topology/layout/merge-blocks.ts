import type { Position, Positions } from '#web/features/topology/model/positions.ts';
import { type Block, type BlockLink, rowOf, type SiteCore } from './blocks.ts';

/** A picture with less in it, and the way back to the corners of all its blocks. */
export interface MergedCore {
  readonly core: SiteCore;
  readonly unmerged: (corners: Positions) => Positions;
}

/** Each group of blocks as one block, side by side in their order; its links as one. */
export function mergeBlocks(groups: readonly (readonly Block[])[], links: SiteCore['links']): MergedCore {
  const standIn = new Map(groups.flatMap((group) => group.map(({ id }) => [id, group[0]?.id ?? id])));
  const merged = new Map<string, BlockLink>();
  for (const link of links) {
    const upper = standIn.get(link.upper) ?? link.upper;
    const lower = standIn.get(link.lower) ?? link.lower;
    merged.set(`${upper} ${lower}`, { upper, lower });
  }
  return {
    core: { blocks: groups.map(rowOf), links: [...merged.values()] },
    unmerged: (corners) => new Map(groups.flatMap((group) => inRow(group, corners))),
  };
}

function inRow(group: readonly Block[], corners: Positions): [string, Position][] {
  const { x, y } = corners.get(group[0]?.id ?? '') ?? { x: 0, y: 0 };
  let left = x;
  return group.map(({ id, width }) => {
    const at: [string, Position] = [id, { x: left, y }];
    left += width;
    return at;
  });
}
