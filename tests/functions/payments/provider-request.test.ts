import '../../support/function-environment.ts';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProviderRequest } from '../../../functions/payments/provider-request.ts';
import type { HttpAnswer } from '../../../functions/runtime/http-client.ts';
import { withRequestLog } from '../../support/request-log.ts';

vi.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));

const secrets = mockClient(SecretsManagerClient);
afterAll(() => secrets.restore());
withRequestLog();

interface Call {
  readonly method: string;
  readonly key: string;
}
let calls: Call[];
/** The keys that the provider knows now. */
let known: readonly string[];
/** What it answers to a key that it knows. */
let answer: () => HttpAnswer;
const done = () => answerOf(200, { status: true, message: 'ok', data: { done: true } });
const answerOf = (status: number, body?: object, headers = {}): HttpAnswer => ({
  status,
  headers,
  body: Buffer.from(body ? JSON.stringify(body) : ''),
});

let askProvider: (request: ProviderRequest) => Promise<unknown>;
const get = () => askProvider({ method: 'GET', path: '/plan' });
const post = () => askProvider({ method: 'POST', path: '/plan', body: {} });
const keep = (keys: object) =>
  secrets.on(GetSecretValueCommand).resolves({ SecretString: JSON.stringify(keys) });

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T10:00:00.000Z') });
  vi.stubEnv('PAYMENT_PROVIDER_URL', 'https://provider.example');
  calls = [];
  known = ['sk_old'];
  answer = done;
  secrets.reset();
  keep({ current: 'sk_old' });
  ({ askProvider } = await import('../../../functions/payments/provider-request.ts'));
  const { httpClient } = await import('../../../functions/runtime/http-client.ts');
  vi.spyOn(httpClient, 'send').mockImplementation(async (_, { method, headers }) => {
    const key = headers?.authorization?.replace('Bearer ', '') ?? '';
    calls.push({ method, key });
    return known.includes(key) ? answer() : answerOf(401, { status: false, message: 'Invalid key' });
  });
  return () => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  };
});

const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);

describe('while the provider’s key is exchanged', () => {
  it('the previous key serves until the provider knows the new one, and then the new one does', async () => {
    keep({ current: 'sk_new', previous: 'sk_old' });
    await get();
    expect(calls.map(({ key }) => key)).toEqual(['sk_new', 'sk_old']);
    known = ['sk_new'];
    calls = [];
    await post();
    expect(calls.map(({ key }) => key)).toEqual(['sk_new']);
  });

  it('a key that was refused is read again at once, so that no call fails', async () => {
    await get();
    keep({ current: 'sk_new', previous: 'sk_old' });
    known = ['sk_new'];
    later(60);
    await post();
    expect(calls.map(({ key }) => key)).toEqual(['sk_old', 'sk_old', 'sk_new']);
  });

  it('nothing is charged and 503 is answered where the provider knows neither', async () => {
    known = [];
    await expect(post()).rejects.toMatchObject({ name: 'ServiceUnavailable' });
  });
});

describe('a call that fails', () => {
  it('is repeated where it only reads', async () => {
    answer = () => answerOf(502);
    await expect(get()).rejects.toMatchObject({ name: 'ServiceUnavailable' });
    expect(calls).toHaveLength(3);
  });

  it('is not repeated where it may have charged, unless the provider says that it did nothing', async () => {
    answer = () => {
      throw new Error('socket hang up');
    };
    await expect(post()).rejects.toMatchObject({ name: 'ServiceUnavailable' });
    expect(calls).toHaveLength(1);
    const throttled = [answerOf(429, undefined, { 'x-ratelimit-reset': '1' })];
    answer = () => throttled.pop() ?? done();
    await expect(post()).resolves.toEqual({ done: true });
    expect(calls).toHaveLength(3);
  });

  it('five times in a row keeps the next ones away for 20 seconds, and then one tries', async () => {
    answer = () => answerOf(500);
    for (let call = 0; call < 5; call += 1) await expect(post()).rejects.toThrow('answered 500');
    calls = [];
    await expect(post()).rejects.toThrow('left alone');
    expect(calls).toHaveLength(0);
    later(21);
    const tries = await Promise.allSettled([post(), post(), post()]);
    expect(calls).toHaveLength(1);
    expect(tries.every(({ status }) => status === 'rejected')).toBe(true);
    later(21);
    answer = done;
    await expect(post()).resolves.toEqual({ done: true });
    await expect(post()).resolves.toEqual({ done: true });
  });

  it('by a refusal is the caller’s to read, and keeps nothing away', async () => {
    answer = () => answerOf(404, { status: false, message: 'Customer not found' });
    for (let call = 0; call < 7; call += 1)
      await expect(get()).rejects.toMatchObject({ name: 'ProviderRefusal', status: 404 });
  });
});
