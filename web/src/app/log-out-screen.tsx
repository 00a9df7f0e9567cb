import { useEffect, useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { useSession, useSessionActions } from '#web/session/session-provider.tsx';
import { FullScreenSpinner } from '#web/ui/full-screen-spinner.tsx';
import { useToast } from '#web/ui/toasts.tsx';

/**
 * Ends the session, then goes to the home page. It has its own address: unsaved work is asked about on the way here,
 * and the private page is left before the session ends, so that the user is not sent to the sign-in page.
 */
export function LogOutScreen() {
  const { phase } = useSession();
  const { signOut } = useSessionActions();
  const toast = useToast();
  const isEnding = useRef(false);

  useEffect(() => {
    if (phase !== 'signed-in' || isEnding.current) return;
    isEnding.current = true;
    signOut().catch(() =>
      toast.error(
        'Logout failed: the identity service could not be reached. You are signed out in this browser only.',
      ),
    );
  }, [phase, signOut, toast]);

  return phase === 'signed-in' ? <FullScreenSpinner label="Signing out" /> : <Navigate to="/" replace />;
}
