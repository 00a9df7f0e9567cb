import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Action } from './action.ts';
import { clashes, pressedAction } from './match-shortcut.ts';

/** The actions of the current page, by the component that offers them, in order of registration. */
const offered = new Map<string, readonly Action[]>();
let active: readonly Action[] = [];
const listeners = new Set<() => void>();

/**
 * Offers actions while the component is shown: their shortcuts work, the palette finds them and `?` lists them. Those
 * of the canvas are listed here and handled by the canvas.
 */
export function useActions(actions: readonly Action[]): void {
  const id = useId();
  const navigate = useNavigate();
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
    offer(id, actions);
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const heard = latest.current.filter(({ scope = 'page' }) => scope === 'page');
      const action = pressedAction(heard, event);
      if (!action || !mayHear(action, event)) return;
      event.preventDefault();
      if (action.isAvailable === false) return;
      if ('to' in action) navigate(action.to);
      else action.perform();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [navigate]);
  useEffect(() => () => offer(id, undefined), [id]);
}

/** What can be done on this page, for the palette and the list of shortcuts. */
export const useActiveActions = (): readonly Action[] => useSyncExternalStore(subscribe, () => active);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function offer(id: string, actions: readonly Action[] | undefined): void {
  if (actions) offered.set(id, actions);
  else offered.delete(id);
  active = [...offered.values()].flat();
  if (import.meta.env.DEV)
    for (const clash of clashes(active)) console.error(`Two actions have one shortcut: ${clash}`);
  for (const listener of listeners) listener();
}

function mayHear({ yieldsToFields = false }: Action, event: KeyboardEvent): boolean {
  const isControlled = event.ctrlKey || event.metaKey;
  const [target] = event.composedPath();
  const isYielding = (field: HTMLElement) =>
    yieldsToFields === 'while typing' ? !isKept(field) : yieldsToFields;
  if (isTyping(target)) return isControlled && !isYielding(target);
  return isControlled || !document.querySelector('dialog[open]');
}

/** A field says by `data-kept` that nothing is typed in it that the browser could take back. */
const isKept = (target: HTMLElement): boolean => target.dataset.kept === 'true';

/** The target within a shadow root too, where the code editor is. */
const isTyping = (target: EventTarget | undefined): target is HTMLElement =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));
