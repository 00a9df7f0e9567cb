import '../../support/function-environment.ts';
import { randomUUID } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { defineRoute, type Method } from '#shared/contract/define-route.ts';
import { routes } from '#shared/contract/routes.ts';
import { implement } from '../../../functions/http/implement.ts';
import { newId } from '../../../functions/runtime/ids.ts';
import { readActivity } from '../../../functions/storage/statistics/read-activity.ts';
import { send } from '../../support/http-events.ts';
import { anIdToken, withPoolKeys } from '../../support/id-tokens.ts';
import { withLocalData } from '../../support/local-data.ts';
import { withRequestLog } from '../../support/request-log.ts';

withLocalData();
withPoolKeys();
withRequestLog();

const begin = new Date('2026-11-22T12:00:00.000Z');
beforeEach(() => void vi.useFakeTimers({ now: begin, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** A call that each user may make so many times in ten minutes, under a name that no other test has. */
const limited = (calls: number, method: Method = 'POST') =>
  implement(
    defineRoute({
      name: `limited${newId()}`,
      domain: 'stats',
      method,
      path: '/limited',
      access: 'user',
      summary: 'A call of these tests',
      answer: z.strictObject({}),
      fallback: 'It failed',
      rate: { calls, minutes: 10 },
    }),
  )(async () => ({}));

it('of visitors is limited by the address that CloudFront saw', async () => {
  const open = implement(
    defineRoute({
      name: `limited${newId()}`,
      domain: 'stats',
      method: 'POST',
      path: '/limited',
      access: 'public',
      summary: 'A call of these tests',
      answer: z.strictObject({}),
      fallback: 'It failed',
      rate: { calls: 2, minutes: 10 },
    }),
  )(async () => ({}));
  const from = async (address: string, claimed: string) =>
    (await send(open, { headers: { 'x-viewer-address': address, 'x-forwarded-for': claimed } })).status;
  expect([await from('192.0.2.1', 'a'), await from('192.0.2.1', 'b'), await from('192.0.2.1', 'c')]).toEqual([
    200, 200, 429,
  ]);
  expect(await from('192.0.2.2', 'a')).toBe(200);
});

const someone = () => {
  const uid = randomUUID();
  return { uid, token: anIdToken({ sub: uid }) };
};
const statuses = async (handler: ReturnType<typeof limited>, token: string, times: number) => {
  const answers: number[] = [];
  for (let n = 0; n < times; n += 1) answers.push((await send(handler, { token })).status);
  return answers;
};
/** The calls that storage has counted of a user. */
const written = async (uid: string) => {
  const { Items: items = [] } = await DynamoDBDocumentClient.from(new DynamoDBClient()).send(
    new QueryCommand({
      TableName: 'activity',
      KeyConditionExpression: 'uid = :uid',
      ExpressionAttributeValues: { ':uid': uid },
    }),
  );
  return items;
};

describe('a call with a rate', () => {
  it('is refused once it was made as often as it may be, with a sentence and when to come back', async () => {
    const handler = limited(3);
    const { token } = someone();
    vi.setSystemTime(new Date('2026-11-22T12:06:30.000Z'));
    expect(await statuses(handler, token, 4)).toEqual([200, 200, 200, 429]);
    const { headers, body } = await send(handler, { token });
    expect(headers['retry-after']).toBe('210');
    expect(body).toMatchObject({
      code: 'too_many_requests',
      message: 'This is possible 3 times in 10 minutes. Try again in 4 minutes.',
      details: { retryAfter: 210 },
    });
  });

  it('is possible again when the time has passed', async () => {
    const handler = limited(1);
    const { token } = someone();
    expect(await statuses(handler, token, 2)).toEqual([200, 429]);
    vi.setSystemTime(new Date(begin.getTime() + 10 * 60_000));
    expect(await statuses(handler, token, 1)).toEqual([200]);
  });

  it('is counted for each user', async () => {
    const handler = limited(1);
    expect(await statuses(handler, someone().token, 2)).toEqual([200, 429]);
    expect(await statuses(handler, someone().token, 2)).toEqual([200, 429]);
  });

  it('is allowed exactly so often, however many come at once', async () => {
    const handler = limited(10);
    const { token } = someone();
    const answers = await Promise.all(Array.from({ length: 30 }, () => send(handler, { token })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  it('is counted before its body is read, which may be what takes long', async () => {
    const handler = limited(1);
    const { token } = someone();
    expect((await send(handler, { token, json: { wrong: true } })).status).toBe(400);
    expect((await send(handler, { token, json: { wrong: true } })).status).toBe(429);
  });

  it('writes once for many reads', async () => {
    const { uid, token } = someone();
    expect(await statuses(limited(100, 'GET'), token, 11)).toEqual(Array.from({ length: 11 }, () => 200));
    expect(await written(uid)).toMatchObject([{ calls: 15 }]);
  });

  it('writes nothing more once it is used up', async () => {
    const handler = limited(1);
    const { uid, token } = someone();
    await statuses(handler, token, 5);
    const [item] = await written(uid);
    expect(item).toMatchObject({ calls: 1, expiresAt: begin.getTime() / 1_000 + 660 });
  });

  it('is no activity of the user', async () => {
    const { uid, token } = someone();
    await statuses(limited(5), token, 2);
    const { activity, totals } = await readActivity(uid);
    expect(Object.values(totals)).toEqual(Object.values(totals).map(() => 0));
    expect(activity.designsCreated.every((count) => count === 0)).toBe(true);
  });
});

describe('the contract', () => {
  it('limits what takes much of a processor', () => {
    const limits = routes.flatMap(({ name, rate }) => (rate ? [name] : []));
    expect(limits).toEqual(
      expect.arrayContaining([
        'generateTopology',
        'updateTopology',
        'createReport',
        'importEquipment',
        'deployTemplate',
        'getRecommendations',
      ]),
    );
  });
});

describe('a call without a user', () => {
  const open = () =>
    implement(
      defineRoute({
        name: `open${newId()}`,
        domain: 'stats',
        method: 'POST',
        path: '/open',
        access: 'public',
        summary: 'A call of these tests',
        answer: z.strictObject({}),
        fallback: 'It failed',
        rate: { calls: 2, minutes: 10 },
      }),
    )(async () => ({}));
  const from = async (handler: ReturnType<typeof open>, address: string, headers = {}) =>
    (await send(handler, { headers: { 'x-viewer-address': address, ...headers } })).status;

  it('is counted by the address that the distribution states, whatever else the caller says', async () => {
    const handler = open();
    const spoofed = { 'x-forwarded-for': '198.51.100.1' };
    expect(await from(handler, '192.0.2.1')).toBe(200);
    expect(await from(handler, '192.0.2.1', spoofed)).toBe(200);
    const { status, headers, body } = await send(handler, {
      headers: { 'x-viewer-address': '192.0.2.1', ...spoofed },
    });
    expect(status).toBe(429);
    expect(headers['retry-after']).toBe('600');
    expect(body).toMatchObject({
      code: 'too_many_requests',
      message: 'From one network this is possible 2 times in 10 minutes. Try again in 10 minutes.',
    });
    expect(await from(handler, '192.0.2.2')).toBe(200);
  });

  it('is counted once for a subscriber’s network of IPv6, however it is written', async () => {
    const handler = open();
    expect(await from(handler, '2001:db8:0:7::1')).toBe(200);
    expect(await from(handler, '2001:0db8::0007:0:0:0:2')).toBe(200);
    expect(await from(handler, '2001:DB8:0:7:ffff::9')).toBe(429);
    expect(await from(handler, '2001:db8:0:8::1')).toBe(200);
  });

  it('from this machine is not counted', async () => {
    const handler = open();
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '127.0.0.1'])
      expect(await from(handler, address)).toBe(200);
  });

  it('is counted under no address that could be read', async () => {
    const handler = open();
    await from(handler, '192.0.2.77');
    const { Items: items = [] } = await DynamoDBDocumentClient.from(new DynamoDBClient()).send(
      new ScanCommand({ TableName: 'activity' }),
    );
    expect(items.some(({ uid }) => String(uid).startsWith('visitor '))).toBe(true);
    expect(JSON.stringify(items)).not.toContain('192.0.2');
  });
});

it('signing in, registering and resetting are limited by source', () => {
  const limitedBySource = routes.filter(({ access, rate }) => access === 'public' && rate);
  expect(Object.fromEntries(limitedBySource.map(({ name, rate }) => [name, rate]))).toEqual({
    forgotPassword: { calls: 30, minutes: 60 },
    resetPassword: { calls: 30, minutes: 60 },
    registerUser: { calls: 30, minutes: 60 },
    loginUser: { calls: 120, minutes: 15 },
    trackPaymentEvent: { calls: 120, minutes: 5 },
  });
});
