import type { ReactNode } from 'react';
import { useSession } from '#web/session/session-provider.tsx';

/** A private page as the site guards it: drawn once the session is restored. */
export function OnceSignedIn({ children }: { readonly children: ReactNode }) {
  return useSession().phase === 'signed-in' ? children : null;
}
