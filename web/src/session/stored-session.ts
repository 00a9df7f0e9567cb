import type { User } from '#shared/contract/user-items.ts';
import { forgetIdentityTokens } from './forget-identity-tokens.ts';
import { isUser } from './is-user.ts';
import type { SessionUser } from './session.ts';

/** What the specification keeps in the browser's local storage, under these keys (sections 3 and 4). */
export const storageKeys = { token: 'token', isAuthenticated: 'isAuthenticated', user: 'user' } as const;

export interface StoredSession {
  readonly token: string;
  /** Absent when it was written by an older version of the site and no longer fits. */
  readonly user: User | undefined;
}

export function readStoredSession(): StoredSession | undefined {
  const token = localStorage.getItem(storageKeys.token);
  return token ? { token, user: parseUser(localStorage.getItem(storageKeys.user)) } : undefined;
}

/** The token is written last and removed first: other tabs act on its change alone. */
export function storeSession(user: SessionUser): void {
  localStorage.setItem(storageKeys.user, JSON.stringify(user));
  localStorage.setItem(storageKeys.isAuthenticated, 'true');
  localStorage.setItem(storageKeys.token, user.token);
}

/** The identity client's tokens too: it may be unable to remove them itself, or not be loaded. */
export function clearStoredSession(): void {
  for (const key of Object.values(storageKeys)) localStorage.removeItem(key);
  forgetIdentityTokens();
}

function parseUser(json: string | null): User | undefined {
  try {
    const kept: unknown = JSON.parse(json ?? '');
    return isUser(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}
