import { useCallback, useEffect, useRef } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';

export interface LeaveGuardOptions {
  readonly isDirty: boolean;
  /** Whether closing or reloading the window loses something, because no draft outlives it. */
  readonly asksOnClose?: boolean;
}

export interface LeaveGuard {
  /** Set while a navigation waits for an answer. */
  readonly question: { readonly stay: () => void; readonly leave: () => void } | undefined;
  /** The work is saved or discarded: the next navigation goes ahead. */
  readonly release: () => void;
}

/**
 * Blocks every navigation away from unsaved work until the user has answered: links, Back and Forward, the command
 * palette and shortcuts. Changes of the query, such as a step or a filter, stay on the page and are let through.
 */
export function useLeaveGuard({ isDirty, asksOnClose = false }: LeaveGuardOptions): LeaveGuard {
  const isReleased = useRef(false);
  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isReleased.current && currentLocation.pathname !== nextLocation.pathname,
    [isDirty],
  );
  const blocker = useBlocker(shouldBlock);

  useEffect(() => {
    if (!isDirty) isReleased.current = false;
    if (!isDirty || !asksOnClose) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isReleased.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty, asksOnClose]);

  // What was being saved when it was asked is saved now: there is nothing to ask.
  const isDone = blocker.state === 'blocked' && !isDirty;
  useEffect(() => {
    if (isDone) blocker.proceed();
  }, [isDone, blocker]);

  const release = () => {
    isReleased.current = true;
  };
  const question = blocker.state === 'blocked' && {
    stay: blocker.reset,
    leave: () => {
      // Until this page is unmounted, another navigation could be blocked with no one to answer.
      release();
      blocker.proceed();
    },
  };
  return { question: question || undefined, release };
}
