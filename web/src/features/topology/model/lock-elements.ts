import type { Graph } from '#shared/contract/topology-items.ts';
import type { Edit } from './edit-history.ts';
import type { Elements } from './edits.ts';
import type { Positions } from './positions.ts';

/** Locks elements against planning again and against being moved, or unlocks them. */
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

/** Places to move devices to, without those of locked ones, and which these are. */
export function withoutLocked(
  to: Positions,
  { nodes }: Pick<Graph, 'nodes'>,
): { readonly to: Positions; readonly held: ReadonlySet<string> } {
  const held = new Set(nodes.flatMap(({ id, locked }) => (locked && to.has(id) ? id : [])));
  return { to: new Map([...to].filter(([id]) => !held.has(id))), held };
}
