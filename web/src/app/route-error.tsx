import { useRouteError } from 'react-router-dom';
import { FullScreenSpinner } from '#web/ui/full-screen-spinner.tsx';
import styles from './failure.module.css';
import { Failure } from './failure.tsx';
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
