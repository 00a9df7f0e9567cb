import type { RenderedLine } from '#shared/templates/library/provenance.ts';

/** The lines, counted from 1, that have a text and come from an element; all that is asked must hold. None where nothing is asked. */
export function foundLines(
  lines: readonly RenderedLine[],
  { find, element }: { readonly find: string; readonly element: string },
): readonly number[] {
  if (find === '' && element === '') return [];
  const wanted = find.toLowerCase();
  return lines.flatMap(({ text, from }, index) => {
    const isFound = text.toLowerCase().includes(wanted) && (element === '' || from.includes(element));
    return isFound && text.trim() !== '' ? [index + 1] : [];
  });
}

/** The found line after a line, or before it; at the end the first again. */
export function foundLineFrom(
  found: readonly number[],
  line: number | undefined,
  step: 'next' | 'previous',
): number | undefined {
  const at = line ?? 0;
  return step === 'next'
    ? (found.find((one) => one > at) ?? found[0])
    : (found.findLast((one) => one < at) ?? found.at(-1));
}
