import type { TopologyChanges } from '#shared/contract/topology-changes.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { mergeChanges } from '#shared/network/graph/merge-changes.ts';
import { changesInWords, type ElementChange } from './changes-in-words.ts';
import type { Pending } from './pending.ts';

/**
 * What others did between two stored versions, in words. What is pending and stored already was mine: a save that was cut
 * off on its way back.
 */
export function changesOfOthers(
  before: Graph,
  saved: Graph,
  pending: readonly Pending[],
): readonly ElementChange[] {
  const mine = pending.reduce((graph, each) => mergeChanges(graph, each.changes, each.before).graph, saved);
  const unsaved = new Set(changesInWords(saved, mine).map(({ list, id }) => `${list}/${id}`));
  const touched = new Set(pending.flatMap(({ changes }) => idsIn(changes)));
  return changesInWords(before, saved).filter(({ list, id }) => {
    const path = `${list}/${id}`;
    return !touched.has(path) || unsaved.has(path);
  });
}

const idsIn = (changes: TopologyChanges): string[] =>
  Object.entries(changes).flatMap(([list, of]) =>
    of
      ? [...[...of.added, ...of.changed].map(({ id }) => id), ...of.removed].map((id) => `${list}/${id}`)
      : [],
  );
