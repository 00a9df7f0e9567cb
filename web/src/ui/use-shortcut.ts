import { useEffect, useRef, useSyncExternalStore } from 'react';

export interface Shortcut {
  /** `event.key`: `/`, `?`, `k`. */
  readonly key: string;
  /** With Ctrl, or Cmd on a Mac. Shortcuts without it are silent while somebody types. */
  readonly withControl?: boolean;
  /** What it does, for the list that `?` shows. */
  readonly label: string;
}

/** Those of the page that is shown now, in the order of their arrival. */
let active: readonly Shortcut[] = [];
const listeners = new Set<() => void>();

/** Calls `onPress` when the keys are pressed anywhere on the page. */
export function useShortcut({ key, withControl = false, label }: Shortcut, onPress: () => void): void {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.key.toLowerCase() !== key) return;
      if ((event.ctrlKey || event.metaKey) !== withControl) return;
      if (!withControl && (isTyping(event.target) || document.querySelector('dialog[open]'))) return;
      event.preventDefault();
      latest.current();
    };
    const shortcut = { key, withControl, label };
    document.addEventListener('keydown', listen);
    replaceActive([...active, shortcut]);
    return () => {
      document.removeEventListener('keydown', listen);
      replaceActive(active.filter((other) => other !== shortcut));
    };
  }, [key, withControl, label]);
}

export const useActiveShortcuts = (): readonly Shortcut[] => useSyncExternalStore(subscribe, () => active);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function replaceActive(next: readonly Shortcut[]): void {
  active = next;
  for (const listener of listeners) listener();
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));
