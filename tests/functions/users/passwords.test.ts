import '../../support/function-environment.ts';
import {
  AdminGetUserCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  CodeMismatchException,
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ExpiredCodeException,
  ForgotPasswordCommand,
  InvalidParameterException,
  InvalidPasswordException,
  LimitExceededException,
  NotAuthorizedException,
  TooManyFailedAttemptsException,
  TooManyRequestsException,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { handler as forgotPassword } from '../../../functions/users/routes/forgot-password.ts';
import { handler as resetPassword } from '../../../functions/users/routes/reset-password.ts';
import { anError, anOutage } from '../../support/cognito-double.ts';
import { send } from '../../support/http-events.ts';
import { withRequestLog } from '../../support/request-log.ts';

withRequestLog();
const cognito = mockClient(CognitoIdentityProviderClient);
afterAll(() => cognito.restore());

beforeEach(() => {
  cognito.reset();
  cognito.on(AdminGetUserCommand).resolves(anIdentity());
  cognito.on(AdminUpdateUserAttributesCommand).resolves({});
  cognito.on(AdminUserGlobalSignOutCommand).resolves({});
  cognito.on(ForgotPasswordCommand).resolves({});
  cognito.on(ConfirmForgotPasswordCommand).resolves({});
});

const anIdentity = ({ verified = 'true', status = 'CONFIRMED' as const } = {}) => ({
  Username: 'the-uid',
  UserStatus: status,
  UserAttributes: [
    { Name: 'sub', Value: 'the-uid' },
    { Name: 'email_verified', Value: verified },
  ],
});

const forget = () => send(forgotPassword, { json: { email: 'Ada@Example.com' } });
const reset = () =>
  send(resetPassword, {
    json: { email: 'ada@example.com', token: ' 123456 ', newPassword: 'correct horse' },
  });

describe('a forgotten password', () => {
  it('makes the identity service mail a code', async () => {
    const { status, body } = await forget();
    expect(status).toBe(200);
    expect(body.message).toMatch(/^If this address has an account, a code .* is on its way\./);
    expect(cognito.commandCalls(ForgotPasswordCommand)[0]?.args[0].input).toEqual({
      ClientId: 'netwright-site',
      Username: 'ada@example.com',
    });
  });

  it.each([
    ['is unknown', UserNotFoundException],
    ['has no confirmed mailbox', InvalidParameterException],
    ['may not reset in its state', NotAuthorizedException],
    ['has had its codes for now', LimitExceededException],
  ])('gives the same response when the address %s', async (_what, exception) => {
    const known = await forget();
    cognito.on(ForgotPasswordCommand).rejects(anError(exception));
    const answer = await forget();
    expect(answer.result).toEqual(known.result);
  });

  it('reaches an address that is not proved yet, without calling it proved', async () => {
    await forget();
    expect(cognito.commandCalls(AdminUpdateUserAttributesCommand)).toHaveLength(0);
    cognito.on(AdminGetUserCommand).resolves(anIdentity({ verified: 'false' }));
    const { status } = await forget();
    expect(status).toBe(200);
    expect(cognito.commandCalls(AdminUpdateUserAttributesCommand)[0]?.args[0].input).toEqual({
      UserPoolId: 'eu-west-1_netwright',
      Username: 'the-uid',
      UserAttributes: [{ Name: 'email_verified', Value: 'true' }],
    });
  });

  it('returns 429 when the whole pool is too busy, 503 when it is down', async () => {
    cognito.on(ForgotPasswordCommand).rejects(anError(TooManyRequestsException));
    expect((await forget()).status).toBe(429);
    cognito.on(ForgotPasswordCommand).rejects(anOutage());
    const { status, body } = await forget();
    expect(status).toBe(503);
    expect(body.message).toBe('Password reset failed');
  });
});

describe('a password reset', () => {
  it('sets the new password with the code', async () => {
    const { status, body } = await reset();
    expect(status).toBe(200);
    expect(body.message).toBe('Your password has been changed. Sign in with the new one.');
    expect(cognito.commandCalls(ConfirmForgotPasswordCommand)[0]?.args[0].input).toEqual({
      ClientId: 'netwright-site',
      Username: 'ada@example.com',
      ConfirmationCode: '123456',
      Password: 'correct horse',
    });
  });

  it('revokes the user’s tokens at the identity service', async () => {
    await reset();
    expect(cognito.commandCalls(AdminUserGlobalSignOutCommand)[0]?.args[0].input).toEqual({
      UserPoolId: 'eu-west-1_netwright',
      Username: 'ada@example.com',
    });
  });

  it('says that the password has been changed where the tokens could not be revoked', async () => {
    cognito.on(AdminUserGlobalSignOutCommand).rejects(anOutage());
    const { status, body } = await reset();
    expect(status).toBe(503);
    expect(body.message).toMatch(/^Your password has been changed, but .* end your other sessions/);
  });

  it('answers when a sign-in is later than those that have ended, by the second', async () => {
    let ended = Number.NaN;
    cognito.on(AdminUserGlobalSignOutCommand).callsFake(() => {
      ended = Date.now();
      return {};
    });
    await reset();
    expect(Math.floor(Date.now() / 1_000)).toBeGreaterThan(Math.floor(ended / 1_000));
  });

  it.each([
    CodeMismatchException,
    ExpiredCodeException,
    InvalidParameterException,
    UserNotFoundException,
    NotAuthorizedException,
  ])('returns 422 with the same sentence for %o', async (exception) => {
    cognito.on(ConfirmForgotPasswordCommand).rejects(anError(exception));
    const { status, body } = await reset();
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'unprocessable',
      message: 'This code is wrong or has expired. Request a new one.',
    });
  });

  it.each([LimitExceededException, TooManyRequestsException, TooManyFailedAttemptsException])(
    'returns 429 to %o',
    async (exception) => {
      cognito.on(ConfirmForgotPasswordCommand).rejects(anError(exception));
      expect((await reset()).status).toBe(429);
    },
  );

  it('refuses a common password without spending the code', async () => {
    const json = { email: 'ada@example.com', token: '123456', newPassword: 'Football' };
    const { status, body } = await send(resetPassword, { json });
    expect(status).toBe(400);
    expect(body.message).toBe('New password is one of the most common passwords. Choose another one.');
    expect(cognito.commandCalls(ConfirmForgotPasswordCommand)).toHaveLength(0);
  });

  it('names the field when the pool rejects the password', async () => {
    cognito.on(ConfirmForgotPasswordCommand).rejects(anError(InvalidPasswordException, 'No.'));
    const { status, body } = await reset();
    expect(status).toBe(400);
    expect(body).toMatchObject({
      message: 'New password does not meet the password rules.',
      details: { fields: [{ field: 'newPassword' }] },
    });
  });

  it('names the field when the pool cannot read the password', async () => {
    const reason = "1 validation error detected: Value at 'password' failed to satisfy constraint";
    cognito.on(ConfirmForgotPasswordCommand).rejects(anError(InvalidParameterException, reason));
    const { status, body } = await reset();
    expect(status).toBe(400);
    expect(body).toMatchObject({
      message: 'New password contains characters that are not allowed in a password.',
      details: { fields: [{ field: 'newPassword' }] },
    });
  });

  it.each([
    ['token', { token: 'a b' }, 'Token must be the code from the e-mail.'],
    ['newPassword', { newPassword: ' secret' }, 'New password must not begin or end with a space.'],
    [
      'email',
      { email: `${'a'.repeat(64)}@${'b'.repeat(60)}.example.com` },
      'Email must have at most 128 characters.',
    ],
  ])('does not call the identity service with an invalid %s', async (_field, wrong, message) => {
    const json = { email: 'ada@example.com', token: '123456', newPassword: 'correct horse', ...wrong };
    const { status, body } = await send(resetPassword, { json });
    expect(status).toBe(400);
    expect(body).toMatchObject({ message });
    expect(cognito.commandCalls(ConfirmForgotPasswordCommand)).toHaveLength(0);
  });
});
