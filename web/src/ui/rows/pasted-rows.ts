import { type Choices, choicePairs } from '#web/ui/field/choice-pairs.ts';
import { readNumber } from '#web/ui/form/number-text.ts';
import { nextKey } from './edit-row.ts';

/** How a column takes pasted text: as it is, as a number, or as one of its choices by value or by label. */
export interface PasteColumn {
  readonly field: string;
  readonly kind: 'text' | 'number' | 'choice';
  readonly choices?: Choices | ((current: string) => Choices);
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

/** Fills cells from a row on; rows that are missing are added. */
export function pasteRows<Row extends { readonly key: string }>(
  rows: readonly Row[],
  fromRow: number,
  columns: readonly PasteColumn[],
  cells: readonly (readonly string[])[],
  blank: (key: string, rows: readonly Row[]) => Row,
): Row[] {
  const pasted = withoutHeadings(cells, columns);
  const filled = [...rows];
  while (filled.length < fromRow + pasted.length) filled.push(blank(nextKey(filled), filled));
  return filled.map((row, index) => ({ ...row, ...fieldsOf(pasted[index - fromRow] ?? [], columns) }));
}

/** What is pasted into one row; a cell that is none of its column's choices is left out. */
const fieldsOf = (cells: readonly string[], columns: readonly PasteColumn[]): Record<string, string> =>
  Object.fromEntries(
    columns.flatMap((column, index) => {
      const text = pastedValue(cells[index], column);
      return text === undefined ? [] : [[column.field, text]];
    }),
  );

/** Without a first line whose cells stand over numbers and are none. */
function withoutHeadings(
  cells: readonly (readonly string[])[],
  columns: readonly PasteColumn[],
): readonly (readonly string[])[] {
  const overNumbers = (cells[0] ?? []).filter(
    (cell, index) => columns[index]?.kind === 'number' && cell !== '',
  );
  const isHeading = overNumbers.length > 0 && overNumbers.every((cell) => Number.isNaN(readNumber(cell)));
  return isHeading && cells.length > 1 ? cells.slice(1) : cells;
}

function pastedValue(cell: string | undefined, { kind, choices }: PasteColumn): string | undefined {
  if (cell === undefined || kind !== 'choice') return cell;
  const wanted = plain(cell);
  return choicesAt({ choices }, '').find(
    ([value, label]) => plain(value) === wanted || plain(label) === wanted,
  )?.[0];
}

/** The choices of a cell, which may be those of its column and the value that it has. */
export const choicesAt = (
  { choices = [] }: { readonly choices?: PasteColumn['choices'] | undefined },
  current: string,
) => choicePairs(typeof choices === 'function' ? choices(current) : choices);

/** `Data center` is `Data centre` is `datacentre`. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s_-]/g, '')
    .replace(/center/, 'centre');
