/**
 * Writes rows as CSV (RFC 4180). A cell that a spreadsheet would run as a formula, since it begins with `=`, `+`,
 * `-`, `@`, a tab or a carriage return, gets an apostrophe before it; so does one that already looks like that, so
 * that `readCsv` returns what was written.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

/**
 * Reads CSV (RFC 4180, any line ends, byte order mark allowed) and removes the apostrophes that `writeCsv` added.
 * Cells may also be separated by semicolons or tabs, as some spreadsheets do; the first line decides.
 * @throws Error when a quotation mark is not closed.
 */
export function readCsv(text: string): string[][] {
  const all = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const separator = separatorOf(all);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    row.push(unguarded(cell));
    cell = '';
  };
  for (let index = 0; index < all.length; index += 1) {
    const character = all.charAt(index);
    if (isQuoted && character === '"' && all.charAt(index + 1) === '"') {
      cell += '"';
      index += 1;
    } else if (character === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted;
    else if (isQuoted) cell += character;
    else if (character === separator) endCell();
    else if (character === '\n') {
      endCell();
      rows.push(row);
      row = [];
    } else cell += character;
  }
  if (isQuoted) throw new Error(`Row ${rows.length + 1} has a quotation mark that is not closed.`);
  if (cell !== '' || row.length > 0) {
    endCell();
    rows.push(row);
  }
  return rows;
}

function writeCell(cell: string): string {
  const safe = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const formula = /^'*[=+\-@\t\r]/;

/** The separator in the first line. */
function separatorOf(text: string): string {
  const [head = ''] = text.split('\n', 1);
  return [',', ';', '\t'].find((sign) => head.includes(sign)) ?? ',';
}

const unguarded = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
