import { hanFont, koreanFont } from './fonts.ts';

/** Text in one font; without a font in the document's. */
export interface Run {
  readonly text: string;
  readonly font?: string;
}

/**
 * Text as a person typed it, for any place of the document: characters that the document's font lacks are set in one
 * that has them, and a word wider than a column may break.
 */
export function words(text: string): string | Run[] {
  const breakable = text.replace(longWord, (word) => word.replace(/.{10}(?=.)/gu, '$&\u200b'));
  if (!otherScript.test(breakable)) return breakable;
  return breakable
    .split(otherScript)
    .filter((part) => part !== '')
    .map(runOf);
}

/** The families beside the document's own that a text needs. */
export function familiesFor(text: string): ReadonlySet<string> {
  const families = new Set<string>();
  if (han.test(text)) families.add(hanFont);
  if (hangul.test(text)) families.add(koreanFont);
  return families;
}

/** One line of at most about that many characters, with an ellipsis for the rest. East Asian letters count twice. */
export function shortened(text: string, most: number): string {
  let width = 0;
  let end = 0;
  for (const letter of text) {
    width += isWide.test(letter) ? 2 : 1;
    if (width > most) return `${text.slice(0, end).trimEnd()}…`;
    end += letter.length;
  }
  return text;
}

function runOf(text: string): Run {
  if (hangul.test(text)) return { text, font: koreanFont };
  return han.test(text) ? { text, font: hanFont } : { text };
}

/** Words without a place to break that are wider than a narrow column. */
const longWord = /[^\s\-\u200b]{19,}/gu;

const hanLetters =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Bopomofo}\\u3000-\\u303f\\uff00-\\uffef\\u2190-\\u21ff';
const han = new RegExp(`[${hanLetters}]`, 'u');
const hangul = /\p{Script=Hangul}/u;
const otherScript = new RegExp(
  `([${hanLetters}\\u200b]*[${hanLetters}]|[\\p{Script=Hangul}\\u200b]*\\p{Script=Hangul})`,
  'u',
);
const isWide = new RegExp(`[${hanLetters}\\p{Script=Hangul}]`, 'u');
