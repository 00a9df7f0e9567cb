import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { startHistory } from '#web/features/topology/model/edit-history.ts';
import { pauseMs, useAutosave } from '#web/features/topology/use-autosave.ts';
import type { TopologyEditor } from '#web/features/topology/use-topology-editor.ts';
import { aGraph, aNode } from './campus.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const saved = aGraph([aNode({ id: 'a' })]);
const edited = () => startHistory(saved, aGraph([aNode({ id: 'a', label: 'Edited' })]));

/** An editor with unsaved changes, as far as saving by itself reads it. */
const anEditor = (given: object = {}) =>
  ({
    history: edited(),
    isDirty: true,
    isStale: false,
    conflict: undefined,
    guard: { question: undefined },
    save: { status: 'idle', isLoading: false, error: undefined, cause: undefined },
    ...given,
  }) as TopologyEditor;

const failed = (code: 'unreachable' | 'unprocessable', status: number) => ({
  save: {
    status: 'error',
    isLoading: false,
    error: 'Failed to update topology',
    cause: new ApiError('Failed', { status, code }),
  },
});

function show(editor: TopologyEditor) {
  const save = vi.fn(async () => undefined);
  const { rerender } = renderHook((shown: TopologyEditor) => useAutosave(shown, save), {
    initialProps: editor,
  });
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
  return { save, rerender, pass };
}

test('saves once a pause has passed since the last edit', () => {
  const { save, rerender, pass } = show(anEditor());
  pass(pauseMs - 1);
  rerender(anEditor());
  pass(pauseMs - 1);
  expect(save).not.toHaveBeenCalled();
  pass(1);
  expect(save).toHaveBeenCalledTimes(1);
});

test.each([
  ['nothing is unsaved', { isDirty: false }],
  ['another version is stored', { isStale: true }],
  ['a choice is open', { conflict: {} }],
  ['it is asked whether to discard them', { guard: { question: {} } }],
  ['a save is under way', { save: { status: 'loading', isLoading: true } }],
])('waits while %s', (_, given) => {
  const { save, pass } = show(anEditor(given));
  pass(10 * pauseMs);
  expect(save).not.toHaveBeenCalled();
});

test('saves at once when the window is left, and when the connection is back', () => {
  const { save } = show(anEditor());
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('online'));
  expect(save).toHaveBeenCalledTimes(2);
});

test('tries again later where the service was not reached', () => {
  const editor = anEditor();
  const { save, rerender, pass } = show(editor);
  rerender({ ...editor, ...failed('unreachable', 0) } as TopologyEditor);
  pass(10_000);
  expect(save).toHaveBeenCalledTimes(1);
});

test('what was rejected is sent again only once it was edited', () => {
  const editor = anEditor();
  const { save, rerender, pass } = show(editor);
  const rejected = { ...editor, ...failed('unprocessable', 422) } as TopologyEditor;
  rerender(rejected);
  pass(10 * pauseMs);
  expect(save).not.toHaveBeenCalled();
  rerender({ ...rejected, history: edited() });
  pass(pauseMs);
  expect(save).toHaveBeenCalledTimes(1);
});
