import { Suspense, useEffect, useRef, useState } from 'react';
import { helpActions } from '#web/app/actions/site-actions.ts';
import { useActions } from '#web/ui/actions/use-actions.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useFetchedAhead } from '#web/ui/use-fetched-ahead.ts';
import { onOpenCommands } from './open-commands.ts';
import { TypedAhead } from './typed-ahead.tsx';

const palette = () => import('./command-palette.tsx');
const shortcuts = () => import('./shortcut-list.tsx');
const CommandPalette = lazyPart(palette);
const ShortcutList = lazyPart(shortcuts);

/** The command palette (Ctrl or Cmd K) and the list of shortcuts (`?`). */
export function Commands() {
  useFetchedAhead(palette, shortcuts);
  const [open, setOpen] = useState<'palette' | 'shortcuts'>();
  const typed = useRef('');
  const close = () => {
    typed.current = '';
    setOpen(undefined);
  };
  const help = helpActions({ palette: () => setOpen('palette'), shortcuts: () => setOpen('shortcuts') });
  useActions(Object.values(help));
  useEffect(() => onOpenCommands(() => setOpen('palette')), []);
  return (
    <Suspense fallback={open === 'palette' && <TypedAhead typed={typed} onLeave={close} />}>
      {open === 'palette' && <CommandPalette typed={typed} onClose={close} showShortcuts={help.shortcuts} />}
      {open === 'shortcuts' && <ShortcutList onClose={close} />}
    </Suspense>
  );
}
