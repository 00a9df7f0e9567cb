import bidiFactory from 'bidi-js';
import type { Inline } from 'pdfmake/js/Renderer.js';

const bidi = bidiFactory();

/** No letter before the Hebrew ones runs from the right, and most texts have none after them. */
const beyondCyrillic = /[\u0590-\uffff]/;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const runsRightToLeft = (text: string): boolean => beyondCyrillic.test(text) && rightToLeft.test(text);
const easternDigits = /^[\u06f0-\u06f9]+$/;

/**
 * The words of a line in the order in which they are seen (UAX 9). The renderer sets them one after the other from the left, and each
 * font shapes and turns its own word; a line without right-to-left letters stays as it is.
 */
export function inVisualOrder<T extends Inline>(inlines: readonly T[]): readonly T[] {
  if (!inlines.some((inline) => runsRightToLeft(inline.text))) return inlines;
  const text = inlines.map((inline) => inline.text).join('');
  const embedding = bidi.getEmbeddingLevels(text, 'auto');
  const base = embedding.paragraphs[0]?.level ?? 0;

  let start = 0;
  const words = inlines.map((inline) => {
    const at = start + Math.max(0, inline.text.search(/\S/));
    start += inline.text.length;
    return { inline, level: embedding.levels[at] ?? base };
  });
  const last = words.at(-1);
  let x = (inlines[0]?.x ?? 0) - (base % 2 === 1 ? (last?.inline.trailingCut ?? 0) : 0);
  return reordered(words.map(withIndent)).map(({ inline, level, indent }) => {
    const placed = { ...inline, x: x + indent, text: drawn(inline.text, level % 2 === 0) };
    x += inline.width;
    return placed;
  });
}

/** Within text from the right, the space that ends a stretch from the left is at the left of the whole stretch. */
function withIndent<T extends Word & { readonly inline: Inline }>(
  word: T,
  index: number,
  words: readonly T[],
): T & { readonly indent: number } {
  const isWithin = word.level > 0 && word.level % 2 === 0;
  const next = isWithin ? words.findIndex(({ level }, at) => at > index && level < word.level) : -1;
  const last = isWithin ? words.at(next === -1 ? -1 : next - 1) : undefined;
  return { ...word, indent: last?.inline.trailingCut ?? 0 };
}

interface Word {
  readonly level: number;
}

/** Rule L2: from the highest level to the lowest odd one, each stretch at or above it is reversed. */
function reordered<T extends Word>(words: readonly T[]): readonly T[] {
  const order = [...words];
  for (let level = Math.max(...words.map((word) => word.level)); level > 0; level -= 1) {
    for (let from = 0; from < order.length; from += 1) {
      let to = from;
      while (to < order.length && (order[to]?.level ?? 0) >= level) to += 1;
      if (to > from) order.splice(from, to - from, ...order.slice(from, to).reverse());
      from = to;
    }
  }
  return order;
}

/** What is handed to the font so that it comes out in the right direction: it turns letters that run from the right by itself. */
function drawn(text: string, isLeftToRight: boolean): string {
  if (isLeftToRight) return easternDigits.test(text.trim()) ? reversed(text) : text;
  return runsRightToLeft(text) ? text : reversed(mirrored(text));
}

const reversed = (text: string): string => [...text].reverse().join('');

const mirrored = (text: string): string =>
  [...text].map((letter) => bidi.getMirroredCharacter(letter) ?? letter).join('');

/** Where a paragraph is aligned: to the side from which its first letter with a direction runs. */
export const alignmentOf = (text: string): { readonly alignment?: 'right' } =>
  bidi.getEmbeddingLevels(text, 'auto').paragraphs[0]?.level === 1 ? { alignment: 'right' } : {};
