import type { Content } from 'pdfmake/interfaces';
import { landscape } from '../../../pdf/theme.ts';
import { Drawing, type Place } from './drawing.ts';
import type { Column, Part, SiteParts } from './site-parts.ts';

/** Floors and buildings that one page shows, as many as leave room for words; the layers above are drawn again on each. */
const columnsOnPage = 7;

/** Heights in points where there is room; less on a crowded page. */
const rowHeight = 52;
const endHeight = 20;
/** Below a drawing's title. */
const roomBelowTitle = landscape.height - 55;

/** Width of a drawing of which three share a page. */
export const panelWidth = (landscape.width - 24) / 3;

/** Whether a site is small enough to share a page. */
export const isSmall = ({ rows, columns }: SiteParts): boolean =>
  columns.length <= 2 && rows.every((row) => row.length <= 3);

/** One site: its layers top to bottom, its floors side by side. A site of many floors goes on on further pages. */
export function siteDrawings(parts: SiteParts, width: number = landscape.width): Content[] {
  const pages = Math.max(1, Math.ceil(parts.columns.length / columnsOnPage));
  const onEach = Math.ceil(parts.columns.length / pages);
  return Array.from({ length: pages }, (_, page) =>
    draw(parts, parts.columns.slice(page * onEach, (page + 1) * onEach), width),
  );
}

function draw({ rows, links }: SiteParts, columns: readonly Column[], width: number): Content {
  const drawing = new Drawing();
  const places = new Map<Part, Place>();
  const ends = Math.max(0, ...columns.map((column) => column.ends.length));
  const wanted = (rows.length + 2) * rowHeight + ends * endHeight;
  const scale = Math.min(1, roomBelowTitle / wanted);
  const heights = { row: rowHeight * scale, end: endHeight * scale };
  rows.forEach((row, index) => {
    const step = Math.min(150, width / row.length);
    row.forEach((part, position) => {
      const at = { x: width / 2 + (position - (row.length - 1) / 2) * step, y: 14 + index * heights.row };
      places.set(part, at);
      drawPart(drawing, part, at, step - 8);
    });
  });
  const top = rows.length * heights.row + 8;
  const step = Math.min(120, width / Math.max(1, columns.length));
  columns.forEach((column, index) => {
    const x = width / 2 + (index - (columns.length - 1) / 2) * step;
    placeColumn(drawing, column, { x, y: top }, step, heights, places);
  });
  drawLinks(drawing, links, places, columns, top);
  return drawing.content(0);
}

function drawPart(drawing: Drawing, part: Part, at: Place, width: number): void {
  drawing.node(part.type, at, { isMany: part.isMany });
  drawing.caption(part.caption, { x: at.x, y: at.y + 12 }, width);
}

/** Access switches, access points below them, and people in a list beside the two rails. */
function placeColumn(
  drawing: Drawing,
  column: Column,
  { x, y }: Place,
  width: number,
  heights: { readonly row: number; readonly end: number },
  places: Map<Part, Place>,
): void {
  drawing.caption(column.title, { x, y: y - 4 }, width, { bold: true, colour: '#5a6673' });
  let at = { x, y: y + 20 };
  for (const part of [column.access, column.accessPoints]) {
    if (part === undefined) continue;
    places.set(part, at);
    drawPart(drawing, part, at, width - 24);
    at = { x, y: at.y + heights.row - 10 };
  }
  column.ends.forEach((part, index) => {
    const end = { x: x - width / 2 + 22, y: at.y + index * heights.end };
    places.set(part, end);
    drawing.node(part.type, end, { size: 9 });
    const room = width - 34;
    drawing.caption(part.caption, { x: end.x + 10 + room / 2, y: end.y - 4 }, room, { align: 'left' });
  });
}

function drawLinks(
  drawing: Drawing,
  links: SiteParts['links'],
  places: ReadonlyMap<Part, Place>,
  columns: readonly Column[],
  top: number,
): void {
  const ends = new Set(columns.flatMap((column) => column.ends));
  for (const { from, to, type } of links) {
    const [a, b] = [places.get(from), places.get(to)];
    if (a === undefined || b === undefined) continue;
    const end = ends.has(to) ? b : ends.has(from) ? a : undefined;
    const above = end === b ? a : b;
    if (end === undefined) drawing.link(type, [a, b]);
    else if (Math.abs(end.x - above.x) < columnReach)
      drawing.link(type, railTo(end, above, type === 'wireless'));
    else drawing.link(type, [above, { x: end.x - 13, y: top + 12 }, { x: end.x - 13, y: end.y }, end]);
  }
}

/** A list entry lies within its column's half width of the switch above. */
const columnReach = 60;

/** Down a rail at the left of the column: cables outside, radio inside. */
function railTo(end: Place, above: Place, isRadio: boolean): Place[] {
  const rail = end.x - (isRadio ? 9 : 13);
  return [
    { x: above.x - 4, y: above.y },
    { x: rail, y: above.y + (isRadio ? 3 : 0) },
    { x: rail, y: end.y },
    end,
  ];
}
