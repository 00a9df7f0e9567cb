import '../../support/function-environment.ts';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { defineRoute } from '#shared/contract/define-route.ts';
import { Refusal } from '#shared/contract/errors.ts';
import type { Caller } from '../../../functions/http/caller.ts';
import { implement } from '../../../functions/http/implement.ts';
import { alreadyParsed, withHeaders } from '../../../functions/http/reply.ts';
import { aContext, send } from '../../support/http-events.ts';
import { anAdminToken, anIdToken, badTokens, withPoolKeys } from '../../support/id-tokens.ts';
import { withRequestLog } from '../../support/request-log.ts';

vi.mock('../../../functions/storage/sessions/gates.ts', () => import('../../support/open-gates.ts'));

withPoolKeys();
const logged = withRequestLog();

const route = {
  domain: 'stats',
  method: 'POST',
  path: '/greeting/{id}',
  summary: 'Greets',
  params: z.strictObject({ id: z.string() }),
  query: z.strictObject({ loud: z.stringbool().default(false) }),
  body: z.strictObject({ name: z.string() }),
  answer: z.strictObject({ data: z.string() }),
  status: 201,
  fallback: 'Failed to greet',
} as const;
const greet = defineRoute({ ...route, name: 'greet', access: 'public' });
const greetUser = defineRoute({ ...route, name: 'greetUser', access: 'user' });
const greetAdmin = defineRoute({ ...route, name: 'greetAdmin', access: 'admin' });

const request = { params: { id: '7' }, query: { loud: 'true' }, json: { name: 'Ada' } };

const throwing = (error: unknown) =>
  implement(greet)(async () => {
    throw error;
  });

/** What the database's client throws for a number that it cannot write exactly, before it calls anything. */
const notMarshalled = (number: number): Promise<unknown> =>
  DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'eu-west-1' }))
    .send(new PutCommand({ TableName: 'figures', Item: { number } }))
    .catch((error: unknown) => error);

describe('a route that is implemented', () => {
  it('passes the parsed input on and returns the envelope, with the status of the route', async () => {
    const handler = implement(greet)(async ({ params, query, body }) => ({
      data: `${body.name} ${params.id} ${query.loud}`,
    }));
    const { status, headers, body } = await send(handler, request);
    expect(status).toBe(201);
    expect(body).toEqual({ success: true, data: 'Ada 7 true' });
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-request-id': 'request-1',
    });
  });

  it('returns the headers that the function gives', async () => {
    const handler = implement(greet)(async () =>
      withHeaders({ data: 'Hello' }, { 'clear-site-data': '"cache"' }),
    );
    const { headers, body } = await send(handler, request);
    expect(headers).toMatchObject({ 'clear-site-data': '"cache"', 'cache-control': 'no-store' });
    expect(body).toEqual({ success: true, data: 'Hello' });
  });

  it('returns 500 for an answer that its schema does not describe', async () => {
    const handler = implement(greet)(async () => ({ data: 'Hello', secret: 'internal' }));
    const { status, body } = await send(handler, request);
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toContain('internal"}');
    expect(body).toMatchObject({ message: 'Failed to greet', code: 'internal' });
  });

  it('validates an answer only once', async () => {
    let parsings = 0;
    const answer = z.strictObject({ data: z.string().refine(() => ++parsings > 0) });
    const route = { ...greet, answer };
    const { body } = await send(
      implement(route)(async () => alreadyParsed(answer.parse({ data: 'Hello' }))),
      request,
    );
    expect(body).toEqual({ success: true, data: 'Hello' });
    expect(parsings).toBe(1);
  });

  it('writes an answer while what it says is being stored, and gives it once that is done', async () => {
    const steps: string[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const given = { toJSON: () => `${steps.push('written')}` };
    const handler = implement(greet)(async () =>
      alreadyParsed({ data: given as unknown as string }, promise),
    );
    const answered = send(handler, request).then(() => steps.push('given'));
    await vi.waitFor(() => expect(steps).toEqual(['written']));
    steps.push('stored');
    resolve();
    await answered;
    expect(steps).toEqual(['written', 'stored', 'given']);
  });

  it('gives the refusal of what could not be stored in place of its answer', async () => {
    const refused = async () => {
      await Promise.resolve();
      throw new Refusal('stale_version', 'Somebody else was faster.');
    };
    const handler = implement({ ...greet, errors: ['stale_version'] })(async () =>
      alreadyParsed({ data: 'Hello' }, refused()),
    );
    const { status, body } = await send(handler, request);
    expect(status).toBe(409);
    expect(body).toMatchObject({ success: false, message: 'Somebody else was faster.' });
  });

  it('has no user on a public route, whoever calls', async () => {
    const handler = implement(greet)(async (input) => ({ data: String('user' in input && input.user) }));
    const { status } = await send(handler, { ...request, token: anIdToken() });
    expect(status).toBe(500);
  });
});

describe('who may call', () => {
  const whoAmI = implement(greetUser)(async ({ user }) => ({ data: JSON.stringify(user) }));

  it('knows the caller by the ID token', async () => {
    const sub = 'b4f6f9c2-52a1-4b0e-9d5c-1c1f2f3a4b5c';
    const claims = { auth_time: 1_795_000_000, origin_jti: 'the-sign-in' };
    const token = anIdToken({ sub, 'cognito:groups': ['admin', 'staff'], ...claims });
    const { body } = await send(whoAmI, { ...request, token });
    expect(JSON.parse(String(body.data)) satisfies Caller).toEqual({
      uid: sub,
      email: 'ada@example.com',
      name: 'Ada Lovelace',
      groups: ['admin', 'staff'],
      isEmailProved: true,
      authenticatedAt: 1_795_000_000,
      sessionId: 'the-sign-in',
    });
  });

  it('uses the part before the @ as the name when the token has none', async () => {
    const { body } = await send(whoAmI, { ...request, token: anIdToken({ name: undefined }) });
    expect(JSON.parse(String(body.data))).toMatchObject({ name: 'ada', groups: [] });
  });

  it('returns 401 without a token', async () => {
    const { status, headers, body } = await send(whoAmI, request);
    expect(status).toBe(401);
    expect(headers['www-authenticate']).toBe('Bearer');
    expect(body).toMatchObject({ code: 'unauthenticated', message: 'Sign in to continue.' });
  });

  it.each(Object.entries(badTokens))('returns 401 to a token %s', async (_what, token) => {
    const { status, body } = await send(whoAmI, { ...request, token: token() });
    expect(status).toBe(401);
    expect(body).toMatchObject({ success: false, code: 'unauthenticated' });
  });

  it('distinguishes an expired session from a token that was never valid', async () => {
    const expired = await send(whoAmI, { ...request, token: badTokens.expired?.() ?? '' });
    expect(expired.body.message).toBe('Your session has ended. Sign in again.');
    const forged = await send(whoAmI, { ...request, token: badTokens['signed by another key']?.() ?? '' });
    expect(forged.body.message).toBe('This sign-in is not valid. Sign in again.');
  });

  it('accepts only members of the group admin on an admin route', async () => {
    const handler = implement(greetAdmin)(async ({ user }) => ({ data: user.name }));
    expect((await send(handler, { ...request, token: anAdminToken() })).status).toBe(201);
    const { status, body } = await send(handler, {
      ...request,
      token: anIdToken({ 'cognito:groups': ['administrators'], role: 'admin' }),
    });
    expect(status).toBe(403);
    expect(body).toMatchObject({ code: 'forbidden', message: 'Only administrators may do this.' });
  });

  it('verifies the token before the input', async () => {
    expect((await send(whoAmI, { body: 'not json' })).status).toBe(401);
  });
});

describe('an error', () => {
  it('that is a refusal returns its sentence, status and details', async () => {
    const refusal = new Refusal('stale_version', 'Reload it and try again.', { currentVersion: 4 });
    const { status, body } = await send(throwing(refusal), request);
    expect(status).toBe(409);
    expect(body).toEqual({
      success: false,
      error: 'Reload it and try again.',
      message: 'Reload it and try again.',
      code: 'stale_version',
      details: { currentVersion: 4 },
      requestId: 'request-1',
    });
  });

  it.each([
    ['throttled', Object.assign(new Error('Rate'), { name: 'ThrottlingException' })],
    ['failed', Object.assign(new Error('Oops'), { $fault: 'server', $metadata: { httpStatusCode: 500 } })],
    ['unreachable', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
    ['too slow', Object.assign(new Error('slow'), { name: 'TimeoutError' })],
    [
      'busy with another transaction',
      Object.assign(new Error('cancelled'), { CancellationReasons: [{ Code: 'TransactionConflict' }] }),
    ],
  ])('of a service that is %s returns 503 with the fallback sentence', async (_what, error) => {
    const { status, body } = await send(throwing(error), request);
    expect(status).toBe(503);
    expect(body).toMatchObject({ code: 'unavailable', message: 'Failed to greet', error: 'Failed to greet' });
  });

  it.each([
    ['a value', Object.assign(new Error('underflow'), { name: 'ValidationException' })],
    [
      'one of a transaction',
      Object.assign(new Error('cancelled'), {
        CancellationReasons: [{ Code: 'None' }, { Code: 'ValidationError' }],
      }),
    ],
    ['half a character', Object.assign(new Error('bad text'), { name: 'SerializationException' })],
    ['a number of more digits than a double has', notMarshalled(2 ** 53)],
    ['one below zero', notMarshalled(-1e16)],
  ])('of a database that cannot store %s returns 400', async (_what, error) => {
    const { status, body } = await send(throwing(await error), request);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'invalid_request',
      message: expect.stringContaining('cannot be stored'),
    });
  });

  it.each(['LimitExceededException', 'TooManyRequestsException', 'TooManyFailedAttemptsException'])(
    'of the identity service that is a limit returns 429 with when to come back: %s',
    async (name) => {
      const { status, headers, body } = await send(
        throwing(Object.assign(new Error('limit'), { name })),
        request,
      );
      expect(status).toBe(429);
      expect(headers['retry-after']).toBe('60');
      expect(body).toMatchObject({ code: 'too_many_requests', details: { retryAfter: 60 } });
    },
  );

  it.each([
    ['a bug', new TypeError('Cannot read properties of undefined')],
    [
      'a missing permission',
      Object.assign(new Error('no'), { name: 'AccessDeniedException', $fault: 'client' }),
    ],
    ['no error at all', 'thrown text'],
  ])('that is %s returns 500 with the fallback sentence and no internals', async (_what, error) => {
    const { status, body } = await send(throwing(error), request);
    expect(status).toBe(500);
    expect(body).toEqual({
      success: false,
      error: 'Failed to greet',
      message: 'Failed to greet',
      code: 'internal',
      requestId: 'request-1',
    });
  });

  it('caused by a time-out returns 503 before Lambda gives up', async () => {
    const handler = implement(greet)(() => new Promise(() => {}));
    const { status } = await send(handler, request, aContext({ getRemainingTimeInMillis: () => 510 }));
    expect(status).toBe(503);
  });
});

describe('the log', () => {
  it('has one line per request, with caller, route and outcome', async () => {
    const sub = 'b4f6f9c2-52a1-4b0e-9d5c-1c1f2f3a4b5c';
    await send(
      implement(greetUser)(async () => ({ data: 'Hello' })),
      {
        ...request,
        token: anIdToken({ sub }),
      },
    );
    expect(logged()).toEqual([
      expect.objectContaining({
        level: 'info',
        message: 'request',
        route: 'greetUser',
        uid: sub,
        status: 201,
        ms: expect.any(Number),
        requestId: 'request-1',
      }),
    ]);
  });

  it('names the code of a refusal, and the cause only of our own errors', async () => {
    await send(throwing(new Refusal('not_found', 'This does not exist.')), request);
    await send(throwing(new TypeError('a bug')), request);
    const [refused, failed] = logged();
    expect(refused).toMatchObject({ level: 'info', status: 404, code: 'not_found' });
    expect(refused).not.toHaveProperty('cause');
    expect(failed).toMatchObject({ level: 'error', status: 500, code: 'internal' });
    expect(failed?.cause).toMatchObject({
      name: 'TypeError',
      message: 'a bug',
      stack: expect.stringContaining('implement.test.ts'),
    });
  });

  it('names who met a server error, a visitor by a name that does not tell the address', async () => {
    const bug = new TypeError('a bug');
    const at = (chain: string) =>
      send(throwing(bug), {
        ...request,
        headers: { 'x-forwarded-for': chain, 'x-viewer-address': chain.split(', ').at(-2) ?? '' },
      });
    // The last address is CloudFront's, the one before it is what CloudFront saw, and the rest is what a visitor claims.
    await at('198.51.100.7, 130.176.0.1');
    await at('1.1.1.1, 198.51.100.7, 130.176.0.2');
    await at('198.51.100.8, 130.176.0.1');
    await send(throwing(new Refusal('not_found', 'This does not exist.')), request);
    const callers = logged().map(({ caller }) => caller);
    expect(callers).toEqual([
      expect.stringMatching(/^visitor \S{12}$/),
      callers[0],
      expect.any(String),
      undefined,
    ]);
    expect(callers[2]).not.toBe(callers[0]);
    expect(JSON.stringify(logged())).not.toContain('198.51');
    const sub = 'b4f6f9c2-52a1-4b0e-9d5c-1c1f2f3a4b5c';
    const failing = implement(greetUser)(async () => {
      throw bug;
    });
    await send(failing, { ...request, token: anIdToken({ sub }) });
    expect(logged().at(-1)).toMatchObject({ caller: sub });
  });

  it('contains no body and no token', async () => {
    const token = anIdToken();
    const handler = implement(greetUser)(async () => {
      throw new Error('failed');
    });
    await send(handler, { ...request, json: { name: 'Secret-Password-1' }, token });
    await send(handler, { ...request, json: { name: 'Secret-Password-1', more: 1 }, token });
    const text = JSON.stringify(logged());
    expect(text).not.toContain('Secret-Password-1');
    expect(text).not.toContain(token.slice(0, 20));
  });
});

describe('the origin secret', () => {
  function withSecret() {
    vi.stubEnv('ORIGIN_SECRET', 'shared-with-the-site');
    const handler = implement(greet)(async () => ({ data: 'Hello' }));
    vi.unstubAllEnvs();
    return handler;
  }

  it('accepts requests that came through the site', async () => {
    const headers = { 'x-origin-secret': 'shared-with-the-site' };
    expect((await send(withSecret(), { ...request, headers })).status).toBe(201);
  });

  it.each([
    ['nothing', {}],
    ['another secret', { 'x-origin-secret': 'guess' }],
  ])('rejects requests with %s', async (_what, headers) => {
    const { status, body } = await send(withSecret(), { ...request, headers });
    expect(status).toBe(403);
    expect(body).toMatchObject({ success: false, code: 'forbidden' });
  });
});
