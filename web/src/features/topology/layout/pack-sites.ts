import {
  type Box,
  boxAround,
  grow,
  type Position,
  type Positions,
} from '#web/features/topology/model/positions.ts';
import { cell } from './blocks.ts';

/** One site laid out by itself. `site` is undefined for the providers, which stand above all sites. */
export interface PlacedSite {
  readonly site: string | undefined;
  readonly positions: Positions;
}

/** Between the frames of two sites, in pixels at zoom 1; room for a frame's title included. */
const gap = 72;
/** Between two rows: a large picture is seen from farther away, where titles of one size on the screen need more. */
const gapBetweenRows = (sites: number): number => gap * Math.max(1, Math.sqrt(sites) / 7);
/** Width to height of the whole picture that the rows aim at: a wide screen less its panels. */
const aspect = 1.7;
/** Five hundred sites in proportion need fewer side by side. */
const mostInRow = 40;

/**
 * Puts sites side by side in rows, in their order, without overlap; small ones stand above each other beside a large
 * one. The providers come in a row above all.
 */
export function packSites(placed: readonly PlacedSite[]): Positions {
  const sites = placed.flatMap(({ site, positions }): Boxed[] => {
    const box = boxAround(positions.values());
    return box ? [{ site, positions, box: grow(box, cell.height / 2) }] : [];
  });
  const positions = new Map<string, Position>();
  const rowGap = gapBetweenRows(sites.length);
  let top = 0;
  for (const row of bestRows(sites.filter(({ site }) => site !== undefined))) {
    let left = -widthOf(row) / 2;
    for (const column of row) {
      placeColumn(positions, column, left, top);
      left += columnWidth(column) + gap;
    }
    top += heightOf(row) + rowGap;
  }
  const outside = sites.find(({ site }) => site === undefined);
  if (outside) placeProviders(positions, outside, rowGap);
  return positions;
}

interface Boxed extends PlacedSite {
  readonly box: Box;
}
type Column = Boxed[];
type Row = Column[];

function placeColumn(into: Map<string, Position>, column: Column, left: number, top: number): void {
  const width = columnWidth(column);
  let y = top;
  for (const { positions, box } of column) {
    shift(into, positions, left + (width - (box.right - box.left)) / 2 - box.left, y - box.top);
    y += box.bottom - box.top + gap;
  }
}

/** The providers' own picture, centred above the sites. */
function placeProviders(into: Map<string, Position>, { positions, box }: Boxed, rowGap: number): void {
  const lift = into.size === 0 ? 0 : rowGap;
  shift(into, positions, -(box.left + box.right) / 2, -box.bottom - lift);
}

/** The division into rows whose picture comes nearest to the wanted proportions. */
function bestRows(sites: readonly Boxed[]): Row[] {
  const widest = Math.max(0, ...sites.map(({ box }) => box.right - box.left));
  const widths = new Set(
    sites
      .slice(0, mostInRow)
      .map((_, i) => Math.max(widest, widthOf(sites.slice(0, i + 1).map((site) => [site])))),
  );
  const rowGap = gapBetweenRows(sites.length);
  let best: Row[] = [];
  let bestMiss = Number.POSITIVE_INFINITY;
  for (const width of widths) {
    const tried = intoRows(sites, width);
    const height = tried.reduce((sum, row) => sum + heightOf(row) + rowGap, -rowGap);
    const miss = Math.abs(Math.log(Math.max(...tried.map(widthOf)) / height / aspect));
    if (miss >= bestMiss) continue;
    best = tried;
    bestMiss = miss;
  }
  return best;
}

/** Fills rows in order: beneath the last one where the row is high enough, else next to it, else in a new row. */
function intoRows(sites: readonly Boxed[], width: number): Row[] {
  const rows: Row[] = [];
  for (const site of sites) {
    const row = rows.at(-1);
    const column = row?.at(-1);
    if (row && column && row.length > 1 && columnHeight([...column, site]) <= heightOf(row))
      column.push(site);
    else if (row && widthOf([...row, [site]]) <= width) row.push([site]);
    else rows.push([[site]]);
  }
  return rows;
}

const columnWidth = (column: Column): number => Math.max(...column.map(({ box }) => box.right - box.left));
const columnHeight = (column: Column): number =>
  column.reduce((sum, { box }) => sum + box.bottom - box.top, 0) + gap * (column.length - 1);
const heightOf = (row: Row): number => Math.max(...row.map(columnHeight));
const widthOf = (row: Row): number =>
  row.reduce((sum, column) => sum + columnWidth(column), 0) + gap * (row.length - 1);

function shift(into: Map<string, Position>, from: Positions, dx: number, dy: number): void {
  for (const [id, { x, y }] of from) into.set(id, { x: Math.round(x + dx), y: Math.round(y + dy) });
}
