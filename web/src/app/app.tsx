import { Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { ConfirmProvider } from '../ui/confirm.tsx';
import { FullScreenSpinner } from '../ui/full-screen-spinner.tsx';
import { ToastProvider } from '../ui/toasts.tsx';
import { AppRoutes } from './routes.tsx';

export function App() {
  return (
    // Without transitions a route change shows the spinner instead of holding the old page while its code arrives.
    <BrowserRouter useTransitions={false}>
      <ToastProvider>
        <ConfirmProvider>
          <Suspense fallback={<FullScreenSpinner />}>
            <AppRoutes />
          </Suspense>
        </ConfirmProvider>
      </ToastProvider>
    </BrowserRouter>
  );
}
