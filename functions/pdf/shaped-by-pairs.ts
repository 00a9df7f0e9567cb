import type { Glyph, GlyphPosition, ShapedText } from 'pdfmake/js/PDFDocument.js';

interface Letter {
  readonly glyph: Glyph;
  readonly position: GlyphPosition;
}

type Shape = (text: string) => ShapedText;

/** Letters of which each font of ours moves one only by the next: kerning. */
const plain = /^[ -~]+$/;

/**
 * Shapes words from their pairs of letters, each of which the font shapes once: a report has more words than pairs, addresses above
 * all. A word with a pair that the font joins, as in “office”, is shaped as a whole.
 */
export function shapedByPairs(shape: Shape): Shape {
  const letters = new Map<string, Letter | undefined>();

  /** The letter as it stands before the next, or at the end; none where the pair is more than its two letters. */
  function before(letter: string, next: string): Letter | undefined {
    const pair = letter + next;
    if (letters.has(pair)) return letters.get(pair);
    const { glyphs, positions } = shape(pair);
    const [glyph, second] = glyphs;
    const [position, after] = positions;
    const alone = next === '' ? undefined : before(next, '');
    const isPlain =
      glyphs.length === pair.length &&
      (alone === undefined || (second?.id === alone.glyph.id && isSame(after, alone.position)));
    const found = isPlain && glyph && position ? { glyph, position } : undefined;
    letters.set(pair, found);
    return found;
  }

  return (text) => {
    if (!plain.test(text)) return shape(text);
    const glyphs: Glyph[] = [];
    const positions: GlyphPosition[] = [];
    let advanceWidth = 0;
    for (let index = 0; index < text.length; index += 1) {
      const letter = before(text.charAt(index), text.charAt(index + 1));
      if (letter === undefined) return shape(text);
      glyphs.push(letter.glyph);
      positions.push(letter.position);
      advanceWidth += letter.position.xAdvance;
    }
    return { glyphs, positions, advanceWidth };
  };
}

const isSame = (one: GlyphPosition | undefined, other: GlyphPosition): boolean =>
  one !== undefined &&
  one.xAdvance === other.xAdvance &&
  one.xOffset === other.xOffset &&
  one.yOffset === other.yOffset;
