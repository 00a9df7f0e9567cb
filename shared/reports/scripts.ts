import { notoSansCharacters, robotoCharacters } from './font-coverage.ts';

/** A part of a text in one font; in the document's own where none is named. */
export interface Run {
  readonly text: string;
  readonly font?: FontFamily;
}

/** Latin, Greek, Cyrillic and Vietnamese. */
export const baseFont = 'Roboto';

/** The families beside the document's own, in the order in which they are looked for, and the runs that each sets. */
const runsOf = {
  // Chinese and Japanese.
  'Noto Sans SC': closed(
    '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Bopomofo}\\u3000-\\u303f\\uff00-\\uffef\\u2190-\\u21ff',
  ),
  'Noto Sans KR': closed('\\p{Script=Hangul}'),
  // Digits run from left to right in a text that does not.
  'Noto Sans Arabic': `[\\u0660-\\u0669\\u06f0-\\u06f9]+|${joined('[\\p{Script_Extensions=Arabic}--\\p{Nd}]')}`,
  'Noto Sans Hebrew': joined('\\p{Script=Hebrew}'),
  'Noto Sans Thai': joined('\\p{Script=Thai}'),
  'Noto Sans Devanagari': joined('\\p{Script_Extensions=Devanagari}'),
  'Noto Emoji': '\\p{RGI_Emoji}+',
  'Noto Sans': `(?:[${notoSansCharacters}]\\p{M}+|[[${notoSansCharacters}]--[${robotoCharacters}]])+`,
} as const;
export type FontFamily = keyof typeof runsOf;

export const fallbackFamilies = Object.keys(runsOf).filter(isFamily);

/** Words of one script with what may stand between their letters. */
function closed(letters: string): string {
  return `[${letters}\\u200b]*[${letters}]`;
}

/** Words of one script and the spaces between them, which are shaped and ordered together. */
function joined(letters: string): string {
  const word = `[${letters}](?:[${letters}\\u200b\\u200c\\u200d]*[${letters}])?`;
  return `${word}(?:[ \\u00a0]+${word})*`;
}

const anyRun = new RegExp(
  fallbackFamilies.map((family, index) => `(?<f${index}>${runsOf[family]})`).join('|'),
  'gv',
);

/** Most texts are ASCII, which the document's own font has. */
const beyondAscii = /[^ -~]/;

/** Splits a text, in normalisation form C, into runs that one font each has. */
export function runsIn(text: string): readonly Run[] {
  if (text !== '' && !beyondAscii.test(text)) return [{ text }];
  const runs: Run[] = [];
  let end = 0;
  for (const match of text.matchAll(anyRun)) {
    if (match.index > end) runs.push({ text: text.slice(end, match.index) });
    const font = fallbackFamilies.find((_, index) => match.groups?.[`f${index}`] !== undefined);
    runs.push({ text: match[0], ...(font && { font }) });
    end = match.index + match[0].length;
  }
  if (end < text.length) runs.push({ text: text.slice(end) });
  return runs;
}

const lacking = new RegExp(`[^${robotoCharacters}\\s\\p{C}]`, 'gv');

/** The characters of a text that no font of the report has, each once. */
export const unprintable = (text: string): readonly string[] => [
  ...new Set(
    runsIn(text.normalize('NFC'))
      .filter(({ font }) => font === undefined)
      .flatMap((run) => run.text.match(lacking) ?? []),
  ),
];

function isFamily(name: string): name is FontFamily {
  return name in runsOf;
}
