import documents, { type Font } from 'pdfmake/js/PDFDocument.js';
import { learningPairs } from './learned-pairs.ts';

const { prototype } = 'default' in documents ? documents.default : documents;
const { provideFont } = prototype;

const prepared = new WeakSet<Font>();

/** Fonts of a document learn how their pairs of letters stand. */
function provideQuickerFont(this: typeof prototype, ...names: Parameters<typeof provideFont>): Font {
  const font = provideFont.apply(this, names);
  if (!prepared.has(font)) {
    const whole = font.layoutRun.bind(font);
    const byPairs = learningPairs(whole);
    font.layoutRun = (text, features) => (features ? whole(text, features) : byPairs(text));
    prepared.add(font);
  }
  return font;
}

// Tests load this file again beside the same pdfmake.
if (provideFont.name !== provideQuickerFont.name) prototype.provideFont = provideQuickerFont;
