import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession, logoutUser } from '#shared/contract/sessions.ts';
import { getStats } from '#shared/contract/stats.ts';
import { getCurrentUser, listUsers, loginUser, registerUser } from '#shared/contract/users.ts';
import { ApiError } from '#web/api/api-error.ts';
import { callRoute } from '#web/api/call-route.ts';
import type { Identity } from '#web/session/identity.ts';
import { createSessionManager } from '#web/session/session-manager.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { aFakeIdentity } from '../../support/render-site.tsx';
import { aToken, aUser } from '../../support/users.ts';

const minute = 60_000;
const hour = 60 * minute;

let api: FakeApi;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') });
  api = new FakeApi();
  api.answer(logoutUser, {});
  stop = () => {};
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const start = (identity: Identity = aFakeIdentity()) => {
  const manager = createSessionManager(identity);
  stop = manager.start();
  return manager;
};

const keep = (token: string, user: unknown = aUser()) => {
  localStorage.setItem('user', JSON.stringify(user));
  localStorage.setItem('token', token);
};

const settle = () => vi.advanceTimersByTimeAsync(0);

/** Another tab wrote to the storage: the browser tells this one. */
const changeInOtherTab = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

describe('restoring', () => {
  it('is signed out when nothing was stored, without a call', () => {
    const identity = aFakeIdentity();
    expect(start(identity).current()).toEqual({ phase: 'signed-out' });
    expect(identity.renew).not.toHaveBeenCalled();
  });

  it('is signed in immediately with a fresh token, and then takes the user from the service', async () => {
    keep(aToken(hour));
    api.answer(getCurrentUser, { user: aUser({ displayName: 'Ada L.' }) });
    const manager = start();
    expect(manager.current()).toMatchObject({ phase: 'signed-in', user: { displayName: 'Ada Lindqvist' } });
    await settle();
    expect(manager.current()).toMatchObject({ user: { displayName: 'Ada L.' } });
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ displayName: 'Ada L.' });
  });

  it('renews an expired token first and sends the new one', async () => {
    keep(aToken(-minute));
    api.answer(getCurrentUser, { user: aUser() });
    const manager = start();
    expect(manager.current().phase).toBe('restoring');
    await settle();
    expect(manager.current().phase).toBe('signed-in');
    expect(api.callsOf(getCurrentUser)[0]?.headers.get('authorization')).toMatch(/^Bearer .*\.renewed$/);
    expect(localStorage.getItem('token')).toMatch(/\.renewed$/);
  });

  it('fetches the user when the stored one has an older shape', async () => {
    keep(aToken(hour), { name: 'Ada' });
    api.answer(getCurrentUser, { user: aUser() });
    const manager = start();
    expect(manager.current().phase).toBe('restoring');
    await settle();
    expect(manager.current()).toMatchObject({ phase: 'signed-in', user: { displayName: 'Ada Lindqvist' } });
  });

  it('ends with a message when the identity service refuses to renew', async () => {
    keep(aToken(-minute));
    const manager = start(aFakeIdentity({ renew: async () => undefined }));
    await settle();
    expect(manager.current()).toEqual({
      phase: 'signed-out',
      notice: 'Your session has ended. Sign in again to continue.',
    });
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('stops waiting after 5 seconds, and keeps the session for another try', async () => {
    keep(aToken(-minute));
    const manager = start(aFakeIdentity({ renew: () => new Promise(() => {}) }));
    await vi.advanceTimersByTimeAsync(4_999);
    expect(manager.current().phase).toBe('restoring');
    await vi.advanceTimersByTimeAsync(1);
    expect(manager.current()).toEqual({ phase: 'unreachable' });
    expect(localStorage.getItem('token')).not.toBeNull();
  });

  it('takes 5 seconds in all, for the token and the user together', async () => {
    keep(aToken(-minute));
    const late = <Value,>(ms: number, value: Value) =>
      new Promise<Value>((resolve) => setTimeout(() => resolve(value), ms));
    api.answer(getCurrentUser, () => late(4_000, { user: aUser({ displayName: 'Late' }) }));
    const manager = start(aFakeIdentity({ renew: () => late(4_000, aToken(hour, 'renewed')) }));
    await vi.advanceTimersByTimeAsync(4_999);
    expect(manager.current().phase).toBe('restoring');
    await vi.advanceTimersByTimeAsync(1);
    expect(manager.current()).toMatchObject({
      phase: 'signed-in',
      user: { displayName: 'Ada Lindqvist', token: expect.stringMatching(/renewed$/) },
    });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(manager.current()).toMatchObject({ user: { displayName: 'Late' } });
  });

  describe('while the service is unreachable', () => {
    const stranded = async () => {
      keep(aToken(-minute));
      api.answer(getCurrentUser, { user: aUser() });
      const renew = vi.fn<Identity['renew']>(() => Promise.reject(new Error('Network error')));
      const manager = start(aFakeIdentity({ renew }));
      await settle();
      expect(manager.current()).toEqual({ phase: 'unreachable' });
      renew.mockImplementation(async () => aToken(hour, 'renewed'));
      return { manager, renew };
    };

    it('is tried again when the person asks', async () => {
      const { manager } = await stranded();
      manager.retry();
      expect(manager.current().phase).toBe('restoring');
      await settle();
      expect(manager.current().phase).toBe('signed-in');
    });

    it('is tried again when the network returns', async () => {
      const { manager } = await stranded();
      window.dispatchEvent(new Event('online'));
      await settle();
      expect(manager.current().phase).toBe('signed-in');
    });

    it('continues with an answer that comes late', async () => {
      keep(aToken(-minute));
      let answer = (_: string) => {};
      const renew = () => new Promise<string>((resolve) => (answer = resolve));
      const manager = start(aFakeIdentity({ renew }));
      await vi.advanceTimersByTimeAsync(6_000);
      expect(manager.current().phase).toBe('unreachable');
      answer(aToken(hour, 'renewed'));
      await settle();
      expect(manager.current()).toMatchObject({ phase: 'signed-in', user: { email: 'ada@example.com' } });
    });

    it('can be given up', async () => {
      const { manager } = await stranded();
      await manager.signOut();
      expect(manager.current()).toEqual({ phase: 'signed-out' });
      expect(localStorage.length).toBe(0);
    });
  });

  it('stops waiting after 5 seconds and is signed out when no user was stored', async () => {
    keep(aToken(-minute), 'nobody');
    const manager = start(aFakeIdentity({ renew: () => new Promise(() => {}) }));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(manager.current()).toEqual({
      phase: 'signed-out',
      notice: 'Your session could not be restored. Sign in again.',
    });
  });
});

describe('keeping the token fresh', () => {
  beforeEach(() => api.answer(getCurrentUser, { user: aUser() }));

  it('renews 5 minutes before the token expires, and that one too', async () => {
    keep(aToken(hour));
    const renew = vi.fn(async () => aToken(hour));
    start(aFakeIdentity({ renew }));
    await vi.advanceTimersByTimeAsync(55 * minute - 1);
    expect(renew).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(renew).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(55 * minute);
    expect(renew).toHaveBeenCalledTimes(2);
  });

  it('tries again after 30 s, 60 s, 2, 4, 8 and 16 minutes while the service cannot be reached', async () => {
    keep(aToken(hour));
    const tries: number[] = [];
    const renew = async () => {
      tries.push(Date.now());
      throw new Error('Network error');
    };
    const manager = start(aFakeIdentity({ renew }));
    await vi.advanceTimersByTimeAsync(2 * hour);
    const waits = tries.slice(1).map((at, index) => (at - (tries[index] ?? 0)) / 1_000);
    expect(waits.slice(0, 7)).toEqual([30, 60, 120, 240, 480, 960, 960]);
    expect(manager.current().phase).toBe('signed-in');
  });

  it('starts again at 30 s after a successful renewal', async () => {
    keep(aToken(hour));
    const answers = [undefined, undefined, aToken(2 * hour), undefined];
    const tries: number[] = [];
    const renew = async () => {
      tries.push(Date.now());
      const token = answers.shift();
      if (!token) throw new Error('Network error');
      return token;
    };
    start(aFakeIdentity({ renew }));
    await vi.advanceTimersByTimeAsync(3 * hour);
    const waits = tries.slice(1).map((at, index) => (at - (tries[index] ?? 0)) / 1_000);
    expect(waits.slice(0, 2)).toEqual([30, 60]);
    expect(waits[3]).toBe(30);
  });

  it('checks the clock when the page is shown again after a sleep', async () => {
    keep(aToken(hour));
    const identity = aFakeIdentity();
    start(identity);
    await settle();
    vi.setSystemTime(Date.now() + 3 * hour);
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(identity.renew).toHaveBeenCalledTimes(1);
  });
});

describe('a token that the service rejects', () => {
  const signedIn = async (identity?: Identity) => {
    keep(aToken(hour, 'old'));
    api.answer(getCurrentUser, { user: aUser() });
    const manager = start(identity);
    await settle();
    return manager;
  };
  const acceptOnly = (mark: string) =>
    api.respond(listUsers, ({ headers }) =>
      headers.get('authorization')?.endsWith(mark)
        ? Response.json({ success: true, data: [], pagination: { total: 0, page: 1, pages: 0, limit: 10 } })
        : Response.json({ message: 'Sign in to do this.', code: 'unauthenticated' }, { status: 401 }),
    );

  it('is renewed once, however many calls were rejected, and the calls succeed', async () => {
    const identity = aFakeIdentity();
    await signedIn(identity);
    acceptOnly('renewed');
    const answers = await Promise.all([1, 2, 3].map(() => callRoute(listUsers, {})));
    expect(answers).toHaveLength(3);
    expect(identity.renew).toHaveBeenCalledTimes(1);
  });

  it('ends the session when the renewed one is rejected too', async () => {
    const manager = await signedIn();
    acceptOnly('never');
    await expect(callRoute(listUsers, {})).rejects.toThrow('Sign in to do this.');
    expect(manager.current()).toMatchObject({
      phase: 'signed-out',
      notice: expect.stringContaining('ended'),
    });
  });

  it('keeps the session when the renewal could not be requested', async () => {
    const manager = await signedIn(
      aFakeIdentity({ renew: () => Promise.reject(new Error('Network error')) }),
    );
    acceptOnly('never');
    await expect(callRoute(listUsers, {})).rejects.toMatchObject({
      status: 0,
      message: 'Failed to fetch users',
    });
    expect(manager.current().phase).toBe('signed-in');
  });

  it('leaves a public call alone', async () => {
    const identity = aFakeIdentity();
    await signedIn(identity);
    api.refuse(getStats, 'unauthenticated', 'No.');
    await expect(callRoute(getStats, {})).rejects.toThrow('No.');
    expect(identity.renew).not.toHaveBeenCalled();
  });
});

describe('signing in, registering and signing out', () => {
  it('signs in at the identity service, then records it and stores user and token', async () => {
    const token = aToken(hour);
    api.answer(loginUser, { user: aUser() });
    const manager = start(aFakeIdentity({ signIn: async () => token }));
    await manager.signIn('ada@example.com', 'correct horse');
    expect(api.callsOf(loginUser)[0]?.body).toEqual({ idToken: token });
    expect(manager.current()).toMatchObject({ phase: 'signed-in' });
    expect(localStorage.getItem('token')).toBe(token);
  });

  it('persists token, user and that someone is signed in, the token with the user too', async () => {
    const token = aToken(hour);
    api.answer(loginUser, { user: aUser() });
    const manager = start(aFakeIdentity({ signIn: async () => token }));
    await manager.signIn('ada@example.com', 'correct horse');
    const { uid, email, displayName } = aUser();
    expect(manager.current()).toMatchObject({ user: { uid, email, displayName, token } });
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ uid, email, displayName, token });
    expect(localStorage.getItem('isAuthenticated')).toBe('true');
    await manager.signOut();
    expect(localStorage.getItem('isAuthenticated')).toBeNull();
  });

  it('waits for the code of an authenticator before anything is recorded', async () => {
    const token = aToken(hour);
    api.answer(loginUser, { user: aUser() });
    const manager = start(aFakeIdentity({ signIn: async () => undefined, confirmCode: async () => token }));
    await expect(manager.signIn('ada@example.com', 'correct horse')).resolves.toBe(false);
    expect(manager.current().phase).toBe('signed-out');
    expect(api.calls).toHaveLength(0);
    await manager.confirmCode('123456');
    expect(manager.current()).toMatchObject({ phase: 'signed-in', user: { token } });
  });

  it('stays signed out when the service rejects the sign-in', async () => {
    api.refuse(loginUser, 'unauthenticated', 'This token is not valid.');
    const manager = start();
    await expect(manager.signIn('ada@example.com', 'correct horse')).rejects.toBeInstanceOf(ApiError);
    expect(manager.current().phase).toBe('signed-out');
    expect(localStorage.getItem('token')).toBeNull();
  });

  const registration = {
    name: 'Ada Lindqvist',
    email: 'ada@example.com',
    company: 'Norrland Networks',
    role: 'network-designer',
    password: 'correct horse',
    terms: true,
    planId: 'trial',
  } as const;

  it('registers with the returned user and token, then signs in so that it can renew', async () => {
    api.answer(registerUser, { user: aUser(), token: aToken(hour, 'registered') });
    const identity = aFakeIdentity({ signIn: vi.fn(async () => aToken(hour, 'signed-in')) });
    const manager = start(identity);
    await manager.register(registration);
    expect(identity.signIn).toHaveBeenCalledWith('ada@example.com', 'correct horse');
    expect(manager.current().phase).toBe('signed-in');
    expect(localStorage.getItem('token')).toMatch(/signed-in$/);
  });

  it('keeps the registered session when that sign-in fails', async () => {
    api.answer(registerUser, { user: aUser(), token: aToken(hour, 'registered') });
    const manager = start(aFakeIdentity({ signIn: () => Promise.reject(new Error('Network error')) }));
    await manager.register(registration);
    expect(manager.current().phase).toBe('signed-in');
    expect(localStorage.getItem('token')).toMatch(/registered$/);
  });

  it('forgets everything on signing out, even when the identity service cannot be reached', async () => {
    keep(aToken(hour));
    api.answer(getCurrentUser, { user: aUser() });
    const manager = start(aFakeIdentity({ signOut: () => Promise.reject(new Error('Network error')) }));
    await settle();
    await expect(manager.signOut()).rejects.toThrow('Network error');
    expect(manager.current()).toEqual({ phase: 'signed-out' });
    expect(localStorage.getItem('user')).toBeNull();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('signs out after 5 seconds while the identity service hangs, and forgets its tokens', async () => {
    keep(aToken(hour));
    localStorage.setItem('CognitoIdentityServiceProvider.client.ada.refreshToken', 'refresh');
    api.answer(getCurrentUser, { user: aUser() });
    const manager = start(aFakeIdentity({ signOut: () => new Promise(() => {}) }));
    await settle();
    const outcome = manager.signOut().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(manager.current().phase).toBe('signed-in');
    await vi.advanceTimersByTimeAsync(1);
    expect(manager.current()).toEqual({ phase: 'signed-out' });
    expect(await outcome).toBeInstanceOf(Error);
    expect(localStorage.length).toBe(0);
  });

  it('ends the session at the service, which may have ended it already', async () => {
    keep(aToken(hour));
    api.answer(getCurrentUser, { user: aUser() });
    const identity = aFakeIdentity();
    const manager = start(identity);
    await settle();
    api.respond(logoutUser, () => new Response(null, { status: 401 }));
    await manager.signOut();
    expect(api.callsOf(logoutUser)[0]?.headers.get('authorization')).toMatch(/^Bearer /);
    expect(identity.renew).not.toHaveBeenCalled();
    expect(manager.current()).toEqual({ phase: 'signed-out' });
  });

  it('says that signing out failed when the service does not answer, and signs out here', async () => {
    keep(aToken(hour));
    api.answer(getCurrentUser, { user: aUser() });
    const manager = start();
    await settle();
    api.cut(logoutUser);
    await expect(manager.signOut()).rejects.toThrow('Logout failed');
    expect(manager.current()).toEqual({ phase: 'signed-out' });
  });

  it('ends the session that a repeated sign-in replaces', async () => {
    keep(aToken(hour, 'old', { origin_jti: 'the-old-session' }));
    api.answer(getCurrentUser, { user: aUser() });
    api.answer(loginUser, { user: aUser() });
    api.answer(endSession, {});
    const manager = start(aFakeIdentity({ signIn: async () => aToken(hour, 'new') }));
    await settle();
    await manager.signIn('ada@example.com', 'correct horse');
    await settle();
    const [call] = api.callsOf(endSession);
    expect(call?.address).toBe('/api/users/sessions/the-old-session');
    expect(call?.headers.get('authorization')).toMatch(/new$/);
  });

  it('keeps the new session when an answer rejects the one before', async () => {
    keep(aToken(hour));
    api.answer(getCurrentUser, { user: aUser() });
    const manager = start();
    await settle();
    let reject = () => {};
    api.respond(
      listUsers,
      () => new Promise((resolve) => (reject = () => resolve(new Response(null, { status: 401 })))),
    );
    const call = callRoute(listUsers, {}).catch((error: unknown) => error);
    await settle();
    await manager.signOut();
    api.answer(loginUser, { user: aUser({ email: 'grace@example.com' }) });
    await manager.signIn('grace@example.com', 'correct horse');
    api.respond(listUsers, () => new Response(null, { status: 401 }));
    reject();
    await call;
    expect(manager.current()).toMatchObject({ phase: 'signed-in', user: { email: 'grace@example.com' } });
  });

  it('drops a user that arrives when someone else is signed in', async () => {
    keep(aToken(hour));
    let answerUser = () => {};
    api.answer(
      getCurrentUser,
      () =>
        new Promise((resolve) => {
          answerUser = () => resolve({ user: aUser() });
        }),
    );
    const manager = start();
    await settle();
    await manager.signOut();
    api.answer(loginUser, { user: aUser({ email: 'grace@example.com' }) });
    await manager.signIn('grace@example.com', 'correct horse');
    answerUser();
    await settle();
    expect(manager.current()).toMatchObject({ user: { email: 'grace@example.com' } });
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ email: 'grace@example.com' });
  });

  it('drops a token that arrives after signing out', async () => {
    keep(aToken(hour));
    api.answer(getCurrentUser, { user: aUser() });
    api.answer(getStats, { data: { users: 1, companies: 1, designs: 1, reports: 1 } });
    let answerToken = () => {};
    const renew = () =>
      new Promise<string>((resolve) => {
        answerToken = () => resolve(aToken(hour));
      });
    const manager = start(aFakeIdentity({ renew }));
    await vi.advanceTimersByTimeAsync(55 * minute);
    await manager.signOut();
    answerToken();
    await settle();
    expect(manager.current().phase).toBe('signed-out');
    await callRoute(getStats, {});
    expect(api.callsOf(getStats)[0]?.headers.has('authorization')).toBe(false);
  });
});

describe('several tabs', () => {
  it('are all signed out when one is', async () => {
    keep(aToken(hour));
    api.answer(getCurrentUser, { user: aUser() });
    const manager = start();
    await settle();
    localStorage.clear();
    changeInOtherTab('token');
    expect(manager.current()).toEqual({ phase: 'signed-out' });
  });

  it('are all signed in when one is', () => {
    const manager = start();
    keep(aToken(hour));
    changeInOtherTab('token');
    expect(manager.current()).toMatchObject({ phase: 'signed-in', user: { email: 'ada@example.com' } });
  });

  it('send the token that another one has renewed', async () => {
    keep(aToken(hour));
    api.answer(getCurrentUser, { user: aUser() });
    api.answer(listUsers, { data: [], pagination: { total: 0, page: 1, pages: 0, limit: 10 } });
    start();
    await settle();
    keep(aToken(2 * hour, 'theirs'));
    changeInOtherTab('token');
    await callRoute(listUsers, {});
    expect(api.callsOf(listUsers)[0]?.headers.get('authorization')).toMatch(/theirs$/);
  });
});
