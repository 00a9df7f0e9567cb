import { expect, test } from 'vitest';
import { TopologyChanges } from '#shared/contract/topology.ts';
import {
  dropTopologyDraft,
  readTopologyDraft,
  topologyDraftKey,
} from '#web/features/topology/model/draft.ts';
import { type DraftStore, keepDraft } from '#web/ui/editing/draft-store.ts';

const changes = TopologyChanges.parse({ nodes: { changed: [{ id: 'a', label: 'HQ' }] } });
const draft = { version: 4, values: { changes }, savedAt: 1 };
const writeDraft = (store: DraftStore, designId: string, kept: typeof draft) =>
  keepDraft(topologyDraftKey(designId), kept, store);

const aStore = (room = Number.POSITIVE_INFINITY) => {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key: string) => void items.delete(key),
  };
};

test('a draft is restored unchanged, for its own design only', () => {
  const store = aStore();
  expect(writeDraft(store, 'd1', draft)).toBe(true);
  expect(readTopologyDraft(store, 'd1')).toEqual(draft);
  expect(readTopologyDraft(store, 'd2')).toBeUndefined();
  dropTopologyDraft(store, 'd1');
  expect(readTopologyDraft(store, 'd1')).toBeUndefined();
});

test('an unreadable draft is ignored', () => {
  const store = aStore();
  writeDraft(store, 'd1', draft);
  const [key = ''] = store.items.keys();
  for (const text of ['not JSON', '{"version":0,"savedAt":1,"values":{"changes":{}}}', '{"version":1}']) {
    store.items.set(key, text);
    expect(readTopologyDraft(store, 'd1'), text).toBeUndefined();
  }
});

test('when storage is full, the older draft is deleted', () => {
  const store = aStore(300);
  writeDraft(store, 'd1', draft);
  const large = {
    ...draft,
    values: { changes: TopologyChanges.parse({ nodes: { removed: Array(50).fill('a-long-id') } }) },
  };
  expect(writeDraft(store, 'd1', large)).toBe(false);
  expect(readTopologyDraft(store, 'd1')).toBeUndefined();
});
