import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { Session, SessionUser } from './session.ts';
import type { SessionManager } from './session-manager.ts';

const SessionContext = createContext<{ session: Session; manager: SessionManager } | undefined>(undefined);

export interface SessionProviderProps {
  readonly manager: SessionManager;
  readonly children: ReactNode;
}

/** Provides the session and its changes to everything below. */
export function SessionProvider({ manager, children }: SessionProviderProps) {
  const session = useSyncExternalStore(manager.subscribe, manager.current);
  return <SessionContext value={{ session, manager }}>{children}</SessionContext>;
}

export const useSession = (): Session => useSessionContext().session;

/** Signing in, registering, signing out, and putting a changed user in place. */
export const useSessionActions = (): Omit<SessionManager, 'current' | 'subscribe' | 'start'> =>
  useSessionContext().manager;

/** The signed-in user, on a private page. */
export function useUser(): SessionUser {
  const session = useSession();
  if (session.phase !== 'signed-in') throw new Error('useUser is for private pages');
  return session.user;
}

function useSessionContext() {
  const context = use(SessionContext);
  if (!context) throw new Error('The session needs a SessionProvider above');
  return context;
}
