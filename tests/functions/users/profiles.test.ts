import '../../support/function-environment.ts';
import { randomUUID } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentClient } from '../../../functions/runtime/document-client.ts';
import { createProfile } from '../../../functions/storage/profile-writes.ts';
import { findProfile } from '../../../functions/storage/profiles.ts';
import { readStats } from '../../../functions/storage/statistics/stats.ts';
import { handler as getCurrentUser } from '../../../functions/users/routes/get-current-user.ts';
import { handler as getProfile } from '../../../functions/users/routes/get-profile.ts';
import { handler as loginUser } from '../../../functions/users/routes/login-user.ts';
import { handler as updateProfile } from '../../../functions/users/routes/update-profile.ts';
import { send } from '../../support/http-events.ts';
import { anAdminToken, anIdToken, badTokens, withPoolKeys } from '../../support/id-tokens.ts';
import { withLocalData } from '../../support/local-data.ts';
import { aProfile } from '../../support/profiles.ts';
import { withRequestLog } from '../../support/request-log.ts';

withLocalData();
withPoolKeys();
withRequestLog();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T23:59:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A user with a stored profile, and a token of theirs. */
async function aUser(given = {}) {
  const profile = aProfile(given);
  await createProfile(profile);
  return { profile, uid: profile.uid, token: anIdToken({ sub: profile.uid }) };
}

async function activityOf(uid: string) {
  const { Item } = await documentClient().send(
    new GetCommand({ TableName: 'activity', Key: { uid, day: '2026-11-21' } }),
  );
  return Item;
}

describe('the signed-in user', () => {
  it('gets the profile', async () => {
    const { profile, token } = await aUser();
    const { status, body } = await send(getCurrentUser, { token });
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, user: { ...profile, isAdmin: false, isEmailProved: false } });
  });

  it('is an administrator when the token says so, whatever role the profile has', async () => {
    const { uid, token } = await aUser({ role: 'network-admin' });
    expect((await send(getCurrentUser, { token })).body).toMatchObject({ user: { isAdmin: false } });
    const admin = await send(getCurrentUser, { token: anAdminToken({ sub: uid }) });
    expect(admin.body).toMatchObject({ user: { isAdmin: true } });
  });

  it('gets 404 without a profile', async () => {
    const { status, body } = await send(getCurrentUser, { token: anIdToken() });
    expect(status).toBe(404);
    expect(body.message).toBe('This profile does not exist.');
  });
});

describe('a profile', () => {
  it('is shown to its owner', async () => {
    const { uid, token } = await aUser();
    expect((await send(getProfile, { token, params: { id: uid } })).body).toMatchObject({ user: { uid } });
  });

  it('of someone else looks like none', async () => {
    const { uid } = await aUser();
    const { token } = await aUser();
    const others = await send(getProfile, { token, params: { id: uid } });
    const nobodys = await send(getProfile, { token, params: { id: randomUUID() } });
    expect(others.status).toBe(404);
    expect(others.body).toEqual(nobodys.body);
  });

  it('of anyone is shown to an administrator, without revealing administrators', async () => {
    const { uid } = await aUser();
    const { body } = await send(getProfile, { token: anAdminToken(), params: { id: uid } });
    expect(body).toMatchObject({ user: { uid, isAdmin: false } });
  });

  it('is rejected with 400 for an invalid id', async () => {
    const { status, body } = await send(getProfile, { token: anIdToken(), params: { id: 'me-too' } });
    expect(status).toBe(400);
    expect(body).toMatchObject({ message: 'Id must be a user id.' });
  });
});

describe('a change of a profile', () => {
  it('replaces the given fields, raises the version and records the time', async () => {
    const { profile, uid, token } = await aUser();
    const { body } = await send(updateProfile, {
      token,
      json: { version: 1, displayName: ' Ada King ', role: 'consultant' },
    });
    const changed = {
      ...profile,
      displayName: 'Ada King',
      role: 'consultant',
      version: 2,
      updatedAt: '2026-11-21T23:59:00.000Z',
    };
    expect(body).toEqual({ success: true, user: { ...changed, isAdmin: false, isEmailProved: false } });
    expect(await findProfile(uid)).toEqual(changed);
  });

  it('on a stale version returns 409 with the current one and changes nothing', async () => {
    const { uid, token } = await aUser({ version: 4 });
    const { status, body } = await send(updateProfile, { token, json: { version: 3, displayName: 'Ada' } });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'stale_version', details: { currentVersion: 4 } });
    expect(await findProfile(uid)).toMatchObject({ displayName: 'Ada Lovelace', version: 4 });
  });

  it('succeeds once when two are made at the same time', async () => {
    const { uid, token } = await aUser();
    const rename = (displayName: string) => send(updateProfile, { token, json: { version: 1, displayName } });
    const answers = await Promise.all([rename('One'), rename('Two')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.body).toMatchObject({ details: { currentVersion: 2 } });
    expect(await findProfile(uid)).toMatchObject({ version: 2 });
  });

  it('cannot grant administration or change the subscription', async () => {
    const { uid, token } = await aUser();
    const before = await findProfile(uid);
    // What answers have and a change has not is ignored: clients bring it back.
    for (const given of [{ isAdmin: true }, { subscription: {} }, { trial: {} }, { uid: randomUUID() }])
      expect((await send(updateProfile, { token, json: given })).body).toMatchObject({
        user: { uid, isAdmin: false, subscription: before?.subscription, trial: before?.trial },
      });
    for (const given of [{ role: 'admin' }, { isRoot: true }])
      expect((await send(updateProfile, { token, json: { version: 5, ...given } })).status).toBe(400);
  });

  it('without a profile returns 404', async () => {
    expect((await send(updateProfile, { token: anIdToken(), json: { version: 1 } })).status).toBe(404);
  });

  it('of the company moves the user from one to the other in the counts', async () => {
    const { companies } = await readStats();
    const { token } = await aUser({ company: 'Old Networks' });
    await aUser({ company: 'old networks' });
    const moved = async (version: number, company: string) => {
      expect((await send(updateProfile, { token, json: { version, company } })).status).toBe(200);
      return (await readStats()).companies - companies;
    };
    expect(await moved(1, 'New Networks')).toBe(2);
    expect(await moved(2, 'Newest Networks')).toBe(2);
    expect(await moved(3, 'OLD  Networks')).toBe(1);
    expect(await moved(4, 'Old Networks')).toBe(1);
  });
});

describe('a sign-in', () => {
  it('returns the user and counts as today’s activity, which is kept for 400 days', async () => {
    const { profile, uid, token } = await aUser();
    const { status, body } = await send(loginUser, { json: { idToken: token } });
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, user: { ...profile, isAdmin: false, isEmailProved: false } });
    await send(loginUser, { json: { idToken: token } });
    const kept = Math.floor(Date.parse('2026-11-21T23:59:00Z') / 1000) + 400 * 86_400;
    expect(await activityOf(uid)).toEqual({ uid, day: '2026-11-21', signIns: 2, expiresAt: kept });
  });

  it('of an identity made by an operator creates a profile, once', async () => {
    const before = await readStats();
    const uid = randomUUID();
    const idToken = anIdToken({ sub: uid, email: 'Op@Example.com', name: undefined });
    const answers = await Promise.all([1, 2, 3].map(() => send(loginUser, { json: { idToken } })));
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toMatchObject({
        user: { uid, email: 'op@example.com', displayName: 'op', company: '', role: 'other', version: 1 },
      });
    }
    const after = await readStats();
    expect({ users: after.users - before.users, companies: after.companies - before.companies }).toEqual({
      users: 1,
      companies: 0,
    });
  });

  it.each(Object.entries(badTokens))(
    'with a token %s returns 401 and counts nothing',
    async (_what, token) => {
      const { status, body } = await send(loginUser, { json: { idToken: token() } });
      expect(status).toBe(401);
      expect(body).toMatchObject({ code: 'unauthenticated' });
    },
  );
});
