import type { Position, Positions } from '#web/features/topology/model/positions.ts';
import { type Block, gridOf, type SiteCore } from './blocks.ts';
import { leafBlocks } from './leaf-blocks.ts';
import type { SiteGroup } from './site-groups.ts';
import { splitCore } from './split-core.ts';
import { splitFloors } from './split-floors.ts';

/** Asks for the layout of one small picture after another: takes back the upper left corner of each block. */
export type LayoutPlan = Generator<SiteCore, Positions, Positions>;

/** Parts side by side come out this many times as wide as high. */
const aspect = 2.2;
/** Around each part, in pixels at zoom 1, so that parts stand apart. */
const margin = 20;

/**
 * The way to a site's positions, whoever lays out its pictures. Leaves are attached to their heads; a site that is
 * too wide is laid out part by part, the parts in a grid beneath what holds them together.
 */
export function* planSite(group: SiteGroup): LayoutPlan {
  const { offsets } = yield* planBlock(leafBlocks(group));
  return offsets;
}

function* planBlock(core: SiteCore): Generator<SiteCore, Block, Positions> {
  const [only, ...others] = core.blocks;
  if (only && others.length === 0) return only;
  const split = splitFloors(core) ?? splitCore(core);
  if (!split) return asBlock(core, yield core);
  const parts: Block[] = [];
  for (const part of split.parts) parts.push(padded(yield* planBlock(part)));
  // What stands alone, a server farm for one, fills the gaps at the end.
  const ordered = parts.toSorted((a, b) => Number(isAlone(a)) - Number(isAlone(b)));
  const grid = gridOf(ordered, aspect);
  const { upper } = split;
  if (upper.blocks.length === 0) return grid;
  const isUpper = new Set(upper.blocks.map(({ id }) => id));
  const holding = new Set(
    core.links
      .filter((link) => isUpper.has(link.upper) && !isUpper.has(link.lower))
      .map((link) => link.upper),
  );
  const links = [...holding].map((id) => ({ upper: id, lower: grid.id }));
  const whole = { blocks: [...upper.blocks, grid], links: [...upper.links, ...links] };
  return asBlock(whole, yield whole);
}

/** What is on a floor stands in the order of the floors. */
const isAlone = ({ offsets, floor }: Block): boolean => offsets.size === 1 && floor === undefined;

/** Blocks with their corners as one block. */
function asBlock({ blocks }: SiteCore, corners: Positions): Block {
  const placed = blocks.map((block) => ({ block, at: corners.get(block.id) ?? { x: 0, y: 0 } }));
  const left = Math.min(...placed.map(({ at }) => at.x));
  const top = Math.min(...placed.map(({ at }) => at.y));
  const offsets = new Map<string, Position>();
  for (const { block, at } of placed) {
    for (const [id, { x, y }] of block.offsets) offsets.set(id, { x: x + at.x - left, y: y + at.y - top });
  }
  const { id = '', label = '', floor, building } = blocks[0] ?? {};
  return {
    id,
    label,
    floor,
    building,
    rank: Math.min(...blocks.map(({ rank }) => rank)),
    width: Math.max(...placed.map(({ block, at }) => at.x + block.width - left)),
    height: Math.max(...placed.map(({ block, at }) => at.y + block.height - top)),
    offsets,
  };
}

function padded(block: Block): Block {
  const offsets = new Map<string, Position>();
  for (const [id, { x, y }] of block.offsets) offsets.set(id, { x: x + margin, y: y + margin });
  return { ...block, width: block.width + 2 * margin, height: block.height + 2 * margin, offsets };
}
