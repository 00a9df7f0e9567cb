import { readNumber } from './number-text.ts';

/** How a column takes pasted text: as it is, as a number, or as one of its choices by value or by label. */
export interface PasteColumn {
  readonly kind: 'text' | 'number' | 'choice';
  readonly choices?: Readonly<Record<string, string>>;
}

/**
 * Cells copied from a spreadsheet (tabs between columns, a line for each row), or undefined for an ordinary text, which
 * goes into the one field. A first line of headings is left out.
 */
export function pastedCells(text: string): readonly (readonly string[])[] | undefined {
  if (!/[\t\n]/.test(text.trim())) return undefined;
  const lines = text.replace(/\r/g, '').replace(/\n+$/, '').split('\n');
  return lines.map((line) => line.split('\t').map((cell) => cell.trim()));
}

/** Without a first line whose cells stand over numbers and are none. */
export function withoutHeadings(
  cells: readonly (readonly string[])[],
  columns: readonly PasteColumn[],
): readonly (readonly string[])[] {
  const overNumbers = (cells[0] ?? []).filter(
    (cell, index) => columns[index]?.kind === 'number' && cell !== '',
  );
  const isHeading = overNumbers.length > 0 && overNumbers.every((cell) => Number.isNaN(readNumber(cell)));
  return isHeading && cells.length > 1 ? cells.slice(1) : cells;
}

/** A pasted cell as its column's text; undefined leaves the field as it is. */
export function pastedValue(cell: string, column: PasteColumn): string | undefined {
  if (column.kind !== 'choice') return cell;
  const wanted = plain(cell);
  return Object.entries(column.choices ?? {}).find(
    ([value, label]) => plain(value) === wanted || plain(label) === wanted,
  )?.[0];
}

/** `Data center` is `Data centre` is `datacentre`. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s_-]/g, '')
    .replace(/center/, 'centre');
