import type { Content, TableCell } from 'pdfmake/interfaces';
import { words } from './base/words.ts';
import { subsection } from './headings.ts';

export interface Column {
  readonly title: string;
  /** Points, or a share of what is left. */
  readonly width: number | '*' | `${number}%`;
  readonly align?: 'right';
}

/**
 * A table whose head repeats on every page; rows do not break over pages. A title belongs to the head, so that it
 * never stands alone at the end of a page and says what goes on on the next.
 */
export function table(
  columns: readonly Column[],
  rows: readonly (readonly (string | number)[])[],
  title?: string,
): Content {
  const head: TableCell[] = columns.map((column) => ({
    text: column.title,
    style: 'tableHead',
    alignment: column.align ?? 'left',
  }));
  const titleRow: TableCell[] = columns.map((_, index) =>
    index === 0 ? { text: words(title ?? ''), style: 'tableTitle', colSpan: columns.length } : '',
  );
  const body: TableCell[][] = rows.map((row) =>
    columns.map(({ align }, index) => {
      const text = words(String(row[index] ?? ''));
      return align === undefined ? { text } : { text, alignment: align };
    }),
  );
  const heads = title === undefined ? [head] : [titleRow, head];
  return {
    style: 'tableCell',
    layout: 'plain',
    margin: [0, 0, 0, 8],
    table: {
      headerRows: heads.length,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: columns.map(({ width }) => width),
      body: [...heads, ...body],
    },
  };
}

/** Names and values under a title, together on one page. */
export function facts(title: string, rows: readonly (readonly [string, string])[]): Content {
  return {
    unbreakable: true,
    stack: [subsection(title), factTable(rows)],
  };
}

function factTable(rows: readonly (readonly [string, string])[]): Content {
  return {
    style: 'tableCell',
    layout: 'plain',
    margin: [0, 0, 0, 8],
    table: {
      dontBreakRows: true,
      widths: [150, '*'],
      body: rows.map(([name, value]) => [{ text: name, bold: true }, { text: words(value) }]),
    },
  };
}
