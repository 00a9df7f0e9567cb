import type { KeyboardEvent } from 'react';

/** Escape closes a modal and no more: a form or an action behind it does not hear the key. */
export function keepEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.stopPropagation();
}
