import { describe, expect, it } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { loginFailure } from '#web/session/login-failure.ts';

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

describe('a sign-in that failed', () => {
  it('does not tell a wrong password from an unknown address', () => {
    const wrong = loginFailure(named('NotAuthorizedException', 'Incorrect username or password.'));
    const unknown = loginFailure(named('UserNotFoundException', 'User does not exist.'));
    expect(wrong.message).toBe('The e-mail address or the password is wrong.');
    expect(unknown.message).toBe(wrong.message);
  });

  it('says the identity service’s sentence where it tells what to do', () => {
    expect(loginFailure(named('NotAuthorizedException', 'Password attempts exceeded')).message).toBe(
      'Password attempts exceeded',
    );
  });

  it('says the fallback for anything else, and tells a cut line from the rest', () => {
    expect(loginFailure(named('NetworkError', 'A network error has occurred.'))).toMatchObject({
      message: 'Login failed',
      code: 'unreachable',
    });
    expect(loginFailure('nonsense')).toMatchObject({ message: 'Login failed', code: 'unexpected' });
  });

  it('leaves the service’s own refusal as it is', () => {
    const refusal = new ApiError('No.', { status: 401, code: 'unauthenticated' });
    expect(loginFailure(refusal)).toBe(refusal);
  });
});
