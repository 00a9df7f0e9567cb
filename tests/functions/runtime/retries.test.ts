import '../../support/function-environment.ts';
import { createServer, type Server } from 'node:http';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { documentClient } from '../../../functions/runtime/document-client.ts';
import { handler } from '../../../functions/stats/routes/get-stats.ts';
import { handler as forgotPassword } from '../../../functions/users/routes/forgot-password.ts';
import { handler as resetPassword } from '../../../functions/users/routes/reset-password.ts';
import { close, listen } from '../../../infra/local/listen.ts';
import { send } from '../../support/http-events.ts';
import { withRequestLog } from '../../support/request-log.ts';

withRequestLog();

/** A table service that fails as often as a test defines before it responds. */
let failures: { times: number; status: number; type: string };
let asked: number;
const server: Server = createServer((request, response) => {
  request.resume();
  asked += 1;
  const fails = asked <= failures.times;
  response.writeHead(fails ? failures.status : 200, { 'content-type': 'application/x-amz-json-1.0' });
  response.end(JSON.stringify(fails ? { __type: failures.type, message: 'not now' } : {}));
});

beforeAll(async () => {
  process.env.AWS_ENDPOINT_URL_DYNAMODB = await listen(server);
  process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER = process.env.AWS_ENDPOINT_URL_DYNAMODB;
});
afterAll(async () => {
  server.closeAllConnections();
  await close(server);
});
beforeEach(() => {
  asked = 0;
});

const throttled = (times: number) => ({
  times,
  status: 400,
  type: 'com.amazonaws.dynamodb.v20120810#ProvisionedThroughputExceededException',
});
const read = () => documentClient().send(new GetCommand({ TableName: 'stats', Key: { counter: 'users' } }));

describe('a table that does not respond', () => {
  it.each([
    ['throttled', throttled(3)],
    ['failing', { times: 3, status: 500, type: 'InternalServerError' }],
  ])('because it is %s is called up to four times', async (_why, given) => {
    failures = given;
    await expect(read()).resolves.toBeDefined();
    expect(asked).toBe(4);
  });

  it('four times makes the call return 503 with its fallback sentence', async () => {
    failures = throttled(100);
    const { status, body } = await send(handler);
    expect(asked).toBe(4);
    expect(status).toBe(503);
    expect(body).toMatchObject({ success: false, code: 'unavailable', message: 'Failed to fetch stats' });
  });

  it('for a permanent reason is not called again', async () => {
    failures = { times: 100, status: 400, type: 'ResourceNotFoundException' };
    expect((await send(handler)).status).toBe(500);
    expect(asked).toBe(1);
  });
});

describe('an address that has used up its codes', () => {
  it.each([
    ['forgotten', 200, () => send(forgotPassword, { json: { email: 'ada@example.com' } })],
    [
      'reset',
      429,
      () =>
        send(resetPassword, {
          json: { email: 'ada@example.com', token: '123456', newPassword: 'correct horse' },
        }),
    ],
  ])('is looked up once when a password is %s, as an unknown one is', async (_how, expected, call) => {
    failures = { times: 100, status: 400, type: 'LimitExceededException' };
    expect((await call()).status).toBe(expected);
    expect(asked).toBe(1);
  });
});
