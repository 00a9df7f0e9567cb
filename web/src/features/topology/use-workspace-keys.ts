import { useEffect, useRef } from 'react';
import { useShortcut } from '#web/ui/use-shortcut.ts';

export interface WorkspaceKeys {
  readonly onSave: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

/** Ctrl or Cmd with S saves, with Z undoes, with Shift Z or Y does again; a field keeps its own undo. */
export function useWorkspaceKeys(keys: WorkspaceKeys): void {
  const latest = useRef(keys);
  latest.current = keys;

  useShortcut({ key: 's', withControl: true, label: 'Save the topology' }, () => {
    // Leaving a field keeps what was typed; the edit is in the next render.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
    setTimeout(() => latest.current.onSave());
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.target instanceof HTMLInputElement) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) latest.current.onRedo();
      else latest.current.onUndo();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
