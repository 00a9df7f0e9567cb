import type { Note } from '../../contract/note.ts';
import type { Graph } from '../../contract/topology-items.ts';

/** The view that alone shows a note; undefined where all do. */
export const viewOfNote = ({ view }: Note, { views = [] }: Pick<Graph, 'views'>): string | undefined =>
  views.some(({ id }) => id === view) ? view : undefined;

/** The graph with the notes that a kept view shows, or the plan where none is shown. */
export function withNotesOf(graph: Graph, shown: string | undefined): Graph {
  const { notes = [], ...rest } = graph;
  const own = notes.filter((note) => [undefined, shown].includes(viewOfNote(note, graph)));
  if (own.length === notes.length) return graph;
  return own.length > 0 ? { ...rest, notes: own } : rest;
}
