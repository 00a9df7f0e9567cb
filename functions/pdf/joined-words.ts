import type { Inline } from 'pdfmake/js/Renderer.js';

/** Points by which two words may lie apart and still stand one after the other. */
const nothing = 0.001;

/**
 * Words of a line that look alike and stand one after the other are drawn as one. Fonts shape each word with the space after it, so
 * that every letter stays where it was.
 */
export function joinedWords<T extends Inline>(inlines: readonly T[]): T[] {
  const joined: T[] = [];
  for (const inline of inlines) {
    const last = joined.at(-1);
    if (last !== undefined && follows(last, inline) && looksLike(last, inline))
      joined[joined.length - 1] = {
        ...last,
        text: last.text + inline.text,
        width: last.width + inline.width,
      };
    else joined.push(inline);
  }
  return joined;
}

const follows = (last: Inline, { x }: Inline): boolean =>
  last.text.endsWith(' ') && Math.abs(last.x + last.width - x) < nothing;

/** What differs from word to word without being seen. */
const ofOneWord: ReadonlySet<string> = new Set([
  'text',
  'x',
  'width',
  'leadingCut',
  'trailingCut',
  'lineEnd',
  'noNewLine',
]);

function looksLike(one: Inline, other: Inline): boolean {
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => ofOneWord.has(key) || one[key] === other[key])
  );
}
