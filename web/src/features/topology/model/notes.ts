import { Note } from '#shared/contract/note.ts';
import type { Edit } from './edit-history.ts';
import type { Position } from './positions.ts';

/** A new note whose text is still to be written, in one view or in all. */
export const addNote = (id: string, position: Position, view: string | undefined): Edit => ({
  kind: 'change',
  name: 'add a note',
  change: (graph) => ({
    ...graph,
    notes: [...(graph.notes ?? []), { id, text: '', position, ...(view !== undefined && { view }) }],
  }),
});

/** Sets fields of a note. */
export const changeNote = (name: string, id: string, fields: Partial<Note>): Edit => ({
  kind: 'change',
  name,
  change: ({ notes = [], ...graph }) => ({
    ...graph,
    notes: notes.map((note) => (note.id === id ? { ...note, ...fields } : note)),
  }),
});

/** Shows a note in one kept view alone, or in all. */
export const showNoteIn = (id: string, view: string | undefined): Edit => ({
  kind: 'change',
  name: 'choose where a note is shown',
  change: ({ notes = [], ...graph }) => ({
    ...graph,
    notes: notes.map(({ view: before, ...note }) => {
      const now = note.id === id ? view : before;
      return { ...note, ...(now !== undefined && { view: now }) };
    }),
  }),
});

/** The edit that gives a note another text; undefined where it is the same, or too long. */
export function writeNote({ id, text }: Note, written: string): Edit | undefined {
  const { data } = Note.shape.text.safeParse(written);
  return data === undefined || data === text ? undefined : changeNote('write a note', id, { text: data });
}
