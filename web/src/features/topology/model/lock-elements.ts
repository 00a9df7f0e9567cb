import type { Edit } from './edit-history.ts';
import type { Elements } from './edits.ts';

/** Locks elements against planning again, and notes against being moved, or unlocks them. */
export function lockElements(
  { nodes, edges, notes: chosen }: Elements,
  words: string,
  locked: boolean,
): Edit {
  const set =
    (ids: ReadonlySet<string> | undefined) =>
    <E extends { readonly id: string; readonly locked?: boolean | undefined }>(element: E): E =>
      ids?.has(element.id) ? { ...element, locked } : element;
  return {
    kind: 'change',
    name: `${locked ? 'lock' : 'unlock'} ${words}`,
    change: ({ notes, ...graph }) => ({
      ...graph,
      nodes: graph.nodes.map(set(nodes)),
      edges: graph.edges.map(set(edges)),
      ...(notes && { notes: notes.map(set(chosen)) }),
    }),
  };
}
