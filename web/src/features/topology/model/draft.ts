import * as z from 'zod';
import { Version } from '#shared/contract/identifiers.ts';
import { TopologyChanges } from '#shared/contract/topology.ts';

/** Unsaved changes and the version that they were made on. */
const Draft = z.strictObject({ version: Version, changes: TopologyChanges });
export type Draft = z.output<typeof Draft>;

/** The part of `sessionStorage` that drafts need. */
export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (designId: string): string => `netwright.topology-draft.${designId}`;

/** The draft of a design; undefined where there is none or it cannot be read. */
export function readDraft(store: DraftStore, designId: string): Draft | undefined {
  try {
    const text = store.getItem(keyOf(designId));
    return text === null ? undefined : Draft.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Keeps a draft. False where the browser has no room for it; the older one, which would mislead, then goes. */
export function writeDraft(store: DraftStore, designId: string, draft: Draft): boolean {
  try {
    store.setItem(keyOf(designId), JSON.stringify(draft));
    return true;
  } catch {
    clearDraft(store, designId);
    return false;
  }
}

export function clearDraft(store: DraftStore, designId: string): void {
  try {
    store.removeItem(keyOf(designId));
  } catch {
    // A browser that forbids storage has no draft to clear.
  }
}
