import type { User } from '#shared/contract/users.ts';

export interface SignedIn {
  readonly phase: 'signed-in';
  readonly user: User;
}

export interface SignedOut {
  readonly phase: 'signed-out';
  /** Why the session ended without the user's action: shown on the sign-in page. */
  readonly notice?: string;
}

/** Restoring is the moment after the start in which a kept session is looked for. */
export type Session = { readonly phase: 'restoring' } | SignedOut | SignedIn;
