import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { lineText } from '../../../../functions/pdf/line-text.ts';

const isWhole = (text: string, width: number, size = 8) => lineText(text, { width, size }).noWrap === true;

describe('a line of the report', () => {
  it('is kept whole in a column that surely holds it, and may wrap in a narrower one', () => {
    expect(lineText('6 of 104', { width: 46, size: 8, align: 'right' })).toMatchObject({
      text: '6 of 104',
      alignment: 'right',
      noWrap: true,
    });
    expect(isWhole('6 of 104', 20)).toBe(false);
  });

  it('may wrap where a line ends in it, or a letter is of unknown width', () => {
    expect(isWhole('10.0.5.1\nVRRP 105', 200)).toBe(false);
    expect(isWhole('東京本社', 200)).toBe(false);
    expect(isWhole('Łódź', 200)).toBe(false);
  });

  it.each(['Regular', 'Medium'])('is never wider than it was taken for, in Roboto %s', (face) => {
    const font = `node_modules/pdfmake/fonts/Roboto/Roboto-${face}.ttf`;
    const document = new PDFDocument({ font }).fontSize(8);
    const letters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
    const narrow = [...letters, '–', '…'].filter((letter) => {
      const line = `x${letter.repeat(50)}x`;
      return isWhole(line, document.widthOfString(line) - 0.01);
    });
    expect(narrow).toEqual([]);
  });
});
