import type { Glyph, GlyphPosition, ShapedText } from 'pdfmake/js/PDFDocument.js';

interface Letter {
  readonly glyph: Glyph;
  readonly position: GlyphPosition;
}

type Shape = (text: string) => ShapedText;

/** Letters of which each font of ours moves one only by the next: kerning. */
const plain = /^[ -~]+$/;

/**
 * Has the font shape a word only while it has a pair of letters that no word before it had: a report has more words than pairs,
 * addresses above all. A pair that the font joins, as in “office”, is never learned.
 */
export function learningPairs(shape: Shape): Shape {
  /** Each letter as it stands before the next, or at the end, by both. */
  const letters = new Map<string, Letter>();

  function learn(text: string, { glyphs, positions }: ShapedText): void {
    const isJoined = glyphs.some(({ codePoints }, index) => codePoints[0] !== text.charCodeAt(index));
    if (isJoined || glyphs.length !== text.length) return;
    for (const [index, glyph] of glyphs.entries()) {
      const position = positions[index];
      if (position) letters.set(text.slice(index, index + 2), { glyph, position });
    }
  }

  function learned(text: string): ShapedText | undefined {
    const glyphs: Glyph[] = [];
    const positions: GlyphPosition[] = [];
    let advanceWidth = 0;
    for (let index = 0; index < text.length; index += 1) {
      const letter = letters.get(text.slice(index, index + 2));
      if (letter === undefined) return undefined;
      glyphs.push(letter.glyph);
      positions.push(letter.position);
      advanceWidth += letter.position.xAdvance;
    }
    return { glyphs, positions, advanceWidth };
  }

  return (text) => {
    if (!plain.test(text)) return shape(text);
    const known = learned(text);
    if (known) return known;
    const shaped = shape(text);
    learn(text, shaped);
    return shaped;
  };
}
