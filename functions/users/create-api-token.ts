import { type ApiToken, apiTokenLimits, type NewApiToken } from '#shared/contract/api-tokens.ts';
import { Refusal } from '#shared/contract/errors.ts';
import { hashOf, newSecret, writeApiToken } from '../identity/api-token.ts';
import { daysAfter, instantNow } from '../runtime/clock.ts';
import { newId } from '../runtime/ids.ts';
import { requireFeature } from '../storage/plan-limits.ts';
import { listApiTokens, createApiToken as storeApiToken } from '../storage/sessions/api-tokens.ts';
import { apiTokenAnswer } from './api-token-answer.ts';

/** Makes a token and keeps its hash. @throws plan_limit where the plan has no API access, unprocessable for too many tokens. */
export async function createApiToken(
  uid: string,
  { name, scope, expiresInDays }: NewApiToken,
): Promise<{ readonly data: ApiToken; readonly token: string }> {
  const now = instantNow();
  const [tokens] = await Promise.all([listApiTokens(uid), requireFeature(uid, 'apiAccess')]);
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
