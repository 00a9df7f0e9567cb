/** A row of a table that is edited. */
interface Row {
  readonly key: string;
}

/** A key that no row has. */
export const nextKey = (rows: readonly Row[]): string =>
  String(1 + rows.reduce((highest, { key }) => Math.max(highest, Number(key) || 0), 0));

export const editRow = <Value extends Row>(
  rows: readonly Value[],
  key: string,
  field: string,
  text: string,
): Value[] => rows.map((row) => (row.key === key ? { ...row, [field]: text } : row));

/** A copy right after its original, under a name that says so. */
export function duplicateRow<Value extends Row>(
  rows: readonly Value[],
  key: string,
  rename: (row: Value) => Value,
): Value[] {
  const newKey = nextKey(rows);
  return rows.flatMap((row) => (row.key === key ? [row, { ...rename(row), key: newKey }] : [row]));
}

export const removeRow = <Value extends Row>(rows: readonly Value[], key: string): Value[] =>
  rows.filter((row) => row.key !== key);

/** Puts a removed row back where it was, unless it is there. */
export const restoreRow = <Value extends Row>(rows: readonly Value[], row: Value, index: number): Value[] =>
  rows.some(({ key }) => key === row.key) ? [...rows] : rows.toSpliced(index, 0, row);

/** Moves a row up (-1) or down (1); the first stays the first. */
export function moveRow<Value extends Row>(rows: readonly Value[], key: string, by: -1 | 1): Value[] {
  const from = rows.findIndex((row) => row.key === key);
  const row = rows[from];
  const to = from + by;
  if (!row || to < 0 || to >= rows.length) return [...rows];
  return rows.toSpliced(from, 1).toSpliced(to, 0, row);
}
