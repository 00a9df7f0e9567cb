import type { Position } from '#web/features/topology/model/positions.ts';

/** Room that a node takes with its label beneath, in pixels at zoom 1. */
export const cell = { width: 132, height: 104 } as const;
/** Between two rows of a picture, in pixels at zoom 1. */
export const rowGap = cell.height * 0.4;

/** Nodes whose places relative to each other are settled, which a layout moves as one. */
export interface Block {
  /** The id of its first node. */
  readonly id: string;
  /** Row of its uppermost nodes: 0 for the provider, 7 for the people. */
  readonly rank: number;
  /** Label of its first node. */
  readonly label: string;
  /** The building and floor that its first node stands on; undefined where it serves the whole site. */
  readonly floor: string | undefined;
  /** Of a campus. */
  readonly building: string | undefined;
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

/** Blocks in rows, each centred, that together come nearest to being `aspect` times as wide as high. */
export function gridOf(blocks: readonly Block[], aspect: number): Block {
  const widest = Math.max(...blocks.map(({ width }) => width));
  let best = blocks.map((block) => [block]);
  let bestMiss = Number.POSITIVE_INFINITY;
  let room = 0;
  for (const { width } of blocks.slice(0, mostInRow)) {
    room += width;
    const rows = inRows(blocks, Math.max(widest, room));
    const miss = Math.abs(Math.log(Math.max(...rows.map(widthOf)) / heightOf(rows) / aspect));
    if (miss >= bestMiss) continue;
    best = rows;
    bestMiss = miss;
  }
  return stackOf(best.map(rowOf));
}

const widthOf = (row: readonly Block[]): number => row.reduce((sum, { width }) => sum + width, 0);
const highest = (row: readonly Block[]): number => Math.max(...row.map(({ height }) => height));
const heightOf = (rows: readonly Block[][]): number => rows.reduce((sum, row) => sum + highest(row), 0);

/** More side by side than this are no picture. */
const mostInRow = 24;

function inRows(blocks: readonly Block[], room: number): Block[][] {
  const rows: Block[][] = [];
  let used = 0;
  for (const block of blocks) {
    const row = rows.at(-1);
    const fits = row !== undefined && used + block.width <= room;
    if (fits) row.push(block);
    else rows.push([block]);
    used = fits ? used + block.width : block.width;
  }
  return rows;
}

/** Blocks side by side, their upper edges aligned. */
export function rowOf(blocks: readonly Block[]): Block {
  let left = 0;
  const placed = blocks.map((block) => {
    const at = { x: left, y: 0 };
    left += block.width;
    return { block, at };
  });
  return merge(placed, left, highest(blocks));
}

/** Blocks beneath each other, their middles aligned. */
function stackOf(blocks: readonly Block[]): Block {
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
  const { id = '', label = '', floor, building } = first?.block ?? {};
  return { id, label, floor, building, rank, width, height, offsets };
}
