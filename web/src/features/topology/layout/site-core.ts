import type { Position, Positions } from '../model/positions.ts';
import type { SiteCore } from './blocks.ts';
import { foldRows } from './fold-rows.ts';
import { leafBlocks } from './leaf-blocks.ts';
import type { SiteGroup } from './site-groups.ts';

/** The blocks of a site that a layout has to place: leaves hang from their heads, rows too wide are folded. */
export const siteCore = (group: SiteGroup): SiteCore => foldRows(leafBlocks(group));

/** Centres of all nodes, from the top left corners of their blocks. */
export function spreadBlocks({ blocks }: SiteCore, corners: Positions): Positions {
  const positions = new Map<string, Position>();
  for (const block of blocks) {
    const corner = corners.get(block.id) ?? { x: 0, y: 0 };
    for (const [id, offset] of block.offsets)
      positions.set(id, { x: corner.x + offset.x, y: corner.y + offset.y });
  }
  return positions;
}
