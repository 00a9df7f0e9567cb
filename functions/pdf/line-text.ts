import type { ContentText } from 'pdfmake/interfaces';
import { baseFont } from '#shared/reports/scripts.ts';
import { colours } from './theme.ts';
import { words } from './words.ts';

export interface LineLook {
  /** Points of the line and of its type. */
  readonly width: number;
  readonly size: number;
  readonly align?: 'left' | 'right' | 'center';
  readonly bold?: boolean;
  readonly colour?: string;
}

/**
 * Text in a column as wide as stated. A line that certainly fits is kept whole: pdfmake looks for no place to break it
 * and measures, places and draws one piece rather than each word.
 */
export function lineText(text: string, look: LineLook): ContentText {
  const { width, size, align = 'left', bold = false, colour = colours.ink } = look;
  const style = { ...plain, fontSize: size, alignment: align, bold, color: colour };
  return fits(text, width, size) ? { ...style, text, noWrap: true } : { ...style, text: words(text) };
}

/** What pdfmake would otherwise look up for each word in all nodes around it, and would not find. */
const plain = {
  font: baseFont,
  italics: false,
  characterSpacing: 0,
  lineHeight: 1,
  leadingIndent: 0,
  opacity: 1,
  sup: false,
  sub: false,
  noWrap: false,
  decorationColor: '',
  decorationThickness: 0,
  linkToPage: 0,
  linkToDestination: '',
  preserveLeadingSpaces: false,
  preserveTrailingSpaces: false,
} as const;

/** Letters by their advance width at most, in parts of the type size, in Roboto Regular and Medium. */
const widths = [
  [" !',.:;|ijlI[]", 0.29],
  ['-"`tr{}f()', 0.36],
  ['/\\^*_', 0.46],
  ['wHNOQGADVCUKXBR&#PTZYS%~–…', 0.75],
  ['mMW@', 0.91],
] as const satisfies readonly (readonly [letters: string, width: number])[];
const widthOf = new Map<string, number>(
  widths.flatMap(([letters, width]) => [...letters].map((letter) => [letter, width] as const)),
);
/** Digits and all other letters of ASCII. */
const usualWidth = 0.58;

/** False where it is not certain: other letters may be of any width, of another font, or the end of a line. */
function fits(line: string, width: number, size: number): boolean {
  let taken = 0;
  for (const letter of line) {
    const known =
      widthOf.get(letter) ?? (letter >= ' ' && letter <= '~' ? usualWidth : Number.POSITIVE_INFINITY);
    taken += known * size;
    if (taken > width) return false;
  }
  return true;
}
