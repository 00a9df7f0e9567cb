import { type ApiToken, apiTokenLimits, type NewApiToken } from '#shared/contract/api-tokens.ts';
import { Refusal } from '#shared/contract/errors.ts';
import { hasApiAccess } from '#shared/contract/plan-access.ts';
import { hashOf, newSecret, writeApiToken } from '../identity/api-token.ts';
import { daysAfter, instantNow } from '../runtime/clock.ts';
import { newId } from '../runtime/ids.ts';
import { listApiTokens, createApiToken as storeApiToken } from '../storage/api-tokens.ts';
import { getProfile } from '../storage/profiles.ts';
import { apiTokenAnswer } from './api-token-answer.ts';

/** Makes a token and keeps its hash. @throws unprocessable where the plan has no API access, or the user enough tokens. */
export async function createApiToken(
  uid: string,
  { name, scope, expiresInDays }: NewApiToken,
): Promise<{ readonly data: ApiToken; readonly token: string }> {
  const now = instantNow();
  const [{ subscription }, tokens] = await Promise.all([getProfile(uid), listApiTokens(uid)]);
  if (!hasApiAccess(subscription, now))
    throw new Refusal('unprocessable', 'Your plan does not include access by API tokens.');
  if (tokens.length >= apiTokenLimits.tokens)
    throw new Refusal(
      'unprocessable',
      `You have ${tokens.length} API tokens, the most that are possible. Revoke one first.`,
    );
  const [id, secret] = [newId(), newSecret()];
  const expiresAt = daysAfter(now, expiresInDays);
  const stored = { id, name, scope, createdAt: now, expiresAt, hash: hashOf(secret) };
  await storeApiToken(uid, stored);
  return { data: apiTokenAnswer(stored), token: writeApiToken({ uid, id, secret }) };
}
