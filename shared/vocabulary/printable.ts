/** What a letter is written as where only ASCII is understood, beyond what loses its accent. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  ø: 'o',
  Ø: 'O',
  œ: 'oe',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  '–': '-',
  '—': '-',
  '’': "'",
  '“': "'",
  '”': "'",
  '"': "'",
  '\\': '/',
  '`': "'",
  '<': '(',
  '>': ')',
  '[': '(',
  ']': ')',
  '{': '(',
  '}': ')',
  $: '',
  ';': ',',
  '?': '',
};

const unsafe = /[^\x20-\x7e]|["\\`<>[\]{}$;?]/;

/**
 * A text that users have written, in characters that no command line interprets: on one line, in ASCII, without quotes,
 * brackets, variables, separators of commands and calls for help. A value can never end its line or its string.
 */
export function printable(text: string): string {
  if (!unsafe.test(text)) return text;
  return [...text.normalize('NFKD').replace(/\p{M}/gu, '')]
    .map((character) => letters[character] ?? (/[\x20-\x7e]/.test(character) ? character : ' '))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
}
