import { endSession, logoutUser } from '#shared/contract/sessions.ts';
import type { User } from '#shared/contract/user-items.ts';
import { getCurrentUser, loginUser, type Registration, registerUser } from '#shared/contract/users.ts';
import { ApiError } from '#web/api/api-error.ts';
import { callRoute } from '#web/api/call-route.ts';
import { provideCredentials } from '#web/api/credentials.ts';
import { serverNow } from '#web/api/server-clock.ts';
import { expiryOf, sessionOf } from './id-token.ts';
import type { Identity } from './identity.ts';
import type { Session, SessionUser } from './session.ts';
import {
  clearStoredSession,
  readStoredSession,
  type StoredSession,
  storageKeys,
  storeSession,
} from './stored-session.ts';
import { createTokenRefresher } from './token-refresher.ts';
import { within } from './within.ts';

export interface SessionManager extends Pick<Identity, 'accessToken' | 'authenticator'> {
  readonly current: () => Session;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Restores a kept session and keeps it fresh. Before the first page is drawn, so that its calls carry the token.
   * Returns a function that releases everything.
   */
  readonly start: () => () => void;
  /** False where the account also asks for a code of its authenticator, which `confirmCode` takes. */
  readonly signIn: (email: string, password: string) => Promise<boolean>;
  readonly confirmCode: (code: string) => Promise<void>;
  readonly register: (registration: Registration) => Promise<void>;
  /** Looks for the kept session again, where the service was unreachable. */
  readonly retry: () => void;
  /**
   * Ends the session here and in every other tab, even when the identity service does not answer within 5 s or cannot
   * be reached (then it throws).
   */
  readonly signOut: () => Promise<void>;
  /** The session is over already: it is forgotten here, with words for the sign-in page. */
  readonly forget: (notice: string) => void;
  /** The user as the service answered it after a change. */
  readonly replaceUser: (user: User) => void;
}

/** Waiting for a kept session ends after this long, whatever it waits for (specification, section 9). */
const restorationMs = 5_000;
const signOutMs = 5_000;
/** The identity service's client has no limit of its own. */
const renewalMs = 10_000;
const ended = 'Your session has ended. Sign in again to continue.';

/** The one session of this tab: what the specification calls the auth state, with its transitions. */
export function createSessionManager(identity: Identity): SessionManager {
  let session: Session = { phase: readStoredSession() ? 'restoring' : 'signed-out' };
  let token: string | undefined;
  /** Counts sign-ins and sign-outs, so that an answer meant for an earlier session is dropped. */
  let era = 0;
  /** While someone signs out, refused tokens are neither renewed nor explained. */
  let isLeaving = false;
  const listeners = new Set<() => void>();

  const become = (next: Session) => {
    session = next;
    for (const listener of listeners) listener();
  };

  const adopt = (user: SessionUser) => {
    token = user.token;
    refresher.watch(user.token);
    become({ phase: 'signed-in', user });
  };

  /** A token that is refused meanwhile belongs to a session that has ended anyway. */
  const endHere = (signal: AbortSignal) =>
    callRoute(logoutUser, {}, { signal }).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
    });

  const enter = (user: SessionUser) => {
    era += 1;
    storeSession(user);
    adopt(user);
  };

  const enterWith = async (idToken: string) => {
    const replaced = token && sessionOf(token);
    const { user } = await callRoute(loginUser, { body: { idToken } });
    enter({ ...user, token: idToken });
    // Whoever proves the password again goes on in another session. The one before would stay in the list.
    if (replaced) callRoute(endSession, { params: { id: replaced } }).catch(() => {});
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
    const current = { ...user, token };
    storeSession(current);
    become({ phase: 'signed-in', user: current });
  };

  const keepToken = (renewed: string) => {
    token = renewed;
    refresher.watch(renewed);
    const user = session.phase === 'signed-in' ? session.user : readStoredSession()?.user;
    // While a session is restored, its user is fetched next.
    if (user && session.phase !== 'restoring') replaceUser(user);
  };

  const requestToken = async () => {
    const mine = era;
    const renewed = await within(renewalMs, identity.renew());
    if (mine !== era) return undefined;
    if (renewed) keepToken(renewed);
    else end(ended);
    return renewed;
  };
  const refresher = createTokenRefresher(requestToken);

  /** The token as it is then: within 30 s of a renewal, another tab may have a newer one. */
  const renew = async () => (await refresher.renew()) && token;

  const fetchUser = async () => {
    const mine = era;
    const { user } = await callRoute(getCurrentUser, {});
    if (mine === era) replaceUser(user);
  };

  const isFresh = (kept: string | undefined) => kept !== undefined && expiryOf(kept) > serverNow();

  const askService = async () => {
    if (isFresh(token) || (await renew())) await fetchUser();
  };

  const restore = async (kept: StoredSession) => {
    token = kept.token;
    if (isFresh(kept.token) && kept.user) {
      adopt({ ...kept.user, token: kept.token });
      // The kept user stands until the service has answered; a refused token ends the session by itself.
      await fetchUser().catch(() => {});
      return;
    }
    try {
      await within(restorationMs, askService());
      if (token) refresher.watch(token);
    } catch {
      if (session.phase !== 'restoring') return;
      if (!kept.user)
        become({ phase: 'signed-out', notice: 'Your session could not be restored. Sign in again.' });
      // A token that is fresh lets the kept user continue, and each call reports its own failure.
      else if (token && (token !== kept.token || isFresh(token))) adopt({ ...kept.user, token });
      else become({ phase: 'unreachable' });
    }
  };

  const begin = () => {
    const kept = readStoredSession();
    if (kept) void restore(kept);
    else if (session.phase !== 'signed-out') become({ phase: 'signed-out' });
  };

  const retry = () => {
    if (session.phase !== 'unreachable') return;
    refresher.allow();
    become({ phase: 'restoring' });
    begin();
  };

  const followOtherTabs = (event: StorageEvent) => {
    if (event.key !== storageKeys.token && event.key !== null) return;
    const kept = readStoredSession();
    if (kept?.user) {
      // A token that another tab has renewed belongs to the same session.
      if (session.phase !== 'signed-in' || session.user.uid !== kept.user.uid) era += 1;
      adopt({ ...kept.user, token: kept.token });
    } else if (!kept && session.phase !== 'signed-out') end();
  };

  return {
    current: () => session,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      const withdraw = provideCredentials({
        token: () => token,
        era: () => era,
        renew: async () => (isLeaving ? undefined : renew()),
        expire: () => {
          if (!isLeaving) end(ended);
        },
      });
      window.addEventListener('storage', followOtherTabs);
      window.addEventListener('online', retry);
      begin();
      return () => {
        era += 1;
        withdraw();
        refresher.stop();
        window.removeEventListener('storage', followOtherTabs);
        window.removeEventListener('online', retry);
      };
    },
    signIn: async (email, password) => {
      const idToken = await identity.signIn(email, password);
      if (idToken) await enterWith(idToken);
      return idToken !== undefined;
    },
    confirmCode: async (code) => enterWith(await identity.confirmCode(code)),
    register: async (registration) => {
      const { user, token: registered } = await callRoute(registerUser, { body: registration });
      enter({ ...user, token: registered });
      const mine = era;
      const { email, password } = registration;
      // For the refresh token; without it the session lasts as long as its first token.
      const signedIn = await identity.signIn(email, password).catch(() => undefined);
      if (signedIn && mine === era) keepToken(signedIn);
    },
    signOut: async () => {
      const signal = AbortSignal.timeout(signOutMs);
      isLeaving = true;
      try {
        await within(signOutMs, Promise.all([endHere(signal), identity.signOut(signal)]));
      } finally {
        isLeaving = false;
        end();
      }
    },
    forget: end,
    accessToken: identity.accessToken,
    authenticator: identity.authenticator,
    retry,
    replaceUser,
  };
}
