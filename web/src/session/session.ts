import type { User } from '#shared/contract/user-items.ts';

/** The user of the session: what the service answers, with the identity token (specification, section 3). */
export type SessionUser = User & { readonly token: string };

export interface SignedIn {
  readonly phase: 'signed-in';
  readonly user: SessionUser;
}

export interface SignedOut {
  readonly phase: 'signed-out';
  /** Why the session ended without the user's action: shown on the sign-in page. */
  readonly notice?: string;
}

/**
 * Restoring is the moment after the start in which a kept session is looked for; unreachable is what follows where it
 * has expired and the service cannot be asked for another token.
 */
export type Session = { readonly phase: 'restoring' | 'unreachable' } | SignedOut | SignedIn;
