import { lazy, Suspense, useEffect, useState } from 'react';
import { useShortcut } from '#web/ui/use-shortcut.ts';
import { onOpenCommands } from './open-commands.ts';

const CommandPalette = lazy(() => import('./command-palette.tsx'));
const ShortcutList = lazy(() => import('./shortcut-list.tsx'));

/** The command palette (Ctrl or Cmd K) and the list of shortcuts (`?`), fetched when they are first asked for. */
export function Commands() {
  const [open, setOpen] = useState<'palette' | 'shortcuts'>();
  const close = () => setOpen(undefined);
  useShortcut({ key: 'k', withControl: true, label: 'Search or go to' }, () => setOpen('palette'));
  useShortcut({ key: '?', label: 'Show the shortcuts' }, () => setOpen('shortcuts'));
  useEffect(() => onOpenCommands(() => setOpen('palette')), []);
  return (
    <Suspense fallback={null}>
      {open === 'palette' && <CommandPalette onClose={close} onShowShortcuts={() => setOpen('shortcuts')} />}
      {open === 'shortcuts' && <ShortcutList onClose={close} />}
    </Suspense>
  );
}
