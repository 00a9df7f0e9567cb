import { Button } from '@aws-amplify/ui-react';
import type { ReactNode } from 'react';
import { useRouteError } from 'react-router-dom';
import { FullScreenSpinner } from '#web/ui/full-screen-spinner.tsx';
import layout from '#web/ui/layout.module.css';
import { useTitle } from '#web/ui/use-title.ts';
import styles from './route-error.module.css';
import { ScreenLoadError } from './screen-load-error.ts';
import { useReload } from './use-reload.ts';

/** Replaces a screen that failed to render or whose code could not be fetched. */
export function RouteError() {
  const error = useRouteError();
  return error instanceof ScreenLoadError ? <NotLoaded /> : <Broken error={error} />;
}

/** Waits for the connection; a page whose file was replaced by a deployment reloads automatically, once. */
function NotLoaded() {
  const { state, reload } = useReload();
  if (state === 'checking') return <FullScreenSpinner />;
  if (state === 'offline')
    return (
      <Failure title="You are offline" onRetry={reload} retry="Try again">
        <p>
          This page has not been loaded on this device yet. Pages that you have opened before still work, and
          unsaved work is kept.
        </p>
      </Failure>
    );
  return (
    <Failure title="This page could not be loaded" onRetry={reload} retry="Reload">
      <p>Netwright may have been updated a moment ago. Your saved work is safe.</p>
    </Failure>
  );
}

function Broken({ error }: { readonly error: unknown }) {
  return (
    <Failure title="This page stopped working" onRetry={() => window.location.reload()} retry="Reload">
      <p>Your saved work is safe. Reloading the page usually helps.</p>
      <p className={styles.detail}>
        <code>{String(error)}</code>
      </p>
    </Failure>
  );
}

interface FailureProps {
  readonly title: string;
  readonly retry: string;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

function Failure({ title, retry, onRetry, children }: FailureProps) {
  useTitle(title);
  return (
    <div className={styles.failure} role="alert">
      <h1>{title}</h1>
      {children}
      <div className={layout.row2}>
        <Button variation="primary" onClick={onRetry}>
          {retry}
        </Button>
        <Button onClick={() => window.location.assign('/')}>Go to the home page</Button>
      </div>
    </div>
  );
}
