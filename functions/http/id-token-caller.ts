import { Refusal } from '#shared/contract/errors.ts';
import { type IdTokenClaims, idTokenVerifier } from '../identity/verify-id-token.ts';
import { type Gate, readGate } from '../storage/sessions/gates.ts';
import { type Caller, callerAtGate, callerFrom } from './caller.ts';
import { unverifiedSession } from './unverified-session.ts';

/**
 * Identifies the user of an ID token: it is verified, and its session is open. The gate is read while the token is being
 * verified; what it says of anyone else than the verified user is not used.
 *
 * With `beside` the caller is returned as soon as the token is verified, and `beside` gets the promise that the gate lets
 * them pass, which has to be awaited before anything is written or answered.
 * @throws unauthenticated for a token that is not valid, and for a session or an account that has been closed.
 */
export function idTokenCaller(): (
  token: string,
  beside?: (passing: Promise<Gate>) => void,
) => Promise<Caller> {
  const verifyIdToken = idTokenVerifier();
  return async (token, beside) => {
    const expected = unverifiedSession(token);
    const early = expected && readGate(expected.uid, expected.sessionId);
    // Where the token is refused, nobody waits for it.
    early?.catch(() => undefined);
    const claims = await verifyIdToken(token);
    const isOwn = expected?.uid === claims.sub && expected.sessionId === claims.origin_jti;
    const passing = pass((isOwn && early) || readGate(claims.sub, claims.origin_jti), claims);
    if (!beside) return callerFrom(claims, (await passing).emailProvedAt !== undefined);
    // It is awaited in the end; until then nobody handles a rejection.
    passing.catch(() => undefined);
    beside(passing);
    return callerAtGate(claims);
  };
}

async function pass(reading: Promise<Gate>, claims: IdTokenClaims): Promise<Gate> {
  const gate = await reading;
  const { closed, isSessionEnded, validFrom, spared } = gate;
  if (closed !== undefined) throw new Refusal('unauthenticated', closedSentence[closed]);
  const isBefore = validFrom !== undefined && claims.auth_time <= validFrom && claims.origin_jti !== spared;
  if (isSessionEnded || isBefore)
    throw new Refusal('unauthenticated', 'Your session has ended. Sign in again.');
  return gate;
}

const closedSentence = {
  disabled: 'This account has been disabled by an administrator.',
  erased: 'This account has been deleted.',
} as const satisfies Record<NonNullable<Gate['closed']>, string>;
