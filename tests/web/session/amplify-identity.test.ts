import { fetchAuthSession } from 'aws-amplify/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renew } from '#web/session/amplify-identity.ts';

vi.mock('aws-amplify/auth', () => ({ fetchAuthSession: vi.fn(), signIn: vi.fn(), confirmSignIn: vi.fn() }));
vi.mock('#web/session/identity-client.ts', () => ({ identityClient: async () => ({}) }));

const failingWith = (name: string) =>
  vi.mocked(fetchAuthSession).mockRejectedValue(Object.assign(new Error(name), { name }));

describe('renewing a token', () => {
  beforeEach(() => {
    vi.mocked(fetchAuthSession).mockReset();
  });

  it('ends the session whose refresh token was used before', async () => {
    failingWith('RefreshTokenReuseException');
    await expect(renew()).resolves.toBeUndefined();
  });

  it('leaves the session alone where the service was not reached', async () => {
    failingWith('NetworkError');
    await expect(renew()).rejects.toThrow('NetworkError');
  });
});
