import type { Content } from 'pdfmake/interfaces';
import type { Cells } from '#shared/network/graph/alike-sites.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { note } from './headings.ts';
import { type Column, table } from './table.ts';

interface Titled {
  readonly title: string;
  readonly rows: readonly Cells[];
}

/** Rows of the tables together; more are for a spreadsheet. */
export const mostRows = 300;
/** Rows of one table where there are many of them: a large site leaves room for the kinds of the others. */
const mostOfOne = 120;

/** Tables in their order while there is room, and where to find the rest. */
export function cutTables(tables: readonly Titled[], columns: readonly Column[]): Content[] {
  const total = tables.reduce((sum, { rows }) => sum + rows.length, 0);
  const ofOne = total > mostRows && tables.length > 1 ? mostOfOne : mostRows;
  let room = mostRows;
  const shown = tables.map(({ title, rows }) => {
    const some = rows.slice(0, Math.min(room, ofOne));
    room -= some.length;
    return { title, rows: some };
  });
  const left = total - (mostRows - room);
  return [
    ...shown.flatMap(({ title, rows }) => (rows.length > 0 ? [table(columns, rows, title)] : [])),
    ...(left > 0 ? [note(`${formatNumber(left)} more rows are in the Cabling tab of the design.`)] : []),
  ];
}
