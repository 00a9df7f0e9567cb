import { SWRConfig } from 'swr';
import { useSession } from '#web/session/session-provider.tsx';
import { ConfirmProvider } from '#web/ui/confirm.tsx';
import { FullScreenSpinner } from '#web/ui/full-screen-spinner.tsx';
import { Shell } from './shell/shell.tsx';
import { UnreachableScreen } from './unreachable-screen.tsx';

/** Everything fetched for one user is dropped when another signs in: the cache and the pages are recreated. */
export function Site() {
  const session = useSession();
  if (session.phase === 'restoring') return <FullScreenSpinner label="Restoring your session" />;
  if (session.phase === 'unreachable') return <UnreachableScreen />;
  const owner = session.phase === 'signed-in' ? session.user.uid : 'nobody';
  return (
    <SWRConfig key={owner} value={{ provider: () => new Map(), errorRetryCount: 2 }}>
      <ConfirmProvider>
        <Shell />
      </ConfirmProvider>
    </SWRConfig>
  );
}
