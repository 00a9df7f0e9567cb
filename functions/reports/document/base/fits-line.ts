/** Advance widths of Roboto and Roboto Medium at most, in parts of the type size; kerning only narrows them. */
const widths: readonly (readonly [letters: string, width: number])[] = [
  [" !',.:;|ijlI[]", 0.29],
  ['-"`tr{}f()', 0.36],
  ['/\\^*_', 0.46],
  ['mMW@', 0.91],
  ['wHNOQGADVCUKXBR&#PTZYS%~–…', 0.75],
];
const widthOf = new Map(widths.flatMap(([letters, width]) => [...letters].map((letter) => [letter, width])));
/** Digits and all other letters of ASCII. */
const usual = 0.58;

/**
 * Whether a text certainly stands in one line of this width, in points: then the renderer need not look for places to
 * break it, nor measure, place and draw each word by itself. Letters beyond the table do not count as certain.
 */
export function fitsLine(text: string, width: number, size: number): boolean {
  let taken = 0;
  for (const letter of text) {
    const known = widthOf.get(letter) ?? (letter > ' ' && letter <= '~' ? usual : undefined);
    if (known === undefined) return false;
    taken += known * size;
    if (taken > width) return false;
  }
  return true;
}
