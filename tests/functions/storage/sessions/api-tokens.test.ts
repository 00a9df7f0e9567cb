import '../../../support/function-environment.ts';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { documentClient } from '../../../../functions/runtime/document-client.ts';
import { newId } from '../../../../functions/runtime/ids.ts';
import {
  createApiToken,
  findApiToken,
  recordApiTokenUse,
  removeApiToken,
} from '../../../../functions/storage/sessions/api-tokens.ts';
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

async function aToken() {
  const [uid, id] = [newId(), newId()];
  const expiresAt = '2027-11-20T10:00:00.000Z';
  const token = { id, name: 'Pipeline', scope: 'read', createdAt: at, expiresAt, hash: 'aa' } as const;
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
