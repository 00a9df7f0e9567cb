import '../../../support/function-environment.ts';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { documentClient } from '../../../../functions/runtime/document-client.ts';
import { newId } from '../../../../functions/runtime/ids.ts';
import {
  createApiToken,
  findApiToken,
  listApiTokens,
  recordApiTokenUse,
  removeApiToken,
} from '../../../../functions/storage/sessions/api-tokens.ts';
import { tableName } from '../../../../functions/storage/tables/table-name.ts';
import { withLocalData } from '../../../support/local-data.ts';

withLocalData();

const at = '2026-11-21T10:00:00.000Z';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const expiresAt = '2027-11-20T10:00:00.000Z';
const newToken = () =>
  ({ id: newId(), name: 'Pipeline', scope: 'read', createdAt: at, expiresAt, hash: 'aa' }) as const;

async function aToken() {
  const [uid, token] = [newId(), newToken()];
  const { id } = token;
  await createApiToken(uid, token);
  const use = async () => {
    const stored = await findApiToken(uid, id);
    if (stored) await recordApiTokenUse(uid, stored);
    return (await findApiToken(uid, id))?.lastUsedAt;
  };
  return { uid, token, use };
}

it('records when a token was last used, at most once an hour', async () => {
  const { use } = await aToken();
  expect(await use()).toBe(at);
  const sent = vi.spyOn(documentClient(), 'send');
  vi.setSystemTime('2026-11-21T10:59:59.999Z');
  expect(await use()).toBe(at);
  expect(sent.mock.calls.filter(([command]) => command instanceof UpdateCommand)).toEqual([]);
  vi.setSystemTime('2026-11-21T11:00:00.000Z');
  expect(await use()).toBe('2026-11-21T11:00:00.000Z');
});

it('keeps the first of the uses that were recorded at once', async () => {
  const { uid, token, use } = await aToken();
  await use();
  vi.setSystemTime('2026-11-21T10:00:00.100Z');
  await recordApiTokenUse(uid, token);
  expect((await findApiToken(uid, token.id))?.lastUsedAt).toBe(at);
});

it('does not bring back a token that was revoked meanwhile', async () => {
  const { uid, token } = await aToken();
  await removeApiToken(uid, token.id);
  await recordApiTokenUse(uid, token);
  expect(await findApiToken(uid, token.id)).toBeUndefined();
});

/** Creates so many at once, and says how many came to be and how many were refused for there being too many. */
async function createAtOnce(uid: string, count: number) {
  const created = await Promise.allSettled(
    Array.from({ length: count }, () => createApiToken(uid, newToken())),
  );
  const refused = created.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
  expect(new Set(refused)).toEqual(new Set(refused.length > 0 ? ['unprocessable'] : []));
  return { created: count - refused.length, refused: refused.length };
}

it('holds as many tokens as a user may have, however many are created at once', {
  timeout: 60_000,
}, async () => {
  const uid = newId();
  expect(await createAtOnce(uid, 30)).toEqual({ created: 20, refused: 10 });
  expect(await listApiTokens(uid)).toHaveLength(20);
});

it('counts tokens from before there was a limit in the transaction', async () => {
  const uid = newId();
  for (let count = 0; count < 19; count += 1)
    await documentClient().send(
      new PutCommand({ TableName: tableName('apiTokens'), Item: { userId: uid, ...newToken() } }),
    );
  expect(await createAtOnce(uid, 3)).toEqual({ created: 1, refused: 2 });
});

it('gives the places of revoked tokens to new ones', async () => {
  const uid = newId();
  for (let count = 0; count < 20; count += 1) await createApiToken(uid, newToken());
  const [first, second] = await listApiTokens(uid);
  await removeApiToken(uid, first?.id ?? '');
  await removeApiToken(uid, second?.id ?? '');
  expect(await createAtOnce(uid, 3)).toEqual({ created: 2, refused: 1 });
});
