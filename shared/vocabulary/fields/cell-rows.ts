/**
 * Rows in one cell, as the form and a CSV of sites keep them: `Library|3|2400;Annexe|2|900`. A separator inside a value
 * has a backslash before it.
 */
export const cellOfRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((value) => value.replace(/[\\;|]/g, '\\$&')).join('|')).join(';');

/** The rows of such a cell; none of an empty one. */
export const rowsInCell = (cell: string): string[][] =>
  cell === ''
    ? []
    : split(cell, ';').map((row) => split(row, '|').map((value) => value.replace(/\\([\\;|])/g, '$1')));

function split(text: string, separator: string): string[] {
  const parts = [''];
  for (const [part] of text.matchAll(/\\[\\;|]|./gs)) {
    if (part === separator) parts.push('');
    else parts.push(`${parts.pop()}${part}`);
  }
  return parts;
}
