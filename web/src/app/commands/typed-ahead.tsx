import { type RefObject, useLayoutEffect } from 'react';

export interface TypedAheadProps {
  /** What was typed so far. */
  readonly typed: RefObject<string>;
  readonly onLeave: () => void;
}

/** In the place of the palette until it is there: what is typed meanwhile is meant for it, and for no shortcut of one letter. */
export function TypedAhead({ typed, onLeave }: TypedAheadProps) {
  useLayoutEffect(() => {
    const take = (event: KeyboardEvent) => {
      const { key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || key === 'Shift') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (key === 'Escape') onLeave();
      else if (key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else if (key.length === 1) typed.current += key;
    };
    window.addEventListener('keydown', take, { capture: true });
    return () => window.removeEventListener('keydown', take, { capture: true });
  }, [typed, onLeave]);
  return null;
}
