import { Suspense, useEffect, useRef, useState } from 'react';
import { helpActions } from '#web/app/actions/site-actions.ts';
import { useActions } from '#web/ui/actions/use-actions.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { onOpenCommands } from './open-commands.ts';
import { TypedAhead } from './typed-ahead.tsx';

const CommandPalette = lazyPart(() => import('./command-palette.tsx'));
const ShortcutList = lazyPart(() => import('./shortcut-list.tsx'));

/** The command palette (Ctrl or Cmd K) and the list of shortcuts (`?`), fetched when first used. */
export function Commands() {
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
      {open === 'palette' && (
        <CommandPalette typed={typed.current} onClose={close} showShortcuts={help.shortcuts} />
      )}
      {open === 'shortcuts' && <ShortcutList onClose={close} />}
    </Suspense>
  );
}
