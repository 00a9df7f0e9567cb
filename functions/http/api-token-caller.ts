import type { ApiTokenScope } from '#shared/contract/define-route.ts';
import { Refusal } from '#shared/contract/errors.ts';
import { hasApiAccess } from '#shared/contract/plan-access.ts';
import { hasHash, readApiToken } from '../identity/api-token.ts';
import { instantNow } from '../runtime/clock.ts';
import { findProfile } from '../storage/profiles.ts';
import { findApiToken, recordApiTokenUse } from '../storage/sessions/api-tokens.ts';
import { readGate } from '../storage/sessions/gates.ts';
import type { Caller } from './caller.ts';

/**
 * Whose API token it is. What they do with it is recorded under their name with the token's.
 * @throws unauthenticated, whatever is wrong with the token; forbidden where its scope or the owner's plan does not reach.
 */
export async function callerOfApiToken(token: string, needed: ApiTokenScope): Promise<Caller> {
  const parts = readApiToken(token);
  if (!parts) throw notValid();
  const [stored, profile, gate] = await Promise.all([
    findApiToken(parts.uid, parts.id),
    findProfile(parts.uid),
    readGate(parts.uid),
  ]);
  if (!stored || !profile || gate.closed !== undefined || !hasHash(parts.secret, stored.hash))
    throw notValid();
  const now = instantNow();
  if (stored.expiresAt <= now) throw notValid();
  if (!hasApiAccess(profile.subscription, now))
    throw new Refusal('forbidden', 'Your plan does not include access by API tokens.');
  if (needed === 'deploy' && stored.scope !== 'deploy')
    throw new Refusal('forbidden', 'This API token may only read.');
  await recordApiTokenUse(parts.uid, stored);
  const { uid, email, displayName } = profile;
  return {
    uid,
    email,
    name: `${displayName} (${stored.name})`,
    groups: [],
    isEmailProved: gate.emailProvedAt !== undefined,
    authenticatedAt: 0,
  };
}

const notValid = (): Refusal =>
  new Refusal('unauthenticated', 'This API token is not valid: it is wrong, revoked or expired.');
