import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { environment } from '../../../functions/runtime/environment.ts';
import { defaultProvider } from '../../../functions/runtime/environment-credentials.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the environment', () => {
  it('is read with the types that a function needs', () => {
    vi.stubEnv('SOME_TABLE', 'designs');
    vi.stubEnv('SOME_LIMIT', '7');
    const read = environment({
      SOME_TABLE: z.string(),
      SOME_LIMIT: z.coerce.number(),
      NONE: z.string().optional(),
    });
    expect(read).toEqual({ SOME_TABLE: 'designs', SOME_LIMIT: 7 });
  });

  it('that lacks a variable stops the function and names it', () => {
    expect(() => environment({ NOT_THERE: z.string() })).toThrow(/NOT_THERE/);
  });
});

describe('the keys in the environment', () => {
  it('are used by the bundled clients to sign', async () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
    vi.stubEnv('AWS_SESSION_TOKEN', 'session');
    expect(await defaultProvider()()).toEqual({
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      sessionToken: 'session',
    });
  });

  it('give a clear error when missing', async () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', '');
    await expect(defaultProvider()()).rejects.toThrow('The environment holds no AWS keys');
  });
});
