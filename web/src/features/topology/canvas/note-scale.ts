import { noteText } from '#shared/network/drawing/note-box.ts';

/** Least size of a note's letters on the screen, as of the names of devices. */
const leastLetters = 11;

/**
 * How many times larger a note is than the drawing around it, so that it can be read far out. In steps of an eighth of an
 * octave, never too small: a style for each frame of a zoom would cost more than it shows.
 */
export function noteScale(zoom: number): number {
  const needed = leastLetters / (noteText.size * zoom);
  return needed <= 1 ? 1 : 2 ** (Math.ceil(Math.log2(needed) * 8) / 8);
}
