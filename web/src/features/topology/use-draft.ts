import { useEffect, useRef } from 'react';
import { changesBetween } from '#shared/network/graph/diff-graphs.ts';
import { clearDraft, writeDraft } from '#web/features/topology/model/draft.ts';
import { type EditHistory, isDirty } from '#web/features/topology/model/edit-history.ts';

/** After the last edit, in milliseconds, before it is kept. */
const pause = 400;

export interface DraftOptions {
  readonly designId: string;
  readonly version: number;
  readonly history: EditHistory;
  /** While an older draft waits for a decision, it must not be written over. */
  readonly isPaused: boolean;
}

/** Keeps unsaved changes where a reload finds them. Returns a function that drops them and ends the keeping. */
export function useDraft({ designId, version, history, isPaused }: DraftOptions): () => void {
  const dirty = isDirty(history);
  const isOver = useRef(false);
  const keep = useRef(() => {});
  keep.current = () => {
    if (isPaused || isOver.current) return;
    if (!dirty) return clearDraft(sessionStorage, designId);
    writeDraft(sessionStorage, designId, {
      version,
      changes: changesBetween(history.saved, history.present),
    });
  };

  // Runs after each render: an edit, a save or anything else starts the pause anew.
  useEffect(() => {
    const timer = setTimeout(() => keep.current(), pause);
    return () => clearTimeout(timer);
  });

  useEffect(() => {
    const keepNow = () => keep.current();
    window.addEventListener('pagehide', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, []);

  return () => {
    isOver.current = true;
    clearDraft(sessionStorage, designId);
  };
}
