import { useEffect, useRef } from 'react';

export interface Shortcut {
  /** `event.key`: `/`, `?`, `k`. */
  readonly key: string;
  /** With Ctrl, or Cmd on a Mac. Shortcuts without it are silent while somebody types. */
  readonly withControl?: boolean;
}

/** Calls `onPress` when the keys are pressed anywhere on the page. */
export function useShortcut({ key, withControl = false }: Shortcut, onPress: () => void): void {
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
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [key, withControl]);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));
