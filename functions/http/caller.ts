import type { IdTokenClaims } from '../identity/verify-id-token.ts';

/** Who is calling, as their verified ID token says. */
export interface Caller {
  /** The identity service's `sub`; owner of everything that the caller creates. */
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  readonly groups: readonly string[];
}

/** The identity service's group of administrators; only operators add members. */
export const adminGroup = 'admin';

export const isAdmin = (caller: Pick<Caller, 'groups'>): boolean => caller.groups.includes(adminGroup);

export const callerFrom = (claims: IdTokenClaims): Caller => ({
  uid: claims.sub,
  email: claims.email,
  name: claims.name ?? nameBefore(claims.email),
  groups: claims['cognito:groups'],
});

/** An identity that an operator created manually may have no name. */
const nameBefore = (email: string): string => email.split('@')[0] ?? email;
