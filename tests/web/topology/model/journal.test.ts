import { expect, test } from 'vitest';
import { TopologyChanges } from '#shared/contract/topology-changes.ts';
import {
  dropJournals,
  inJournal,
  type JournalStore,
  journalKey,
  readJournals,
  TopologyDraft,
} from '#web/features/topology/model/journal.ts';
import { keepDraft } from '#web/ui/editing/draft-store.ts';

const changes = TopologyChanges.parse({ nodes: { changed: [{ id: 'a', label: 'HQ' }] } });
const draft = { version: 4, values: { changes }, savedAt: 1 };
const write = (store: JournalStore, designId: string, kept: typeof draft, window = 'one') =>
  keepDraft(journalKey(designId, window), kept, store);

const aStore = (room = Number.POSITIVE_INFINITY) => {
  const items = new Map<string, string>();
  return {
    items,
    get length() {
      return items.size;
    },
    key: (at: number) => [...items.keys()][at] ?? null,
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
  expect(write(store, 'd1', draft)).toBe(true);
  expect(readJournals(store, 'd1')).toEqual([draft]);
  expect(readJournals(store, 'd2')).toEqual([]);
  dropJournals(store, 'd1');
  expect(readJournals(store, 'd1')).toEqual([]);
});

test('each window has its own, and the oldest comes first', () => {
  const store = aStore();
  write(store, 'd1', { ...draft, savedAt: 2 }, 'late');
  write(store, 'd1', draft, 'early');
  expect(readJournals(store, 'd1').map(({ savedAt }) => savedAt)).toEqual([1, 2]);
  dropJournals(store, 'd1', journalKey('d1', 'late'));
  expect(readJournals(store, 'd1').map(({ savedAt }) => savedAt)).toEqual([2]);
});

test('an unreadable draft is ignored', () => {
  const store = aStore();
  write(store, 'd1', draft);
  const [key = ''] = store.items.keys();
  for (const text of ['not JSON', '{"version":0,"savedAt":1,"values":{"changes":{}}}', '{"version":1}']) {
    store.items.set(key, text);
    expect(readJournals(store, 'd1'), text).toEqual([]);
  }
});

test('when storage is full, the older draft is deleted', () => {
  const store = aStore(300);
  write(store, 'd1', draft);
  const large = {
    ...draft,
    values: { changes: TopologyChanges.parse({ nodes: { removed: Array(50).fill('a-long-id') } }) },
  };
  expect(write(store, 'd1', large)).toBe(false);
  expect(readJournals(store, 'd1')).toEqual([]);
});

test('of devices that are only moved little more than the place is kept, of others all but their reasons', () => {
  const node = {
    type: 'switch',
    layer: 'access',
    quantity: 1,
    addresses: ['10.0.0.1/24'],
    site: 'HQ',
    position: { x: 0, y: 0 },
    because: { rule: 'access-switches', inputs: { switches: 1 } },
  } as const;
  const [moved, renamed, removed] = ['a', 'b', 'c'].map((id) => ({
    ...node,
    id,
    label: id.toUpperCase(),
    addresses: [...node.addresses],
  }));
  if (!moved || !renamed || !removed) throw new Error('There are three devices.');
  const mine = TopologyChanges.parse({
    nodes: {
      changed: [
        { id: 'a', position: { x: 9, y: 9 } },
        { id: 'b', label: 'Lab', position: { x: 9, y: 9 } },
      ],
      removed: ['c'],
    },
  });
  const values = inJournal(mine, { nodes: [moved, renamed, removed], edges: [] });
  const { site: _site, because: _because, ...shortest } = moved;
  const { because: _, ...short } = renamed;
  expect(values.before?.nodes).toEqual([{ ...shortest, addresses: [] }, short, removed]);
  expect(TopologyDraft.parse(values)).toEqual(values);
});

test('views that are changed come back', () => {
  const store = aStore();
  const view = { id: 'v', name: 'Ground floor', look: 'physical' as const, positions: [] };
  const mine = TopologyChanges.parse({ views: { changed: [{ id: 'v', name: 'First floor' }] } });
  const values = inJournal(mine, { nodes: [], edges: [], views: [view] });
  keepDraft(journalKey('d1', 'one'), { values, version: 4, savedAt: 1 }, store);
  expect(readJournals(store, 'd1').map((kept) => kept.values)).toEqual([values]);
});
