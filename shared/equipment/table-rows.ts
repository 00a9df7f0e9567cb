/** The cells of a table that is written as text: a row a line, `|` between cells. */
export const tableRows = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
