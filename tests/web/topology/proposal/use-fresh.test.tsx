import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useFresh } from '#web/features/topology/proposal/use-fresh.ts';

beforeEach(() => localStorage.clear());

const nothing: ReadonlySet<string> = new Set();

test('what planning again added stays new until it was chosen once', () => {
  const added = new Set(['a', 'b']);
  const { result, rerender } = renderHook(({ chosen }) => useFresh('one', added, new Set(chosen)), {
    initialProps: { chosen: [] as string[] },
  });
  expect([...result.current]).toEqual(['a', 'b']);
  rerender({ chosen: ['a', 'else'] });
  rerender({ chosen: [] });
  expect([...result.current]).toEqual(['b']);
});

test('what was not looked at before a reload is still new after it, in its own design', () => {
  const [added, a, bAndC] = [new Set(['a', 'b', 'c']), new Set(['a']), new Set(['b', 'c'])];
  const before = renderHook(() => useFresh('one', added, a));
  expect([...before.result.current]).toEqual(['b', 'c']);
  before.unmount();
  expect([...renderHook(() => useFresh('two', nothing, nothing)).result.current]).toEqual([]);
  const after = renderHook(() => useFresh('one', nothing, nothing));
  expect([...after.result.current]).toEqual(['b', 'c']);
  after.unmount();
  const looked = renderHook(() => useFresh('one', nothing, bAndC));
  expect([...looked.result.current]).toEqual([]);
  expect(localStorage.length).toBe(0);
});

test('what was added later is new beside what was added before', () => {
  const { result, rerender } = renderHook(({ added }) => useFresh('one', added, nothing), {
    initialProps: { added: new Set(['a']) },
  });
  rerender({ added: new Set(['b']) });
  expect([...result.current]).toEqual(['a', 'b']);
});
