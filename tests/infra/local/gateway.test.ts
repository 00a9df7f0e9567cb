import type { Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import type { DeployedFunction } from '../../../infra/local/functions/deployed-functions.ts';
import { FunctionFailure } from '../../../infra/local/functions/function-failure.ts';
import type { DeployedRoute } from '../../../infra/local/gateway/deployed-routes.ts';
import { createGateway } from '../../../infra/local/gateway/gateway.ts';
import { createGatewayServer } from '../../../infra/local/gateway/server.ts';
import { close, listen } from '../../../infra/local/listen.ts';

const target: DeployedFunction = {
  name: 'echo',
  codeFolder: '',
  handler: 'index.handler',
  environment: {},
  memoryMb: 128,
  timeoutSeconds: 3,
  role: 'echo',
};

const route = (routeKey: string, authoriser?: DeployedRoute['authoriser']): DeployedRoute => {
  const [method = '', path = ''] = routeKey.split(' ');
  return { routeKey, method, path, target, authoriser };
};

const servers: Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map(close)));

/** A gateway whose function returns what the test defines, by default the event itself. */
async function gateway(
  routes: DeployedRoute[],
  invoke: (event: unknown) => unknown = (event) => ({ statusCode: 200, body: JSON.stringify(event) }),
): Promise<string> {
  const answers = createGateway({
    routes,
    invoke: async (_, event) => invoke(event),
    fetchKeys: async () => new TextEncoder().encode('{"keys":[]}').buffer,
    log: () => {},
  });
  const server = createGatewayServer(answers, () => {});
  servers.push(server);
  return listen(server);
}

describe('the gateway on this machine', () => {
  it('prefers a fixed segment to a variable one', async () => {
    const url = await gateway([route('GET /api/users/{id}'), route('GET /api/users/me')]);
    expect(await (await fetch(`${url}/api/users/me`)).json()).toMatchObject({
      routeKey: 'GET /api/users/me',
    });
    expect(await (await fetch(`${url}/api/users/a%20b`)).json()).toMatchObject({
      routeKey: 'GET /api/users/{id}',
      pathParameters: { id: 'a b' },
    });
  });

  it('treats a trailing slash as different, as API Gateway does', async () => {
    const url = await gateway([route('GET /api/report/')]);
    expect((await fetch(`${url}/api/report/`)).status).toBe(200);
    expect((await fetch(`${url}/api/report`)).status).toBe(404);
  });

  it('gives the catch-all route what no other route takes, another method among it', async () => {
    const url = await gateway([route('GET /api/x'), route('$default')]);
    const taken = async (path: string, method = 'GET') =>
      (await (await fetch(`${url}${path}`, { method })).json()).routeKey;
    expect(await taken('/api/x')).toBe('GET /api/x');
    expect(await taken('/api/x', 'PUT')).toBe('$default');
    expect(await taken('/api/y/z')).toBe('$default');
  });

  it('passes text as it is and compressed bodies as base64', async () => {
    const url = await gateway([route('POST /api/x')]);
    const post = async (headers: Record<string, string>) =>
      (await fetch(`${url}/api/x`, { method: 'POST', body: '{"a":1}', headers })).json();
    expect(await post({ 'content-type': 'application/json' })).toMatchObject({
      body: '{"a":1}',
      isBase64Encoded: false,
    });
    expect(await post({ 'content-type': 'application/json', 'content-encoding': 'gzip' })).toMatchObject({
      body: Buffer.from('{"a":1}').toString('base64'),
      isBase64Encoded: true,
    });
  });

  it('joins repeated query parameters with a comma', async () => {
    const url = await gateway([route('GET /api/x')]);
    expect(await (await fetch(`${url}/api/x?a=1&a=2&b=`)).json()).toMatchObject({
      rawQueryString: 'a=1&a=2&b=',
      queryStringParameters: { a: '1,2', b: '' },
    });
  });

  it('rejects a missing and a forged token before the function runs', async () => {
    let invoked = false;
    const url = await gateway(
      [route('GET /api/x', { issuer: 'https://issuer.example', audience: ['client'] })],
      () => {
        invoked = true;
      },
    );
    const forged = `${btoa('{"alg":"RS256","kid":"k"}')}.${btoa('{"iss":"https://issuer.example"}')}.c2ln`;
    for (const headers of [{}, { authorization: `Bearer ${forged}` }]) {
      const answer = await fetch(`${url}/api/x`, { headers });
      expect([answer.status, await answer.json()]).toEqual([401, { message: 'Unauthorized' }]);
    }
    expect(invoked).toBe(false);
  });

  it('returns 413 to a body over its limit', async () => {
    const url = await gateway([route('POST /api/x')]);
    const answer = await fetch(`${url}/api/x`, { method: 'POST', body: new Uint8Array(11 * 1024 * 1024) });
    expect(answer.status).toBe(413);
  });

  it('returns 500 when a function throws, 503 when it times out, and hides why', async () => {
    const url = await gateway([route('GET /api/throws'), route('GET /api/hangs')], (event) => {
      throw new FunctionFailure('a secret detail', JSON.stringify(event).includes('hangs'));
    });
    const throws = await fetch(`${url}/api/throws`);
    expect([throws.status, await throws.json()]).toEqual([500, { message: 'Internal Server Error' }]);
    expect((await fetch(`${url}/api/hangs`)).status).toBe(503);
  });

  it('rejects an answer over Lambda’s limit', async () => {
    const url = await gateway([route('GET /api/x')], () => ({
      statusCode: 200,
      body: 'x'.repeat(6.1 * 1024 * 1024),
    }));
    expect((await fetch(`${url}/api/x`)).status).toBe(500);
  });
});
