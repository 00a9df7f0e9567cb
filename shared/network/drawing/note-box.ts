import type { Note } from '../../contract/note.ts';
import type { Rect } from './sites-drawing.ts';

/** A note as it is drawn, in pixels; its sizes are those of the canvas (notes-layer.module.css). */
export const noteText = { size: 13, line: 19.5, padding: 8, widest: 200, letter: 7 } as const;

export interface NoteBox extends Rect {
  readonly lines: readonly string[];
}

/** Where a note stands, and its text in lines that fit, by the width of a letter on average. */
export function noteBox({ text, position: { x, y }, width = noteText.widest }: Note): NoteBox {
  const most = Math.max(1, Math.floor((width - 2 * noteText.padding) / noteText.letter));
  const lines = text.split('\n').flatMap((line) => wrapped(line, most));
  const high = lines.length * noteText.line + 2 * noteText.padding;
  return { left: x - width / 2, right: x + width / 2, top: y - high / 2, bottom: y + high / 2, lines };
}

/** Broken between words; a word that is longer than a line, within. */
function wrapped(line: string, most: number): string[] {
  const words = line.split(' ').flatMap((word) => word.match(new RegExp(`.{1,${most}}`, 'gsu')) ?? ['']);
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > most) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
