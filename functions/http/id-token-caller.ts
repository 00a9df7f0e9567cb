import { Refusal } from '#shared/contract/errors.ts';
import { type IdTokenClaims, idTokenVerifier } from '../identity/verify-id-token.ts';
import { type Gate, readGate } from '../storage/gates.ts';
import { type Caller, callerFrom } from './caller.ts';
import { unverifiedSession } from './unverified-session.ts';

/**
 * Identifies the user of an ID token: it is verified, and its session is open. The gate is read while the token is being
 * verified; what it says of anyone else than the verified user is not used.
 * @throws unauthenticated for a token that is not valid, and for a session or an account that has been closed.
 */
export function idTokenCaller(): (token: string) => Promise<Caller> {
  const verifyIdToken = idTokenVerifier();
  return async (token) => {
    const expected = unverifiedSession(token);
    const early = expected && readGate(expected.uid, expected.sessionId);
    // Where the token is refused, nobody waits for it.
    early?.catch(() => undefined);
    const claims = await verifyIdToken(token);
    const isOwn = expected?.uid === claims.sub && expected.sessionId === claims.origin_jti;
    const gate = await ((isOwn && early) || readGate(claims.sub, claims.origin_jti));
    pass(gate, claims);
    return callerFrom(claims, gate.emailProvedAt !== undefined);
  };
}

function pass({ closed, isSessionEnded, validFrom, spared }: Gate, claims: IdTokenClaims): void {
  if (closed !== undefined) throw new Refusal('unauthenticated', closedSentence[closed]);
  const isBefore = validFrom !== undefined && claims.auth_time <= validFrom && claims.origin_jti !== spared;
  if (isSessionEnded || isBefore)
    throw new Refusal('unauthenticated', 'Your session has ended. Sign in again.');
}

const closedSentence = {
  disabled: 'This account has been disabled by an administrator.',
  erased: 'This account has been deleted.',
} as const satisfies Record<NonNullable<Gate['closed']>, string>;
