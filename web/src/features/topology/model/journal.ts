import * as z from 'zod';
import { DrawnView } from '#shared/contract/drawn-view.ts';
import { Note } from '#shared/contract/note.ts';
import { TopologyChanges } from '#shared/contract/topology-changes.ts';
import { Subnet, TopologyEdge, TopologyNode } from '#shared/contract/topology-items.ts';
import type { Touched } from '#shared/network/graph/touched.ts';
import { type Draft, type DraftStore, dropDraft, readDraft } from '#web/ui/editing/draft-store.ts';

/** Unsaved changes, with the elements that they touch as they were before. */
export const TopologyDraft = z.strictObject({
  changes: TopologyChanges,
  before: z
    .strictObject({
      nodes: z.array(TopologyNode),
      edges: z.array(TopologyEdge),
      subnets: z.array(Subnet).exactOptional(),
      notes: z.array(Note).optional(),
      views: z.array(DrawnView).optional(),
    })
    .optional(),
});
export type TopologyDraft = z.output<typeof TopologyDraft>;

/**
 * Unsaved changes as they are kept. Browsers keep 5 MB in all, for which a network of thousands that is rearranged is too large as
 * a whole: of a device that is only moved, its place and what every device must state is kept, since moving what others removed
 * does not bring it back; of one that is only changed, all but reasons and model where they are not what changed.
 */
export function inJournal(changes: TopologyChanges, before: Touched): TopologyDraft {
  const patches = new Map(changes.nodes.changed.map((patch) => [patch.id, patch]));
  const nodes = before.nodes.map((node): TopologyNode => {
    const patch = patches.get(node.id);
    if (!patch) return node;
    if (isMove(patch)) {
      const { id, type, label, layer, quantity, position } = node;
      return { id, type, label, layer, quantity, addresses: [], ...(position && { position }) };
    }
    const { because, model, ...kept } = node;
    return {
      ...kept,
      ...('because' in patch && because && { because }),
      ...('model' in patch && model && { model }),
    };
  });
  return { changes, before: { ...before, nodes } };
}

const isMove = (patch: TopologyChanges['nodes']['changed'][number]): boolean =>
  Object.keys(patch).every((field) => field === 'id' || field === 'position');

/** The part of the browser's storage that journals need. */
export type JournalStore = DraftStore & Pick<Storage, 'key' | 'length'>;

const prefixOf = (designId: string): string => `topology-draft:${designId}`;

/** Each window keeps its own, so that two of them without a connection lose nothing. */
export const journalKey = (designId: string, window: string): string => `${prefixOf(designId)}:${window}`;

/** What windows left behind of a design's topology, the oldest first. Applying one twice changes nothing. */
export function readJournals(store: JournalStore, designId: string): readonly Draft<TopologyDraft>[] {
  return keysOf(store, designId)
    .flatMap((key) => readDraft(key, TopologyDraft, store) ?? [])
    .sort((a, b) => a.savedAt - b.savedAt);
}

/** Drops them, but for the one that is still written. */
export function dropJournals(store: JournalStore, designId: string, except?: string): void {
  for (const key of keysOf(store, designId)) if (key !== except) dropDraft(key, store);
}

function keysOf(store: JournalStore, designId: string): string[] {
  try {
    const keys = Array.from({ length: store.length }, (_, at) => store.key(at) ?? '');
    return keys.filter((key) => key.startsWith(`${prefixOf(designId)}:`));
  } catch {
    // Without storage nothing was kept.
    return [];
  }
}
