import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import './dom-gaps.ts';
import { onceForWorker } from './once-for-worker.ts';

// A screen's first drawing loads its code, which on a busy machine takes longer than the 1 s that is waited by default.
configure({ asyncUtilTimeout: 15_000 });

// The files of a worker share one window and React: installed by each of them, they would stand on top of one another.
await onceForWorker('what makes jsdom and React quick, and Node a browser', () =>
  Promise.all([
    import('./event-as-delay.ts'),
    import('./lazy-errors.ts'),
    import('./no-owner-stacks.ts'),
    import('./remembered-labels.ts'),
    import('./remembered-styles.ts'),
  ]),
);

/** Set-up of every screen test: screens are unmounted, and unexpected console output fails the test. */
let complaints: string[] = [];
let expected: RegExp[] = [];

/** Expects console output in this test; if it does not come, the test fails too. */
export const expectComplaint = (pattern: RegExp): void => {
  expected.push(pattern);
};

beforeEach(() => {
  localStorage.clear();
  complaints = [];
  expected = [];
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...said: unknown[]) => {
      complaints.push(said.map(String).join(' '));
    });
  }
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  const unexpected = complaints.filter((said) => !expected.some((pattern) => pattern.test(said)));
  const missing = expected.filter((pattern) => !complaints.some((said) => pattern.test(said)));
  if (unexpected.length > 0) throw new Error(`The console said:\n${unexpected.join('\n')}`);
  if (missing.length > 0) throw new Error(`The console did not say ${missing.join(', ')}`);
});

// Every later style of the worker would be matched against it: it doubled what the screens took, and nobody saw it.
afterAll(() => {
  expect([...document.styleSheets], 'a style sheet is left in the document').toEqual([]);
});
