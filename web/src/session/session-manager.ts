import {
  getCurrentUser,
  loginUser,
  type Registration,
  registerUser,
  type User,
} from '#shared/contract/users.ts';
import { callRoute } from '#web/api/call-route.ts';
import { provideCredentials } from '#web/api/credentials.ts';
import { expiryOf } from './id-token.ts';
import type { Identity } from './identity.ts';
import type { Session } from './session.ts';
import {
  clearStoredSession,
  readStoredSession,
  type StoredSession,
  storageKeys,
  storeSession,
} from './stored-session.ts';
import { createTokenRefresher } from './token-refresher.ts';
import { within } from './within.ts';

export interface SessionManager {
  readonly current: () => Session;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Restores a kept session and keeps it fresh. Before the first page is drawn, so that its calls carry the token.
   * Returns a function that releases everything.
   */
  readonly start: () => () => void;
  readonly signIn: (email: string, password: string) => Promise<void>;
  readonly register: (registration: Registration) => Promise<void>;
  /** Ends the session here and in every other tab, even when the identity service cannot be reached (then it throws). */
  readonly signOut: () => Promise<void>;
  /** The user as the service answered it after a change. */
  readonly replaceUser: (user: User) => void;
}

/** Waiting for a kept session ends after this long (specification, section 9). */
const restorationMs = 5_000;
const ended = 'Your session has ended. Sign in again to continue.';

/** The one session of this tab: what the specification calls the auth state, with its transitions. */
export function createSessionManager(identity: Identity): SessionManager {
  let session: Session = { phase: readStoredSession() ? 'restoring' : 'signed-out' };
  let token: string | undefined;
  let renewal: Promise<string | undefined> | undefined;
  /** Counts sign-ins and sign-outs, so that an answer meant for an earlier session is dropped. */
  let era = 0;
  const listeners = new Set<() => void>();

  const become = (next: Session) => {
    session = next;
    for (const listener of listeners) listener();
  };

  const adopt = (next: { readonly token: string; readonly user: User }) => {
    token = next.token;
    refresher.watch(next.token);
    become({ phase: 'signed-in', user: next.user });
  };

  const enter = (next: { readonly token: string; readonly user: User }) => {
    era += 1;
    storeSession(next);
    adopt(next);
  };

  const end = (notice?: string) => {
    era += 1;
    token = undefined;
    refresher.stop();
    clearStoredSession();
    become({ phase: 'signed-out', ...(notice !== undefined && { notice }) });
  };

  const replaceUser = (user: User) => {
    if (!token) return;
    storeSession({ token, user });
    become({ phase: 'signed-in', user });
  };

  const keepToken = (renewed: string) => {
    token = renewed;
    refresher.watch(renewed);
    if (session.phase === 'signed-in') storeSession({ token: renewed, user: session.user });
  };

  const requestToken = async () => {
    const mine = era;
    const renewed = await identity.renew();
    if (mine !== era) return undefined;
    if (renewed) keepToken(renewed);
    else end(ended);
    return renewed;
  };

  /** One at a time, however many calls were refused at once. */
  const renew = () => {
    renewal ??= requestToken().finally(() => {
      renewal = undefined;
    });
    return renewal;
  };
  const refresher = createTokenRefresher(renew);

  const fetchUser = async () => {
    const mine = era;
    const { user } = await callRoute(getCurrentUser, {});
    if (mine === era) replaceUser(user);
  };

  const restore = async (kept: StoredSession) => {
    token = kept.token;
    const isFresh = expiryOf(kept.token) > Date.now();
    if (isFresh && kept.user) {
      adopt({ token: kept.token, user: kept.user });
      // The kept user stands until the service has answered; a refused token ends the session by itself.
      await fetchUser().catch(() => {});
      return;
    }
    try {
      if (isFresh || (await within(restorationMs, renew()))) await within(restorationMs, fetchUser());
      if (token) refresher.watch(token);
    } catch {
      if (session.phase !== 'restoring') return;
      // Timed out or unreachable: the stored user may continue, and each call reports its own failure.
      if (kept.user) adopt({ token: token ?? kept.token, user: kept.user });
      else become({ phase: 'signed-out', notice: 'Your session could not be restored. Sign in again.' });
    }
  };

  const followOtherTabs = (event: StorageEvent) => {
    if (event.key !== storageKeys.token && event.key !== null) return;
    const kept = readStoredSession();
    if (kept?.user) {
      era += 1;
      adopt({ token: kept.token, user: kept.user });
    } else if (!kept && session.phase === 'signed-in') end();
  };

  return {
    current: () => session,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      const withdraw = provideCredentials({ token: () => token, renew, expire: () => end(ended) });
      window.addEventListener('storage', followOtherTabs);
      const kept = readStoredSession();
      if (kept) void restore(kept);
      return () => {
        era += 1;
        withdraw();
        refresher.stop();
        window.removeEventListener('storage', followOtherTabs);
      };
    },
    signIn: async (email, password) => {
      const idToken = await identity.signIn(email, password);
      const { user } = await callRoute(loginUser, { body: { idToken } });
      enter({ token: idToken, user });
    },
    register: async (registration) => {
      enter(await callRoute(registerUser, { body: registration }));
      const mine = era;
      const { email, password } = registration;
      // For the refresh token; without it the session lasts as long as its first token.
      const signedIn = await identity.signIn(email, password).catch(() => undefined);
      if (signedIn && mine === era) keepToken(signedIn);
    },
    signOut: async () => {
      try {
        await identity.signOut();
      } finally {
        end();
      }
    },
    replaceUser,
  };
}
