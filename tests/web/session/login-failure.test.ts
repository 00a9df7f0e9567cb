import { describe, expect, it } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { loginFailure } from '#web/session/login-failure.ts';

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

describe('a sign-in that failed', () => {
  it('gives the same answer for a wrong password and an unknown address', () => {
    const wrong = loginFailure(named('NotAuthorizedException', 'Incorrect username or password.'));
    const unknown = loginFailure(named('UserNotFoundException', 'User does not exist.'));
    expect(wrong.message).toBe('The e-mail address or the password is wrong.');
    expect(unknown.message).toBe(wrong.message);
  });

  it('shows the identity service’s message where it says what to do', () => {
    expect(loginFailure(named('NotAuthorizedException', 'Password attempts exceeded')).message).toBe(
      'Password attempts exceeded',
    );
  });

  it('shows the fallback for anything else, and distinguishes a lost connection', () => {
    expect(loginFailure(named('NetworkError', 'A network error has occurred.'))).toMatchObject({
      message: 'Login failed',
      code: 'unreachable',
    });
    expect(loginFailure('nonsense')).toMatchObject({ message: 'Login failed', code: 'unexpected' });
  });

  it('leaves the service’s own refusal unchanged', () => {
    const refusal = new ApiError('No.', { status: 401, code: 'unauthenticated' });
    expect(loginFailure(refusal)).toBe(refusal);
  });
});
