import type { User } from '#shared/contract/users.ts';
import { isUser } from './is-user.ts';

/** What the specification keeps in the browser's local storage, under these two keys (section 4). */
export const storageKeys = { user: 'user', token: 'token' } as const;

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
export function storeSession({ token, user }: { readonly token: string; readonly user: User }): void {
  localStorage.setItem(storageKeys.user, JSON.stringify(user));
  localStorage.setItem(storageKeys.token, token);
}

export function clearStoredSession(): void {
  localStorage.removeItem(storageKeys.token);
  localStorage.removeItem(storageKeys.user);
}

function parseUser(json: string | null): User | undefined {
  try {
    const kept: unknown = JSON.parse(json ?? '');
    return isUser(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}
