import { useEffect } from 'react';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import type { SessionManager } from '#web/session/session-manager.ts';
import { SessionProvider } from '#web/session/session-provider.tsx';
import { ToastProvider } from '#web/ui/toasts.tsx';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { routes } from './routes.tsx';

export interface AppProps extends Pick<RouterProviderProps, 'router'> {
  readonly session: SessionManager;
}

export function App({ session, router }: AppProps) {
  useEffect(() => prefetchOnIntent(routes), []);
  return (
    <ToastProvider>
      <SessionProvider manager={session}>
        {/* Without transitions the spinner shows at once, instead of the old page until the new one's code is there. */}
        <RouterProvider router={router} useTransitions={false} />
      </SessionProvider>
    </ToastProvider>
  );
}
