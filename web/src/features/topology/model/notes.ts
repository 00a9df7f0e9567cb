import type { Note } from '#shared/contract/topology-items.ts';
import type { Edit } from './edit-history.ts';
import type { Position } from './positions.ts';

/** A new note whose text is still to be written. */
export const addNote = (id: string, position: Position): Edit => ({
  kind: 'change',
  name: 'add a note',
  change: (graph) => ({ ...graph, notes: [...(graph.notes ?? []), { id, text: '', position }] }),
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
