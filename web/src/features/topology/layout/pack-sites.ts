import { type Box, boxAround, grow, type Position, type Positions } from '../model/positions.ts';
import { cell } from './blocks.ts';

/** One site laid out by itself. `site` is undefined for the providers, which stand above all sites. */
export interface PlacedSite {
  readonly site: string | undefined;
  readonly positions: Positions;
}

/** Between the frames of two sites, in pixels at zoom 1; room for a frame's title included. */
const gap = 72;
/** Width to height of the whole picture that the rows aim at: a wide screen less its panels. */
const aspect = 1.7;

/** Puts sites side by side in rows, in their order, without overlap, and the providers in a row above them. */
export function packSites(placed: readonly PlacedSite[]): Positions {
  const sites = placed.flatMap(({ site, positions }) => {
    const box = boxAround(positions.values());
    return box ? [{ site, positions, box: grow(box, cell.height / 2) }] : [];
  });
  const inside = sites.filter(({ site }) => site !== undefined);
  const positions = new Map<string, Position>();
  const width = rowWidth(inside.map(({ box }) => box));
  const rows = intoRows(inside, width);
  let top = 0;
  for (const row of rows) {
    let left = -lengthOf(row) / 2;
    for (const { positions: local, box } of row) {
      shift(positions, local, left - box.left, top - box.top);
      left += box.right - box.left + gap;
    }
    top += Math.max(...row.map(({ box }) => box.bottom - box.top)) + gap;
  }
  const outside = sites.find(({ site }) => site === undefined);
  if (outside) placeProviders(positions, outside.positions, outside.box);
  return positions;
}

interface Boxed {
  readonly box: Box;
}

/** A row per tier of the providers' own picture; centred, its lowest row one cell and a gap above the sites. */
function placeProviders(into: Map<string, Position>, local: Positions, box: Box): void {
  const lift = into.size === 0 ? 0 : gap;
  shift(into, local, -(box.left + box.right) / 2, -box.bottom - lift);
}

function rowWidth(boxes: readonly Box[]): number {
  const area = boxes.reduce(
    (sum, box) => sum + (box.right - box.left + gap) * (box.bottom - box.top + gap),
    0,
  );
  const widest = Math.max(0, ...boxes.map((box) => box.right - box.left));
  return Math.max(widest, Math.sqrt(area * aspect));
}

function intoRows<T extends Boxed>(sites: readonly T[], width: number): T[][] {
  const rows: T[][] = [];
  for (const site of sites) {
    const row = rows.at(-1);
    if (row && lengthOf([...row, site]) <= width * 1.02) row.push(site);
    else rows.push([site]);
  }
  return rows;
}

const lengthOf = (row: readonly Boxed[]): number =>
  row.reduce((sum, { box }) => sum + box.right - box.left, 0) + gap * (row.length - 1);

function shift(into: Map<string, Position>, from: Positions, dx: number, dy: number): void {
  for (const [id, { x, y }] of from) into.set(id, { x: Math.round(x + dx), y: Math.round(y + dy) });
}
