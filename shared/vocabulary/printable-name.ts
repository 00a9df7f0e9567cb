import { printable } from './printable.ts';

/**
 * A name that users have written, as one word of ASCII letters, digits and hyphens, which every command line takes for a
 * name: of a script without such letters, the numbers of its characters.
 */
export function printableName(text: string): string {
  const name = printable(text).replace(/[^A-Za-z0-9]+/g, '-');
  return /[A-Za-z0-9]/.test(name)
    ? name
    : [...text].map((character) => `u${character.codePointAt(0)?.toString(16)}`).join('-');
}
