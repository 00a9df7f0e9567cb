import type { Note } from '../../contract/note.ts';
import type { Rect } from './sites-drawing.ts';

/** How far from a site a note still belongs to its picture, in pixels. */
const reach = 240;

/** The notes in or beside what a picture of a part shows: others would make it as wide as the whole plan. */
export const notesNear = (notes: readonly Note[], { left, top, right, bottom }: Rect): Note[] =>
  notes.filter(
    ({ position: { x, y } }) =>
      x > left - reach && x < right + reach && y > top - reach && y < bottom + reach,
  );
