import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import type { TopologyEditor } from './use-topology-editor.ts';

/** Long enough that a thought is finished, short enough that nobody waits for it. */
export const pauseMs = 5_000;
/** While the service cannot be reached, it is tried at longer and longer intervals. */
const retriesMs = [10_000, 30_000, 60_000];

/**
 * Saves by itself: after a pause, when the window is left, and again once the service can be reached. What was rejected
 * waits for the next edit; what collides, for a choice, and so does what may be discarded on leaving.
 */
export function useAutosave(editor: TopologyEditor, save: () => Promise<unknown>): void {
  const { history, isDirty, isStale, conflict, guard, save: saving } = editor;
  const [retries, setRetries] = useState(0);
  const isOpen = conflict !== undefined || guard.question !== undefined;
  const isDue = isDirty && !isStale && !isOpen && !saving.isLoading;
  const isUnreachable = isWorthRepeating(saving.cause);
  const isRejected = saving.error !== undefined && !isUnreachable;
  const now = useEffectEvent(() => {
    if (isDue) void save();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each edit starts the pause again
  useEffect(() => setRetries(0), [history.present]);
  useEffect(() => {
    if (saving.status === 'success') setRetries(0);
    if (saving.status === 'error') setRetries((count) => count + 1);
  }, [saving.status]);
  // What was rejected as it is would be rejected again.
  const waits = isRejected && retries > 0;
  const delay = retries === 0 ? pauseMs : (retriesMs[retries - 1] ?? retriesMs.at(-1) ?? pauseMs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each edit starts the pause again
  useEffect(() => {
    if (!isDue || waits) return;
    const timer = setTimeout(now, delay);
    return () => clearTimeout(timer);
  }, [isDue, waits, delay, history.present]);

  useEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && now();
    const onOnline = () => now();
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('online', onOnline);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('online', onOnline);
    };
  }, []);
}

/** The service could not be reached or answer, or the session is over: the same may succeed later. */
export const isWorthRepeating = (cause: unknown): boolean =>
  cause instanceof ApiError &&
  (cause.status === 0 || cause.status >= 500 || cause.status === 401 || cause.status === 429);
