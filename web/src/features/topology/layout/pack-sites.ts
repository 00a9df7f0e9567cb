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
/** A title takes so much of a picture's height: 20 pixels of the 520 that a screen leaves. */
const titleShare = 20 / 520;
/** At most so much of a site's height: among hundreds, rows of names would be all that is seen. */
const mostOfSite = 0.35;

/** Beneath a site: a large picture is seen from farther away, where titles of one size on the screen need more. */
function gapBeneath(sites: readonly Boxed[]): number {
  const heights = sites.reduce((sum, { box }) => sum + heightOf(box) + gap, 0);
  const area = sites.reduce((sum, { box }) => sum + (widthOf(box) + gap) * (heightOf(box) + gap), 0);
  const least = Math.sqrt(area / aspect) * titleShare;
  return Math.max(gap, Math.min(least, gap + (mostOfSite * heights) / Math.max(1, sites.length)));
}
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
  const framed = sites.filter(({ site }) => site !== undefined);
  const rowGap = gapBeneath(framed);
  let top = 0;
  for (const row of bestRows(framed, rowGap)) {
    let left = -row.width / 2;
    for (const column of row.columns) {
      placeColumn(positions, column, { left, top, rowGap });
      left += column.width + gap;
    }
    top += row.height + rowGap;
  }
  const outside = sites.find(({ site }) => site === undefined);
  if (outside) placeProviders(positions, outside, rowGap);
  return positions;
}

interface Boxed extends PlacedSite {
  readonly box: Box;
}
/** Sites above each other. */
interface Column {
  readonly sites: Boxed[];
  width: number;
  height: number;
}
/** Columns side by side. */
interface Row {
  readonly columns: Column[];
  width: number;
  height: number;
}

function placeColumn(
  into: Map<string, Position>,
  column: Column,
  { left, top, rowGap }: { readonly left: number; readonly top: number; readonly rowGap: number },
): void {
  let y = top;
  for (const { positions, box } of column.sites) {
    shift(into, positions, left + (column.width - widthOf(box)) / 2 - box.left, y - box.top);
    y += heightOf(box) + rowGap;
  }
}

/** The providers' own picture, centred above the sites; beside each other as far apart as their names ask of a large picture. */
function placeProviders(into: Map<string, Position>, { positions, box }: Boxed, rowGap: number): void {
  const lift = into.size === 0 ? 0 : rowGap;
  const sites = boxAround(into.values());
  const middle = (box.left + box.right) / 2;
  const wider = sites ? spreading(positions, widthOf(sites)) : 1;
  const spread = new Map([...positions].map(([id, { x, y }]) => [id, { x: (x - middle) * wider, y }]));
  shift(into, spread, 0, -box.bottom - lift);
}

/** How many times farther apart providers stand over sites that are so wide: for names, but no wider than the sites. */
function spreading(providers: Positions, width: number): number {
  const across = [...new Set([...providers.values()].map(({ x }) => x))].sort((a, b) => a - b);
  const gaps = across.slice(1).map((x, at) => x - (across[at] ?? x));
  if (gaps.length === 0) return 1;
  const extent = gaps.reduce((sum, each) => sum + each, 0);
  const wanted = (nameShare * width) / Math.min(...gaps);
  return Math.max(1, Math.min(wanted, width / extent));
}
/** The name of a provider takes so much of a picture's width: 85 pixels of the 750 that a wide screen leaves. */
const nameShare = 85 / 750;

/** The division into rows whose picture comes nearest to the wanted proportions. */
function bestRows(sites: readonly Boxed[], rowGap: number): Row[] {
  const widest = Math.max(0, ...sites.map(({ box }) => widthOf(box)));
  const widths = new Set<number>();
  let room = -gap;
  for (const { box } of sites.slice(0, mostInRow)) {
    room += gap + widthOf(box);
    widths.add(Math.max(widest, room));
  }
  let best: Row[] = [];
  let bestMiss = Number.POSITIVE_INFINITY;
  for (const width of widths) {
    const tried = intoRows(sites, width, rowGap);
    const height = tried.reduce((sum, row) => sum + row.height + rowGap, -rowGap);
    const miss = Math.abs(Math.log(Math.max(...tried.map((row) => row.width)) / height / aspect));
    if (miss >= bestMiss) continue;
    best = tried;
    bestMiss = miss;
  }
  return best;
}

/** Fills rows in order: beneath the last one where the row is high enough, else next to it, else in a new row. */
function intoRows(sites: readonly Boxed[], width: number, rowGap: number): Row[] {
  const rows: Row[] = [];
  for (const site of sites) {
    const [wide, high] = [widthOf(site.box), heightOf(site.box)];
    const row = rows.at(-1);
    const column = row?.columns.at(-1);
    if (row && column && row.columns.length > 1 && column.height + rowGap + high <= row.height) {
      column.sites.push(site);
      column.height += rowGap + high;
      row.width += Math.max(0, wide - column.width);
      column.width = Math.max(column.width, wide);
    } else {
      const added: Column = { sites: [site], width: wide, height: high };
      if (row && row.width + gap + wide <= width) {
        row.columns.push(added);
        row.width += gap + wide;
        row.height = Math.max(row.height, high);
      } else rows.push({ columns: [added], width: wide, height: high });
    }
  }
  return rows;
}

const widthOf = ({ left, right }: Box): number => right - left;
const heightOf = ({ top, bottom }: Box): number => bottom - top;

function shift(into: Map<string, Position>, from: Positions, dx: number, dy: number): void {
  for (const [id, { x, y }] of from) into.set(id, { x: Math.round(x + dx), y: Math.round(y + dy) });
}
