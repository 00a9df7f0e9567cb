import '../../../support/function-environment.ts';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Caller } from '../../../../functions/http/caller.ts';
import { requireProvedEmail, requireRecentSignIn } from '../../../../functions/http/guards.ts';
import { idTokenCaller } from '../../../../functions/http/id-token-caller.ts';
import { documentClient } from '../../../../functions/runtime/document-client.ts';
import * as gates from '../../../../functions/storage/sessions/gates.ts';
import * as sessions from '../../../../functions/storage/sessions/sessions.ts';
import { serverFailure } from '../../../support/aws-errors.ts';
import { anIdToken, badTokens, withPoolKeys } from '../../../support/id-tokens.ts';
import { withLocalData } from '../../../support/local-data.ts';

withLocalData();
withPoolKeys();

const now = new Date('2026-11-21T10:00:00.400Z');
const nowSecond = Math.floor(now.getTime() / 1_000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const callerOf = (token: string): Promise<Caller> => idTokenCaller()(token);

/** A session of a user that began so many seconds ago. */
function aSession(uid: string = randomUUID(), ago = 60) {
  const session = { uid, sessionId: randomUUID(), authenticatedAt: nowSecond - ago };
  const claims = { sub: uid, origin_jti: session.sessionId, auth_time: session.authenticatedAt };
  return { ...session, token: anIdToken(claims) };
}

describe('ending all sessions', () => {
  it('ends those that began before it or in the same second, and none that begins later', async () => {
    const uid = randomUUID();
    const [former, same, later] = [aSession(uid), aSession(uid, 0), aSession(uid, -1)];
    await gates.endAllSessions(uid);
    await expect(callerOf(former.token)).rejects.toThrow('Your session has ended');
    await expect(callerOf(same.token)).rejects.toThrow('Your session has ended');
    expect(await callerOf(later.token)).toMatchObject({ uid, sessionId: later.sessionId });
  });

  it('spares one, until all are ended', async () => {
    const uid = randomUUID();
    const [own, other] = [aSession(uid), aSession(uid)];
    await gates.endAllSessions(uid, own.sessionId);
    expect(await callerOf(own.token)).toMatchObject({ uid });
    await expect(callerOf(other.token)).rejects.toThrow('Your session has ended');
    await gates.endAllSessions(uid);
    await expect(callerOf(own.token)).rejects.toThrow('Your session has ended');
  });

  it('ends nobody else’s', async () => {
    const mine = aSession();
    await gates.endAllSessions(randomUUID(), mine.sessionId);
    await sessions.endOwnSession({ ...mine, uid: randomUUID() });
    expect(await callerOf(mine.token)).toMatchObject({ uid: mine.uid });
  });
});

describe('an account', () => {
  it('is open again after it was disabled, and its former sessions are not', async () => {
    const uid = randomUUID();
    await gates.closeAccount(uid, 'disabled');
    await gates.reopenAccount(uid);
    await expect(callerOf(aSession(uid).token)).rejects.toThrow('Your session has ended');
    expect(await callerOf(aSession(uid, -1).token)).toMatchObject({ uid });
  });

  it('stays closed once it is erased', async () => {
    const uid = randomUUID();
    await gates.closeAccount(uid, 'erased');
    await gates.reopenAccount(uid);
    await gates.closeAccount(uid, 'disabled');
    await expect(callerOf(aSession(uid, -1).token)).rejects.toThrow('This account has been deleted.');
  });
});

describe('a call', () => {
  it('is not let through while the gate cannot be read', async () => {
    vi.spyOn(documentClient(), 'send').mockRejectedValue(serverFailure() as never);
    await expect(callerOf(aSession().token)).rejects.toMatchObject({ name: 'InternalServerError' });
  });

  it.each(Object.entries(badTokens))(
    'with a token %s is refused, whatever the gate says',
    async (_what, bad) => {
      await expect(callerOf(bad())).rejects.toMatchObject({ code: 'unauthenticated' });
    },
  );

  it('has a proved address as soon as that is recorded, with the same token', async () => {
    const { uid, token } = aSession();
    const before = await callerOf(token);
    expect(() => requireProvedEmail(before)).toThrow('Prove your e-mail address first');
    await gates.recordEmailProof(uid);
    expect(() => requireProvedEmail({ isEmailProved: true })).not.toThrow();
    expect((await callerOf(token)).isEmailProved).toBe(true);
  });

  it('counts as recently signed in for five minutes', async () => {
    const caller = await callerOf(aSession(randomUUID(), 299).token);
    expect(() => requireRecentSignIn(caller)).not.toThrow();
    vi.setSystemTime(now.getTime() + 2_000);
    expect(() => requireRecentSignIn(caller)).toThrow('Enter your password again to do this.');
    expect(() => requireRecentSignIn({ authenticatedAt: 0 })).toThrow();
  });
});

describe('the sessions of a user', () => {
  it('are listed with their devices, the one seen last first, without those that have ended', async () => {
    const uid = randomUUID();
    const [old, ended, recent] = [aSession(uid, 3_600), aSession(uid, 120), aSession(uid, 60)];
    await sessions.recordSession(old, 'Safari on iPhone');
    await sessions.recordSession(ended, 'Chrome on Windows');
    await sessions.recordSession(aSession(), 'Somebody else’s');
    vi.setSystemTime(now.getTime() + 5_000);
    await sessions.recordSession(recent, 'Firefox on Linux');
    await sessions.endSession(uid, ended.sessionId);
    expect(await sessions.listOpenSessions(uid)).toEqual([
      {
        id: recent.sessionId,
        device: 'Firefox on Linux',
        createdAt: '2026-11-21T09:59:00.000Z',
        lastSeenAt: '2026-11-21T10:00:05.400Z',
      },
      {
        id: old.sessionId,
        device: 'Safari on iPhone',
        createdAt: '2026-11-21T09:00:00.000Z',
        lastSeenAt: '2026-11-21T10:00:00.400Z',
      },
    ]);
    await gates.endAllSessions(uid, old.sessionId);
    expect((await sessions.listOpenSessions(uid)).map(({ id }) => id)).toEqual([old.sessionId]);
  });

  it('cannot be ended by another user, nor twice', async () => {
    const session = aSession();
    await sessions.recordSession(session, 'Firefox on Linux');
    await expect(sessions.endSession(randomUUID(), session.sessionId)).rejects.toMatchObject({
      code: 'not_found',
    });
    await sessions.endSession(session.uid, session.sessionId);
    await expect(sessions.endSession(session.uid, session.sessionId)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('stay ended when their tokens are used again', async () => {
    const session = aSession();
    await sessions.endOwnSession(session);
    await sessions.recordSession(session, 'Firefox on Linux');
    await expect(callerOf(session.token)).rejects.toThrow('Your session has ended');
    expect(await sessions.listOpenSessions(session.uid)).toEqual([]);
  });
});
