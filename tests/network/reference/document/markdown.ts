/** A table of Markdown; nothing where it has no row. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}

export const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

/** Headings with what stands below them; a heading without a word below it is left out. */
export const sections = (parts: readonly (readonly [heading: string, body: string])[]): string =>
  parts.flatMap(([heading, body]) => (body === '' ? [] : [`## ${heading}\n\n${body}`])).join('\n\n');

export const count = (amount: number): string => amount.toLocaleString('en-GB');

/** `A, B, C and 37 more`. */
export function named(names: readonly string[], most = 3): string {
  const distinct = [...new Set(names)];
  const shown = distinct.slice(0, most).join(', ');
  return distinct.length > most ? `${shown} and ${distinct.length - most} more` : shown;
}

/** What reads the same stands once, with all that it is said of. */
export function together<T>(items: readonly T[], words: (item: T) => string): T[][] {
  return [...Map.groupBy(items, words).values()];
}
