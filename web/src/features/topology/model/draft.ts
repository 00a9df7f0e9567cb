import * as z from 'zod';
import { TopologyChanges, TopologyEdge, TopologyNode } from '#shared/contract/topology.ts';
import { type Draft, type DraftStore, dropDraft, readDraft } from '#web/ui/editing/draft-store.ts';

/** Unsaved changes, with the elements that they touch as they were before. */
export const TopologyDraft = z.strictObject({
  changes: TopologyChanges,
  before: z.strictObject({ nodes: z.array(TopologyNode), edges: z.array(TopologyEdge) }).optional(),
});
export type TopologyDraft = z.output<typeof TopologyDraft>;

export const topologyDraftKey = (designId: string): string => `topology-draft:${designId}`;

/** The draft of a design's topology. It is as large as what was changed, so that it lives as long as its window only. */
export const readTopologyDraft = (store: DraftStore, designId: string): Draft<TopologyDraft> | undefined =>
  readDraft(topologyDraftKey(designId), TopologyDraft, store);

export const dropTopologyDraft = (store: DraftStore, designId: string): void =>
  dropDraft(topologyDraftKey(designId), store);
