import '../../support/function-environment.ts';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverFailure } from '../../support/aws-errors.ts';
import { withRequestLog } from '../../support/request-log.ts';

const secrets = mockClient(SecretsManagerClient);
afterAll(() => secrets.restore());
const lines = withRequestLog();

let secretValue: (name: 'paymentProvider', how?: { fresh?: boolean }) => Promise<string>;
beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers({ now: 0 });
  vi.stubEnv('PAYMENT_PROVIDER_SECRET_ARN', 'arn:secret');
  secrets.reset();
  secrets.on(GetSecretValueCommand, { SecretId: 'arn:secret' }).resolves({ SecretString: 'first' });
  ({ secretValue } = await import('../../../functions/runtime/secret-value.ts'));
  return () => vi.useRealTimers();
});

const rotate = () => secrets.on(GetSecretValueCommand).resolves({ SecretString: 'second' });
const calls = () => secrets.commandCalls(GetSecretValueCommand).length;
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);

describe('a secret', () => {
  it('is read once for many uses at the same time', async () => {
    const values = await Promise.all([1, 2, 3].map(() => secretValue('paymentProvider')));
    expect(values).toEqual(['first', 'first', 'first']);
    expect(calls()).toBe(1);
  });

  it('is the new one five minutes after it was rotated', async () => {
    await secretValue('paymentProvider');
    rotate();
    later(299);
    expect(await secretValue('paymentProvider')).toBe('first');
    later(2);
    expect(await secretValue('paymentProvider')).toBe('second');
  });

  it('is asked for again when a value was refused, but at most every 30 seconds', async () => {
    await secretValue('paymentProvider');
    rotate();
    later(29);
    expect(await secretValue('paymentProvider', { fresh: true })).toBe('first');
    later(2);
    expect(await secretValue('paymentProvider', { fresh: true })).toBe('second');
    expect(await secretValue('paymentProvider', { fresh: true })).toBe('second');
    expect(calls()).toBe(2);
  });

  it('serves on for an hour while it cannot be read, and no longer', async () => {
    await secretValue('paymentProvider');
    secrets.on(GetSecretValueCommand).rejects(serverFailure());
    later(600);
    expect(await secretValue('paymentProvider')).toBe('first');
    expect(lines()).toEqual([expect.objectContaining({ level: 'warn', secret: 'paymentProvider' })]);
    later(3_600);
    await expect(secretValue('paymentProvider')).rejects.toThrow('The service failed');
  });
});
