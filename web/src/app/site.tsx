import { lazy, Suspense } from 'react';
import { SWRConfig } from 'swr';
import { useSession } from '#web/session/session-provider.tsx';
import { ConfirmProvider } from '#web/ui/confirm.tsx';
import { FullScreenSpinner } from '#web/ui/full-screen-spinner.tsx';
import { TimeZoneContext } from '#web/ui/time-zone-context.ts';
import { ScreenLoadError } from './screen-load-error.ts';
import { Shell } from './shell/shell.tsx';

const UnreachableScreen = lazy(() =>
  import('./unreachable-screen.tsx').catch((cause: unknown) => {
    throw new ScreenLoadError(cause);
  }),
);

/** Everything fetched for one user is dropped when another signs in: the cache and the pages are recreated. */
export function Site() {
  const session = useSession();
  if (session.phase === 'restoring') return <FullScreenSpinner label="Restoring your session" />;
  if (session.phase === 'unreachable')
    return (
      <Suspense fallback={<FullScreenSpinner />}>
        <UnreachableScreen />
      </Suspense>
    );
  const user = session.phase === 'signed-in' ? session.user : undefined;
  return (
    <SWRConfig key={user?.uid ?? 'nobody'} value={{ provider: () => new Map(), errorRetryCount: 2 }}>
      <TimeZoneContext value={user?.timeZone}>
        <ConfirmProvider>
          <Shell />
        </ConfirmProvider>
      </TimeZoneContext>
    </SWRConfig>
  );
}
