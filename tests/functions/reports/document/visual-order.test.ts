import PDFDocument from 'pdfmake/js/PDFDocument.js';
import { expect, it, vi } from 'vitest';
import { baseFont } from '#shared/reports/scripts.ts';
import { renderPdf } from '../../../../functions/pdf/render-pdf.ts';
import { alignmentOf, inVisualOrder } from '../../../../functions/pdf/visual-order.ts';
import { words } from '../../../../functions/pdf/words.ts';

/** Words of 10 points a letter, spaces included. */
const line = (...texts: string[]) => {
  let x = 0;
  return texts.map((text) => {
    const width = text.length * 10;
    const inline = { text, x, width, trailingCut: (text.length - text.trimEnd().length) * 10 };
    x += width;
    return inline;
  });
};
const seen = (...texts: string[]) => inVisualOrder(line(...texts)).map(({ text, x }) => [text, x]);

it('leaves a line without right-to-left letters as it is', () => {
  const words = line('Head ', 'office ', '(3)');
  expect(inVisualOrder(words)).toBe(words);
});

it('sets words from the right where the line begins with a right-to-left letter', () => {
  expect(seen('קומה ', 'מערב')).toEqual([
    ['מערב', 0],
    ['קומה ', 40],
  ]);
});

it('keeps a number between them, with its space at its left', () => {
  expect(seen('קומה ', '3 ', 'מערב')).toEqual([
    ['מערב', 0],
    ['3 ', 50],
    ['קומה ', 60],
  ]);
});

it('keeps words from the left together between them, apart from each other', () => {
  expect(seen('קומה ', 'and ', '9 ', 'more ', 'מערב')).toEqual([
    ['מערב', 0],
    ['and ', 50],
    ['9 ', 90],
    ['more ', 110],
    ['קומה ', 150],
  ]);
  expect(seen('קומה ', 'and ', 'more')).toEqual([
    ['and ', 0],
    ['more', 40],
    ['קומה ', 80],
  ]);
});

it('turns only the right-to-left words of a line that begins with others', () => {
  expect(seen('HQ ', 'קומה ', 'מערב ', 'floor')).toEqual([
    ['HQ ', 0],
    ['מערב ', 30],
    ['קומה ', 80],
    ['floor', 130],
  ]);
});

it('mirrors brackets around right-to-left words', () => {
  expect(seen('קומה ', '(', 'מערב', ')').map(([text]) => text)).toEqual(['(', 'מערב', ')', 'קומה ']);
});

it('is the order in which a document is drawn', async () => {
  const drawing = 'default' in PDFDocument ? PDFDocument.default : PDFDocument;
  const text = 'قاعة 3 في المبنى';
  const draw = vi.spyOn(drawing.prototype, 'text');
  await renderPdf({ defaultStyle: { font: baseFont }, content: [{ text: words(text) }] }, text);
  const drawn = draw.mock.calls.map(([word, x]) => ({ word: String(word).trim(), x: Number(x) }));
  draw.mockRestore();
  const fromLeft = drawn.toSorted((a, b) => a.x - b.x).map(({ word }) => word);
  expect(fromLeft.filter((word) => word !== '')).toEqual(['المبنى', 'في', '3', 'قاعة']);
});

it('aligns a paragraph to the side from which it runs', () => {
  expect(alignmentOf('مكتب')).toEqual({ alignment: 'right' });
  expect(alignmentOf('Office مكتب')).toEqual({});
});
