import '../../support/function-environment.ts';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { idTokenVerifier } from '../../../functions/identity/verify-id-token.ts';
import { close, listen } from '../../../infra/local/listen.ts';
import { anIdToken, badTokens, poolKeys } from '../../support/id-tokens.ts';

/** Serves the keys as a test defines; counts how often they are fetched. */
let server: Server;
let answer: (response: ServerResponse) => unknown;
let asked: number;

const withKeys = (response: ServerResponse) => response.end(JSON.stringify(poolKeys));

beforeEach(async () => {
  asked = 0;
  answer = withKeys;
  server = createServer((_request, response) => {
    asked += 1;
    answer(response);
  });
  process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER = await listen(server);
});

afterEach(async () => {
  delete process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER;
  server.closeAllConnections();
  await close(server);
});

describe('the keys of the user pool', () => {
  it('are fetched once, even for concurrent calls', async () => {
    const verify = idTokenVerifier();
    await Promise.all([verify(anIdToken()), verify(anIdToken())]);
    await verify(anIdToken());
    expect(asked).toBe(1);
  });

  it('are fetched again after one failure', async () => {
    answer = (response) => {
      answer = withKeys;
      response.destroy();
    };
    expect(await idTokenVerifier()(anIdToken())).toMatchObject({ email: 'ada@example.com' });
    expect(asked).toBe(2);
  });

  it.each([
    ['an error', (response: ServerResponse) => response.writeHead(500).end()],
    ['no JSON', (response: ServerResponse) => response.end('<html>')],
    ['no keys', (response: ServerResponse) => response.end('{"keys":[{"kid":7}]}')],
    ['too much', (response: ServerResponse) => response.end(' '.repeat(200_000))],
    ['nothing', (response: ServerResponse) => response.destroy()],
  ])('that fail with %s say nothing about the token: 503, not 401', async (_what, broken) => {
    answer = broken;
    await expect(idTokenVerifier()(anIdToken())).rejects.toMatchObject({
      code: 'unavailable',
      message: 'Your sign-in could not be verified. Try again in a moment.',
    });
  });

  it('that could not be fetched are available to the next call', async () => {
    const verify = idTokenVerifier();
    answer = (response) => response.writeHead(503).end();
    await expect(verify(anIdToken())).rejects.toMatchObject({ code: 'unavailable' });
    answer = withKeys;
    await expect(verify(anIdToken())).resolves.toMatchObject({ name: 'Ada Lovelace' });
  });

  it('are not fetched repeatedly for tokens with unknown keys', async () => {
    const verify = idTokenVerifier();
    for (let attempt = 0; attempt < 5; attempt += 1)
      await expect(verify(badTokens['with an unknown key id']?.() ?? '')).rejects.toMatchObject({
        code: 'unauthenticated',
      });
    expect(asked).toBe(1);
    await expect(verify(anIdToken())).resolves.toBeDefined();
  });
});

describe('a verified token', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is rejected once it has expired, even by an instance that verified it', async () => {
    const verify = idTokenVerifier();
    const token = anIdToken();
    expect(await verify(token)).toEqual(await verify(token));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3_600_000 });
    await expect(verify(token)).rejects.toMatchObject({
      code: 'unauthenticated',
      message: 'Your session has ended. Sign in again.',
    });
  });
});

describe('in Lambda', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('the keys are fetched before the first call, and only once', async () => {
    vi.stubEnv('AWS_LAMBDA_FUNCTION_NAME', 'get-current-user');
    const verify = idTokenVerifier();
    await expect.poll(() => asked).toBe(1);
    await verify(anIdToken());
    expect(asked).toBe(1);
  });

  it('keys that could not be fetched in advance are fetched by the first call', async () => {
    vi.stubEnv('AWS_LAMBDA_FUNCTION_NAME', 'get-current-user');
    answer = (response) => response.writeHead(500).end();
    const verify = idTokenVerifier();
    await expect.poll(() => asked).toBe(3);
    answer = withKeys;
    await expect(verify(anIdToken())).resolves.toBeDefined();
  });
});
