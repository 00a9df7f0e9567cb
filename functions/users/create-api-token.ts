import type { ApiToken, NewApiToken } from '#shared/contract/api-tokens.ts';
import { hashOf, newSecret, writeApiToken } from '../identity/api-token.ts';
import { daysAfter, instantNow } from '../runtime/clock.ts';
import { newId } from '../runtime/ids.ts';
import { requireFeature } from '../storage/plan-limits.ts';
import { createApiToken as storeApiToken } from '../storage/sessions/api-tokens.ts';
import { apiTokenAnswer } from './api-token-answer.ts';

/** Makes a token and keeps its hash. @throws plan_limit where the plan has no API access, unprocessable for too many tokens. */
export async function createApiToken(
  uid: string,
  { name, scope, expiresInDays }: NewApiToken,
): Promise<{ readonly data: ApiToken; readonly token: string }> {
  const now = instantNow();
  await requireFeature(uid, 'apiAccess');
  const [id, secret] = [newId(), newSecret()];
  const expiresAt = daysAfter(now, expiresInDays);
  const stored = { id, name, scope, createdAt: now, expiresAt, hash: hashOf(secret) };
  await storeApiToken(uid, stored);
  return { data: apiTokenAnswer(stored), token: writeApiToken({ uid, id, secret }) };
}
