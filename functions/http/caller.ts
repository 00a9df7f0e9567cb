import type { IdTokenClaims } from '../identity/verify-id-token.ts';

/** Who is calling: as their verified ID token says, or the owner of an API token. */
export interface Caller {
  /** The identity service's `sub`; owner of everything that the caller creates. */
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  readonly groups: readonly string[];
  /** Whether they have entered a code that was mailed to their address. */
  readonly isEmailProved: boolean;
  /** Epoch second of the sign-in; 0 for an API token, which is no sign-in. */
  readonly authenticatedAt: number;
  /** The sign-in that the token descends from (`origin_jti`); none for an API token. */
  readonly sessionId?: string;
}

/** The identity service's group of administrators; only operators add members. */
export const adminGroup = 'admin';

export const isAdmin = (caller: Pick<Caller, 'groups'>): boolean => caller.groups.includes(adminGroup);

export const callerFrom = (claims: IdTokenClaims, isEmailProved: boolean): Caller => ({
  ...identified(claims),
  isEmailProved,
});

/** A caller whose gate is still being read: who they are is certain, whether their address is proved nobody knows yet. */
export const callerAtGate = (claims: IdTokenClaims): Caller => ({
  ...identified(claims),
  get isEmailProved(): boolean {
    throw new Error('The gate is being read beside this call, which therefore knows no proof of an address');
  },
});

const identified = (claims: IdTokenClaims) => ({
  uid: claims.sub,
  email: claims.email,
  name: claims.name ?? nameBefore(claims.email),
  groups: claims['cognito:groups'],
  authenticatedAt: claims.auth_time,
  sessionId: claims.origin_jti,
});

/** An identity that an operator created manually may have no name. */
const nameBefore = (email: string): string => email.split('@')[0] ?? email;
