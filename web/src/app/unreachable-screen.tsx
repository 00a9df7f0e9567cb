import { useState } from 'react';
import { useSessionActions } from '#web/session/session-provider.tsx';
import { FullScreenSpinner } from '#web/ui/full-screen-spinner.tsx';
import { Failure } from './failure.tsx';

/** In place of the site while its session has expired and the service cannot be reached. Keeps the address. */
export default function UnreachableScreen() {
  const { retry, signOut } = useSessionActions();
  const [isLeaving, setLeaving] = useState(false);
  if (isLeaving) return <FullScreenSpinner label="Signing out" />;
  const leave = () => {
    setLeaving(true);
    signOut().catch(() => {});
  };
  return (
    <Failure
      title="Netwright could not be reached"
      retry="Try again"
      onRetry={retry}
      otherwise={{ label: 'Sign out', onClick: leave }}
    >
      <p>
        Your session needs to be renewed, but the service is not responding. Unsaved work is kept in this
        browser. Check the connection, then try again.
      </p>
    </Failure>
  );
}
