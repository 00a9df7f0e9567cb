import { expect, test } from 'vitest';
import { TopologyChanges } from '#shared/contract/topology.ts';
import { clearDraft, readDraft, writeDraft } from '#web/features/topology/model/draft.ts';

const changes = TopologyChanges.parse({ nodes: { changed: [{ id: 'a', label: 'HQ' }] } });
const draft = { version: 4, changes };

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

test('a draft comes back as it was, for its own design only', () => {
  const store = aStore();
  expect(writeDraft(store, 'd1', draft)).toBe(true);
  expect(readDraft(store, 'd1')).toEqual(draft);
  expect(readDraft(store, 'd2')).toBeUndefined();
  clearDraft(store, 'd1');
  expect(readDraft(store, 'd1')).toBeUndefined();
});

test('what cannot be read counts as no draft', () => {
  const store = aStore();
  writeDraft(store, 'd1', draft);
  const [key = ''] = store.items.keys();
  for (const text of ['not JSON', '{"version":0,"changes":{}}', '{"version":1}']) {
    store.items.set(key, text);
    expect(readDraft(store, 'd1'), text).toBeUndefined();
  }
});

test('where there is no room the older draft goes, which would mislead', () => {
  const store = aStore(200);
  writeDraft(store, 'd1', draft);
  const large = {
    version: 4,
    changes: TopologyChanges.parse({ nodes: { removed: Array(50).fill('a-long-id') } }),
  };
  expect(writeDraft(store, 'd1', large)).toBe(false);
  expect(readDraft(store, 'd1')).toBeUndefined();
});
