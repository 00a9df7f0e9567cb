import type { Caller } from '../http/caller.ts';
import type { TokenSession } from '../storage/sessions/sessions.ts';

/** The session of a caller with an ID token. */
export function ownSession({ uid, sessionId, authenticatedAt }: Caller): TokenSession {
  if (sessionId === undefined) throw new Error('An API token has no session');
  return { uid, sessionId, authenticatedAt };
}
