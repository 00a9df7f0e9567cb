import type { Position } from '../model/positions.ts';

/** Room that a node takes with its label beneath, in pixels at zoom 1. */
export const cell = { width: 132, height: 104 } as const;

/** Nodes whose places relative to each other are settled, which a layout moves as one. */
export interface Block {
  /** The id of its first node. */
  readonly id: string;
  /** Row of its uppermost nodes: 0 for the provider, 5 for the people. */
  readonly rank: number;
  readonly width: number;
  readonly height: number;
  /** Centre of each node, from the block's top left corner. */
  readonly offsets: ReadonlyMap<string, Position>;
}

/** A link between blocks of different rows. */
export interface BlockLink {
  readonly upper: string;
  readonly lower: string;
}

/** What is left of a site for the layout engine. */
export interface SiteCore {
  readonly blocks: readonly Block[];
  readonly links: readonly BlockLink[];
}

export const totalWidth = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { width }) => sum + width, 0);

/** Blocks in rows that are about `aspect` times as wide as they are high together, each row centred. */
export function gridOf(blocks: readonly Block[], aspect: number): Block {
  const area = blocks.reduce((sum, { width, height }) => sum + width * height, 0);
  const widest = Math.max(...blocks.map(({ width }) => width));
  const rowsWanted = Math.max(1, Math.round(totalWidth(blocks) / Math.max(widest, Math.sqrt(area * aspect))));
  const perRow = Math.ceil(blocks.length / rowsWanted);
  const rows = Array.from({ length: Math.ceil(blocks.length / perRow) }, (_, row) =>
    rowOf(blocks.slice(row * perRow, (row + 1) * perRow)),
  );
  return stackOf(rows);
}

/** Blocks side by side, their upper edges aligned. */
export function rowOf(blocks: readonly Block[]): Block {
  let left = 0;
  const placed = blocks.map((block) => {
    const at = { x: left, y: 0 };
    left += block.width;
    return { block, at };
  });
  return merge(placed, left, Math.max(...blocks.map(({ height }) => height)));
}

/** Blocks beneath each other, their middles aligned. */
export function stackOf(blocks: readonly Block[]): Block {
  const width = Math.max(...blocks.map((block) => block.width));
  let top = 0;
  const placed = blocks.map((block) => {
    const at = { x: (width - block.width) / 2, y: top };
    top += block.height;
    return { block, at };
  });
  return merge(placed, width, top);
}

function merge(placed: readonly { block: Block; at: Position }[], width: number, height: number): Block {
  const offsets = new Map<string, Position>();
  for (const { block, at } of placed) {
    for (const [id, { x, y }] of block.offsets) offsets.set(id, { x: x + at.x, y: y + at.y });
  }
  const [first] = placed;
  const rank = Math.min(...placed.map(({ block }) => block.rank));
  return { id: first?.block.id ?? '', rank, width, height, offsets };
}
