import { useEffect, useRef } from 'react';
import { dropDraft, keepDraft } from './draft-store.ts';

export interface KeptDraft {
  readonly key: string;
  readonly values: unknown;
  /** What the values began from. */
  readonly base: unknown;
  readonly version: number | undefined;
  /** A form as it was opened needs no draft. */
  readonly isDirty: boolean;
}

/** Long enough that typing stays quick, short enough that a crash loses a word. */
const pauseMs = 400;

/**
 * Keeps a changed form in this browser until it is saved or given up, so that a reload or a closed tab loses nothing.
 * Where the browser keeps nothing, it asks before the page is left. Returns a function that ends the keeping.
 */
export function useDraft({ key, values, base, version, isDirty }: KeptDraft): () => void {
  const isOver = useRef(false);
  const isKept = useRef(true);

  useEffect(() => {
    if (isOver.current) return;
    if (!isDirty) {
      isKept.current = true;
      dropDraft(key);
      return;
    }
    isKept.current = false;
    const keep = () => {
      if (!isOver.current)
        isKept.current = keepDraft(key, { values, base, ...(version && { version }), savedAt: Date.now() });
    };
    const timer = setTimeout(keep, pauseMs);
    const keepNow = () => {
      if (!isKept.current) keep();
    };
    const warn = (event: BeforeUnloadEvent) => {
      keepNow();
      if (!isKept.current && !isOver.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    window.addEventListener('pagehide', keepNow);
    return () => {
      clearTimeout(timer);
      keepNow();
      window.removeEventListener('beforeunload', warn);
      window.removeEventListener('pagehide', keepNow);
    };
  }, [key, values, base, version, isDirty]);

  return () => {
    isOver.current = true;
    dropDraft(key);
  };
}
