/**
 * Rows of which neighbours differ in one of two columns alone, as one with all that they have there: who may begin what is decided in order,
 * so that only neighbours may become one.
 */
export function mergedNeighbours(
  rows: readonly (readonly string[])[],
  columns: readonly [number, number],
): string[][] {
  const merged: { cells: string[]; grown: number | undefined }[] = [];
  for (const row of rows) {
    const last = merged.at(-1);
    const column =
      last && columns.find((own) => isGrowing(own, last.grown) && differsOnlyIn(own, last.cells, row));
    if (last === undefined || column === undefined) merged.push({ cells: [...row], grown: undefined });
    else {
      last.cells[column] = `${last.cells[column]}\n${row[column]}`;
      last.grown = column;
    }
  }
  return merged.map(({ cells }) => cells);
}

/** A row grows in one column: in both it would say more than its rows. */
const isGrowing = (column: number, grown: number | undefined): boolean =>
  grown === undefined || grown === column;

const differsOnlyIn = (column: number, some: readonly string[], others: readonly string[]): boolean =>
  some.every((text, index) => index === column || text === others[index]);
