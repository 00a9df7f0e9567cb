import { BrowserRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import type { SessionManager } from '#web/session/session-manager.ts';
import { SessionProvider, useSession } from '#web/session/session-provider.tsx';
import { ConfirmProvider } from '#web/ui/confirm.tsx';
import { FullScreenSpinner } from '#web/ui/full-screen-spinner.tsx';
import { ToastProvider } from '#web/ui/toasts.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { AppRoutes } from './routes.tsx';

export function App({ session }: { readonly session: SessionManager }) {
  return (
    <ErrorBoundary>
      {/* Without transitions a route change shows the spinner instead of holding the old page while its code arrives. */}
      <BrowserRouter useTransitions={false}>
        <ToastProvider>
          <SessionProvider manager={session}>
            <SiteOfOneUser />
          </SessionProvider>
        </ToastProvider>
      </BrowserRouter>
    </ErrorBoundary>
  );
}

/** Everything that was fetched for one user is gone when another signs in: the cache and the pages are new. */
export function SiteOfOneUser() {
  const session = useSession();
  if (session.phase === 'restoring') return <FullScreenSpinner label="Restoring your session" />;
  const owner = session.phase === 'signed-in' ? session.user.uid : 'nobody';
  return (
    <SWRConfig key={owner} value={{ provider: () => new Map(), errorRetryCount: 2 }}>
      <ConfirmProvider>
        <AppRoutes />
      </ConfirmProvider>
    </SWRConfig>
  );
}
