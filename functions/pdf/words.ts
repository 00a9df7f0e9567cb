import { lazily } from '#shared/caching/lazily.ts';
import { type FontFamily, type Run, runsIn } from '#shared/reports/scripts.ts';

/**
 * Text as a person typed it, for any place of the document: characters that the document's font lacks are set in one
 * that has them, and a word wider than a column may break.
 */
export function words(text: string): string | Run[] {
  const runs = runsIn(breakable(text.normalize('NFC')));
  return runs.some(({ font }) => font !== undefined) ? [...runs] : runs.map((run) => run.text).join('');
}

/** The families beside the document's own that a text needs. */
export const familiesFor = (text: string): ReadonlySet<FontFamily> =>
  new Set(
    [...new Set(text.normalize('NFC').match(foreign))].flatMap((part) =>
      runsIn(part).flatMap(({ font }) => font ?? []),
    ),
  );

/** Letters beyond ASCII, and the one before them, over which an accent or the outline of a key may stand. */
const foreign = /[ -~]?[^ -~]+/g;

/** One line of at most about that many characters, with an ellipsis for the rest. East Asian letters count twice. */
export function shortened(text: string, most: number): string {
  let width = 0;
  let end = 0;
  for (const { segment } of letters().segment(text)) {
    width += isWide.test(segment) ? 2 : 1;
    if (width > most) return `${text.slice(0, end).trimEnd()}…`;
    end += segment.length;
  }
  return text;
}

/** Thai is written without spaces; other words break only where they are wider than a narrow column. */
const breakable = (text: string): string =>
  text
    .replace(thai, (run) => [...thaiWords().segment(run)].map(({ segment }) => segment).join(zeroWidthSpace))
    .replace(longWord, (word) =>
      joinedLetters.test(word)
        ? word
        : [...letters().segment(word)]
            .map(({ segment }, index) => (index > 0 && index % 10 === 0 ? zeroWidthSpace + segment : segment))
            .join(''),
    );

const zeroWidthSpace = '\u200b';
// Each takes a first answer some milliseconds, and few texts need one.
const letters = lazily(() => new Intl.Segmenter('en', { granularity: 'grapheme' }));
const thaiWords = lazily(() => new Intl.Segmenter('th', { granularity: 'word' }));

const thai = /\p{Script=Thai}+/gu;
/** Words without a place to break that are wider than a narrow column. */
const longWord = /[^\s\-\u200b]{19,}/gu;
/** A break would tear apart what is written together. */
const joinedLetters = /[\p{Script=Arabic}\p{Script=Devanagari}]/u;
const isWide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef\u2190-\u21ff]/u;
