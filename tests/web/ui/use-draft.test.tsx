import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDraft } from '#web/ui/editing/use-draft.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A store that remembers what was written to it, and when on the fake clock. */
function aStore() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const editing = (store: ReturnType<typeof aStore>, pack: () => unknown = () => 'packed') => {
  const draft = { key: 'mine', values: {}, version: 1, isDirty: true, pack, store };
  return renderHook(() => useDraft(draft));
};

test('a draft is packed, written as text and stored one after the other, and the page can answer in between', () => {
  const store = aStore();
  const pack = vi.fn(() => 'packed');
  editing(store, pack);
  vi.advanceTimersByTime(399);
  expect(pack).not.toHaveBeenCalled();
  vi.advanceTimersToNextTimer();
  expect([pack.mock.calls.length, store.kept.size]).toEqual([1, 0]);
  vi.advanceTimersToNextTimer();
  expect(store.kept.size).toBe(0);
  vi.advanceTimersToNextTimer();
  expect(JSON.parse(store.kept.get('mine') ?? '')).toMatchObject({ values: 'packed', version: 1 });
});

test('a page that is left in between keeps the draft at once', () => {
  const store = aStore();
  editing(store);
  vi.advanceTimersByTime(399);
  vi.advanceTimersToNextTimer();
  expect(store.kept.size).toBe(0);
  window.dispatchEvent(new Event('pagehide'));
  expect(store.kept.size).toBe(1);
});

test('a draft that is given up in between is not kept after all', () => {
  const store = aStore();
  const { result } = editing(store);
  vi.advanceTimersByTime(399);
  vi.advanceTimersToNextTimer();
  result.current();
  vi.runAllTimers();
  expect(store.kept.size).toBe(0);
});
