import type { Graph } from '#shared/contract/topology-items.ts';
import type { Edit } from './edit-history.ts';
import { type Elements, sizeOf } from './edits.ts';
import { elementsInWords } from './elements-in-words.ts';
import type { Positions } from './positions.ts';

/** Locks elements against planning again and against being moved or removed, or unlocks them. */
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

/** Elements without those that are locked, and which these are. */
export function apartFromLocked(
  elements: Elements,
  graph: Graph,
): { readonly free: Elements; readonly held: Elements } {
  const locked = new Set(
    [...graph.nodes, ...graph.edges, ...(graph.notes ?? [])].flatMap((one) => (one.locked ? one.id : [])),
  );
  const those = (keep: (id: string) => boolean): Elements => ({
    nodes: new Set([...elements.nodes].filter(keep)),
    edges: new Set([...elements.edges].filter(keep)),
    ...(elements.notes && { notes: new Set([...elements.notes].filter(keep)) }),
  });
  return { free: those((id) => !locked.has(id)), held: those((id) => locked.has(id)) };
}

/** Says that what is locked stays: `ACC-2 is locked. Unlock it to move it.` */
export const heldInWords = (held: Elements, graph: Graph, what: 'move' | 'remove'): string => {
  const words = elementsInWords(held, graph);
  return sizeOf(held) === 1
    ? `${words} is locked. Unlock it to ${what} it.`
    : `${words} are locked and stay.`;
};
