import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getCurrentUser, listUsers } from '#shared/contract/users.ts';
import { callRoute } from '#web/api/call-route.ts';
import { noteServerTime } from '#web/api/server-clock.ts';
import { createSessionManager } from '#web/session/session-manager.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { aFakeIdentity } from '../../support/render-site.tsx';
import { aToken, aUser } from '../../support/users.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** The browser's clock minus the service's. */
let browserAhead = 0;
let renewals: number[];
let stop = () => {};
let api: FakeApi;

const header = () => ({ date: new Date(Date.now() - browserAhead).toUTCString() });
/** A token that the identity service issues now, for an hour by its own clock. */
const issued = () => aToken(hour - browserAhead, `${Date.now()}`);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') });
  renewals = [];
  api = new FakeApi();
});

afterEach(() => {
  stop();
  browserAhead = 0;
  noteServerTime(new Headers(header()));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const start = (ahead: number, { tellsTime = true } = {}) => {
  browserAhead = ahead;
  api.respond(getCurrentUser, () =>
    Response.json({ success: true, user: aUser() }, tellsTime ? { headers: header() } : {}),
  );
  localStorage.setItem('user', JSON.stringify(aUser()));
  localStorage.setItem('token', issued());
  const renew = async () => {
    renewals.push(Date.now());
    return issued();
  };
  const manager = createSessionManager(aFakeIdentity({ renew }));
  stop = manager.start();
  return manager;
};

const pauses = () => renewals.slice(1).map((at, index) => at - (renewals[index] ?? 0));

describe('a browser whose clock is wrong', () => {
  it.each([
    ['56 minutes ahead', 56 * minute],
    ['two hours ahead', 2 * hour],
    ['56 minutes behind', -56 * minute],
    ['a year behind', -365 * 24 * hour],
    ['a year ahead', 365 * 24 * hour],
  ])('renews 5 minutes before the token expires by the service’s clock, %s', async (_, ahead) => {
    const manager = start(ahead);
    await vi.advanceTimersByTimeAsync(10 * second);
    expect(renewals.length).toBeLessThanOrEqual(1);
    const before = renewals.length;
    await vi.advanceTimersByTimeAsync(3 * hour);
    expect(renewals.length - before).toBe(3);
    expect(pauses().slice(-2)).toEqual([55 * minute, 55 * minute]);
    expect(manager.current().phase).toBe('signed-in');
  });

  it.each([
    ['56 minutes ahead', 56 * minute],
    ['two hours ahead', 2 * hour],
  ])('asks every 30 s at most while no answer tells the time, %s', async (_, ahead) => {
    start(ahead, { tellsTime: false });
    await vi.advanceTimersByTimeAsync(10 * minute);
    expect(renewals.length).toBeGreaterThan(1);
    expect(Math.min(...pauses())).toBeGreaterThanOrEqual(30 * second);
  });
});

it('asks every 30 s at most while the service rejects every token', async () => {
  start(0);
  await vi.advanceTimersByTimeAsync(0);
  stop();
  const renew = vi.fn(async () => {
    renewals.push(Date.now());
    throw new Error('Network error');
  });
  stop = createSessionManager(aFakeIdentity({ renew })).start();
  api.respond(listUsers, () => new Response(null, { status: 401 }));
  for (let at = 0; at < 120; at += 1) {
    await callRoute(listUsers, {}).catch(() => {});
    await vi.advanceTimersByTimeAsync(second);
  }
  expect(renewals.length).toBe(4);
  expect(Math.min(...pauses())).toBeGreaterThanOrEqual(30 * second);
});
