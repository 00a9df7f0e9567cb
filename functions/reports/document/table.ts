import type { Content, TableCell } from 'pdfmake/interfaces';
import { type LineLook, lineText } from '../../pdf/line-text.ts';
import { cellPadding, colours, textWidth } from '../../pdf/theme.ts';
import { words } from '../../pdf/words.ts';
import { subsection } from './headings.ts';

export interface Column {
  readonly title: string;
  /** Points, or a share of what is left. */
  readonly width: number | '*';
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
  const looks = looksOf(columns);
  const head: TableCell[] = looks.map((look, index) =>
    lineText(columns[index]?.title ?? '', { ...look, size: 7.5, bold: true, colour: colours.accent }),
  );
  const titleRow: TableCell[] = columns.map((_, index) =>
    index === 0 ? { text: words(title ?? ''), style: 'tableTitle', colSpan: columns.length } : '',
  );
  const body: TableCell[][] = rows.map((row) =>
    looks.map((look, index) => lineText(String(row[index] ?? ''), look)),
  );
  const heads = title === undefined ? [head] : [titleRow, head];
  return {
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
    layout: 'plain',
    margin: [0, 0, 0, 8],
    table: {
      dontBreakRows: true,
      widths: [factLooks.name.width, '*'],
      body: rows.map(([name, value]) => [lineText(name, factLooks.name), lineText(value, factLooks.value)]),
    },
  };
}

const factLooks = {
  name: { width: 150, size: 8, bold: true },
  value: { width: textWidth - 150 - 4 * cellPadding, size: 8 },
} as const;

/** How the cells of each column look, and how wide their text is. */
function looksOf(columns: readonly Column[]): LineLook[] {
  const fixed = columns.map(({ width }) => (width === '*' ? 0 : width));
  const room = textWidth - 2 * cellPadding * columns.length - fixed.reduce((sum, width) => sum + width, 0);
  const shares = columns.filter(({ width }) => width === '*').length;
  return columns.map(({ width, align }) => ({
    width: width === '*' ? room / shares : width,
    size: 8,
    ...(align && { align }),
  }));
}
