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
/** Five hundred sites in proportion need fewer. */
const mostRows = 40;

/** Puts sites side by side in rows, in their order, without overlap, and the providers in a row above them. */
export function packSites(placed: readonly PlacedSite[]): Positions {
  const sites = placed.flatMap(({ site, positions }) => {
    const box = boxAround(positions.values());
    return box ? [{ site, positions, box: grow(box, cell.height / 2) }] : [];
  });
  const inside = sites.filter(({ site }) => site !== undefined);
  const positions = new Map<string, Position>();
  let top = 0;
  for (const row of bestRows(inside)) {
    let left = -lengthOf(row) / 2;
    for (const { positions: local, box } of row) {
      shift(positions, local, left - box.left, top - box.top);
      left += box.right - box.left + gap;
    }
    top += heightOf(row) + gap;
  }
  const outside = sites.find(({ site }) => site === undefined);
  if (outside) placeProviders(positions, outside.positions, outside.box);
  return positions;
}

interface Boxed {
  readonly box: Box;
}

/** The providers' own picture, centred above the sites. */
function placeProviders(into: Map<string, Position>, local: Positions, box: Box): void {
  const lift = into.size === 0 ? 0 : gap;
  shift(into, local, -(box.left + box.right) / 2, -box.bottom - lift);
}

/** The division into rows whose picture comes nearest to the wanted proportions. */
function bestRows<T extends Boxed>(sites: readonly T[]): T[][] {
  const widest = Math.max(0, ...sites.map(({ box }) => box.right - box.left));
  let best: T[][] = [];
  let bestMiss = Number.POSITIVE_INFINITY;
  for (let rows = 1; rows <= Math.min(sites.length, mostRows); rows += 1) {
    const tried = intoRows(sites, Math.max(widest, lengthOf(sites) / rows));
    const height = tried.reduce((sum, row) => sum + heightOf(row) + gap, -gap);
    const miss = Math.abs(Math.log(Math.max(...tried.map(lengthOf)) / height / aspect));
    if (miss >= bestMiss) continue;
    best = tried;
    bestMiss = miss;
  }
  return best;
}

/** Fills rows in order; a row may run over by a little rather than leave one site alone beneath it. */
function intoRows<T extends Boxed>(sites: readonly T[], width: number): T[][] {
  const rows: T[][] = [];
  for (const site of sites) {
    const row = rows.at(-1);
    if (row && lengthOf([...row, site]) <= width * 1.08) row.push(site);
    else rows.push([site]);
  }
  return rows;
}

const heightOf = (row: readonly Boxed[]): number => Math.max(...row.map(({ box }) => box.bottom - box.top));

const lengthOf = (row: readonly Boxed[]): number =>
  row.reduce((sum, { box }) => sum + box.right - box.left, 0) + gap * (row.length - 1);

function shift(into: Map<string, Position>, from: Positions, dx: number, dy: number): void {
  for (const [id, { x, y }] of from) into.set(id, { x: Math.round(x + dx), y: Math.round(y + dy) });
}
