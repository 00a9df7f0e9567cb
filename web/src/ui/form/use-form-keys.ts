import type { KeyboardEvent } from 'react';
import { useActions } from '#web/ui/actions/use-actions.ts';

export interface FormKeys {
  /** What sending is called: `Create design`, `Save changes`. */
  readonly action: string;
  readonly send: () => void;
  readonly leave: () => void;
}

/**
 * The keys of a form that fills a page: Ctrl+Enter sends from anywhere, Escape leaves. Returns what the form listens with,
 * since shortcuts leave a field's keys alone.
 */
export function useFormKeys({ action, send, leave }: FormKeys): (event: KeyboardEvent) => void {
  useActions([
    { label: 'Leave the form', shortcuts: [{ key: 'escape' }], perform: leave },
    { label: action, shortcuts: [{ key: 'enter', withControl: true }], perform: send },
  ]);
  return (event) => {
    // What is open in the form closes first.
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    leave();
  };
}
