import { useEffect, useRef } from 'react';
import { type Draft, type DraftStore, dropDraft, keepDraftText } from './draft-store.ts';

export interface KeptDraft {
  readonly key: string;
  /** What is edited; the same object until it changes. */
  readonly values: unknown;
  /** What the values began from. */
  readonly base?: unknown;
  readonly version: number | undefined;
  /** What is as it was opened needs no draft. */
  readonly isDirty: boolean;
  /** The part of the values to keep; all of them by default. */
  readonly pack?: () => unknown;
  /** While an older draft waits for a decision, it must not be written over. */
  readonly isPaused?: boolean;
  /** The browser's storage that outlives its windows, when left out. */
  readonly store?: DraftStore;
}

/** Long enough that typing stays quick, short enough that a crash loses a word. */
const pauseMs = 400;

function* keepNothing(): Generator<void> {}

/**
 * Keeps unsaved work in this browser until it is saved or given up, so that a reload or a closed tab loses nothing.
 * Where the browser keeps nothing, it asks before the page is left. Returns a function that ends the keeping.
 */
export function useDraft(draft: KeptDraft): () => void {
  const { key, values, base, version, isDirty, isPaused = false, store } = draft;
  const isOver = useRef(false);
  const isKept = useRef(true);
  const keep = useRef(keepNothing);
  keep.current = function* () {
    if (isOver.current || isKept.current || isPaused) return;
    const kept = draft.pack ? draft.pack() : values;
    yield;
    const whole: Draft<unknown> = { values: kept, base, ...(version && { version }), savedAt: Date.now() };
    const text = JSON.stringify(whole);
    yield;
    if (!isOver.current) isKept.current = keepDraftText(key, text, store);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another base or version is kept as well
  useEffect(() => {
    if (isOver.current || isPaused) return;
    isKept.current = !isDirty;
    if (!isDirty) return dropDraft(key, store);
    // Of thousands of changes each step takes long: the page answers in between.
    let steps: Iterator<void> | undefined;
    const step = () => {
      steps ??= keep.current();
      if (steps.next().done !== true) timer = setTimeout(step);
    };
    let timer = setTimeout(step, pauseMs);
    return () => clearTimeout(timer);
  }, [key, values, base, version, isDirty, isPaused, store]);

  useEffect(() => {
    const keepNow = () => void [...keep.current()];
    const warn = (event: BeforeUnloadEvent) => {
      keepNow();
      if (!isKept.current && !isOver.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    window.addEventListener('pagehide', keepNow);
    return () => {
      keepNow();
      window.removeEventListener('beforeunload', warn);
      window.removeEventListener('pagehide', keepNow);
    };
  }, []);

  return () => {
    isOver.current = true;
    dropDraft(key, store);
  };
}
