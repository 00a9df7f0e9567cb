/** Where a position of a text is: line and column, both from 1. */
export function lineAndColumn(
  text: string,
  position: number,
): { readonly line: number; readonly column: number } {
  const before = text.slice(0, position).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
