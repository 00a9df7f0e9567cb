import type { Cell, CellContext } from './cell.ts';

/** Elements after a paste, how many cells took their text, and why the others did not. */
export interface Pasted<E> {
  readonly elements: readonly E[];
  readonly written: number;
  readonly problems: readonly string[];
  /** Lines that found no row. */
  readonly left: number;
}

export interface Pasting<E> {
  /** The rows from the one that was pasted into, in the order of the table. */
  readonly ids: readonly string[];
  /** The columns from the one that was pasted into; one that is only shown takes nothing. */
  readonly cells: readonly (Cell<E> | undefined)[];
  /** Lines of a spreadsheet; a first one of headings is left out. */
  readonly lines: readonly (readonly string[])[];
  readonly context: CellContext;
  /** The context once these elements are as they are: a port that one row took is not free for the next. */
  readonly contextOf: (elements: readonly E[]) => CellContext;
}

/** Writes a block of a spreadsheet into elements: cell by cell, whatever becomes of the others. */
export function pasteCells<E extends { readonly id: string }>(
  elements: readonly E[],
  { ids, cells, lines, context, contextOf }: Pasting<E>,
): Pasted<E> {
  const problems: string[] = [];
  let written = 0;
  const pasted = new Map(elements.map((element) => [element.id, element]));
  const body = isHeading(lines[0] ?? [], cells) ? lines.slice(1) : lines;
  let present = context;
  for (const [row, line] of body.entries()) {
    const before = written;
    const id = ids[row];
    let element = id === undefined ? undefined : pasted.get(id);
    if (element === undefined) break;
    for (const [column, text] of line.entries()) {
      const cell = cells[column];
      if (!cell) continue;
      const next = cell.write(element, text, present);
      if (typeof next === 'string') problems.push(next);
      else if (next !== element) {
        element = next;
        written += 1;
      }
    }
    pasted.set(element.id, element);
    if (written > before) present = contextOf([...pasted.values()]);
  }
  return { elements: [...pasted.values()], written, problems, left: Math.max(0, body.length - ids.length) };
}

function isHeading<E>(line: readonly string[], cells: readonly (Cell<E> | undefined)[]): boolean {
  const named = line.filter((text) => text !== '');
  return (
    named.length > 0 &&
    line.every((text, at) => text === '' || text.toLowerCase() === cells[at]?.label.toLowerCase())
  );
}
