import {
  AdminSetUserPasswordCommand,
  ChangePasswordCommand,
  ForgotPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { confirmResetPassword, resetPassword, signIn, signOut, updatePassword } from 'aws-amplify/auth';
import { describe, expect, test, vi } from 'vitest';
import {
  admin,
  ann,
  confirmReset,
  createUser,
  failSignIns,
  freezeTime,
  freshPoolForEachTest,
  lastCode,
  mailbox,
  passTime,
  password,
  poolId,
  restartPool,
  serverClientId,
  signInByPassword,
  startSrp,
  wrongCode,
} from './user-pool-harness.ts';

freshPoolForEachTest();

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('passwords', () => {
  test('a signed-in user changes the password', async () => {
    await createUser();
    await signIn({ username: ann, password });
    await updatePassword({ oldPassword: password, newPassword: 'changed-1' });
    await signOut();
    await expect(signIn({ username: ann, password })).rejects.toThrow('Incorrect username or password.');
    expect(await signIn({ username: ann, password: 'changed-1' })).toMatchObject({ isSignedIn: true });
  });

  test('changing it requires the current one, and attempts are limited', async () => {
    await createUser();
    const { AccessToken } = await signInByPassword();
    const change = () =>
      admin.send(
        new ChangePasswordCommand({
          AccessToken,
          PreviousPassword: 'wrong-1',
          ProposedPassword: 'changed-1',
        }),
      );
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await expect(change()).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    }
    await expect(change()).rejects.toMatchObject({ name: 'LimitExceededException' });
  });

  test('a sign-in under way proves nothing once the password has changed', async () => {
    await createUser();
    const send = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      if (new Headers(init?.headers).get('x-amz-target')?.endsWith('.RespondToAuthChallenge')) {
        await admin.send(
          new AdminSetUserPasswordCommand({
            UserPoolId: poolId,
            Username: ann,
            Password: 'changed-1',
            Permanent: true,
          }),
        );
      }
      return send(input, init);
    });
    await expect(signIn({ username: ann, password })).rejects.toThrow('Incorrect username or password.');
    vi.restoreAllMocks();
    expect(await signIn({ username: ann, password: 'changed-1' })).toMatchObject({ isSignedIn: true });
  });

  test.each([
    ['a-1', 'Password not long enough'],
    ['ABCDEF-1', 'Password must have lowercase characters'],
    ['abcdef-x', 'Password must have numeric characters'],
    ['abcdef1', 'Password must have symbol characters'],
  ])('%s breaks the policy: %s', async (weak, reason) => {
    await createUser();
    const attempt = admin.send(
      new AdminSetUserPasswordCommand({ UserPoolId: poolId, Username: ann, Password: weak, Permanent: true }),
    );
    await expect(attempt).rejects.toMatchObject({
      name: 'InvalidPasswordException',
      message: `Password did not conform with policy: ${reason}`,
    });
    expect(await signIn({ username: ann, password })).toMatchObject({ isSignedIn: true });
  });

  test('after five failures even the right one waits, twice as long after each further failure', async () => {
    await createUser();
    freezeTime();
    await failSignIns(5);
    await expect(signIn({ username: ann, password })).rejects.toThrow('Password attempts exceeded');
    passTime(1 / 60);
    await failSignIns(1);
    passTime(1 / 60);
    await expect(signIn({ username: ann, password })).rejects.toThrow('Password attempts exceeded');
    passTime(1 / 60);
    expect(await signIn({ username: ann, password })).toMatchObject({ isSignedIn: true });
  });

  test('failures are forgotten after a quarter of an hour without one', async () => {
    await createUser();
    freezeTime();
    await failSignIns(5);
    passTime(15);
    await failSignIns(1);
    expect(await signIn({ username: ann, password })).toMatchObject({ isSignedIn: true });
  });
});

describe('a forgotten password', () => {
  test('is reset by a mailed code', async () => {
    await createUser();
    const { nextStep } = await resetPassword({ username: ann });
    expect(nextStep.codeDeliveryDetails).toEqual({
      deliveryMedium: 'EMAIL',
      destination: 'a***@e***',
      attributeName: 'email',
    });
    expect(mailbox).toEqual([
      {
        to: ann,
        kind: 'forgot-password',
        code: expect.stringMatching(/^\d{6}$/),
        subject: 'Your verification code',
        text: `Your confirmation code is ${lastCode()}`,
        at: expect.any(String),
      },
    ]);

    await confirmResetPassword({ username: ann, confirmationCode: lastCode(), newPassword: 'renewed-1' });

    expect(await signIn({ username: ann, password: 'renewed-1' })).toMatchObject({ isSignedIn: true });
  });

  test('a code works once', async () => {
    await createUser();
    await resetPassword({ username: ann });
    await confirmReset(lastCode());
    await expect(confirmReset(lastCode())).rejects.toMatchObject({ name: 'ExpiredCodeException' });
  });

  test('a code works for an hour', async () => {
    await createUser();
    await resetPassword({ username: ann });
    passTime(60);
    await expect(confirmReset(lastCode())).rejects.toMatchObject({ name: 'ExpiredCodeException' });
  });

  test('a newer code replaces the older one', async () => {
    await createUser();
    await resetPassword({ username: ann });
    const older = lastCode();
    await resetPassword({ username: ann });
    if (older !== lastCode())
      await expect(confirmReset(older)).rejects.toMatchObject({ name: 'CodeMismatchException' });
    await confirmReset(lastCode());
  });

  test('a password that breaks the policy leaves the code unused', async () => {
    await createUser();
    await resetPassword({ username: ann });
    await expect(confirmReset(lastCode(), 'weak')).rejects.toMatchObject({
      name: 'InvalidPasswordException',
    });
    await confirmReset(lastCode());
  });

  test('codes are rejected after five wrong guesses, even the right one, for an hour', async () => {
    await createUser();
    await resetPassword({ username: ann });
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await expect(confirmReset(wrongCode())).rejects.toMatchObject({ name: 'CodeMismatchException' });
    }
    await expect(confirmReset(lastCode())).rejects.toMatchObject({ name: 'LimitExceededException' });
    passTime(60);
    await resetPassword({ username: ann });
    await confirmReset(lastCode());
  });

  test('requests for codes are limited too', async () => {
    await createUser();
    for (let attempt = 0; attempt < 20; attempt += 1) await resetPassword({ username: ann });
    await expect(resetPassword({ username: ann })).rejects.toMatchObject({ name: 'LimitExceededException' });
    expect(mailbox).toHaveLength(20);
  });

  test('an address that was never verified receives no code', async () => {
    await createUser({ verified: false });
    await expect(resetPassword({ username: ann })).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
    expect(mailbox).toEqual([]);
  });
});

describe('whether a user exists', () => {
  const nobody = 'nobody@example.com';

  test('does not show in a sign-in', async () => {
    const refusal = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };
    await expect(signIn({ username: nobody, password })).rejects.toMatchObject(refusal);
    await expect(signInByPassword(nobody)).rejects.toMatchObject(refusal);
  });

  test('does not show in an SRP challenge: the id and the salt look real and stay the same', async () => {
    await createUser();
    const real = await startSrp(ann);
    const simulated = await startSrp(nobody);
    const shape = {
      USER_ID_FOR_SRP: expect.stringMatching(uuid),
      SALT: expect.stringMatching(/^[0-9a-f]{32}$/),
    };
    expect(real).toMatchObject(shape);
    expect(simulated).toMatchObject(shape);
    expect(Object.keys(simulated)).toEqual(Object.keys(real));
    const { USER_ID_FOR_SRP, SALT } = simulated;
    expect(await startSrp('NOBODY@example.com')).toMatchObject({ USER_ID_FOR_SRP, SALT });
    await restartPool();
    expect(await startSrp(nobody)).toMatchObject({ USER_ID_FOR_SRP, SALT });
  });

  test('does not show in the lock after failures', async () => {
    freezeTime();
    await failSignIns(5, nobody);
    await expect(signIn({ username: nobody, password })).rejects.toThrow('Password attempts exceeded');
  });

  test('does not show when a password is forgotten', async () => {
    const { nextStep } = await resetPassword({ username: nobody });
    expect(nextStep.codeDeliveryDetails.destination).toBe('n***@e***');
    expect(mailbox).toEqual([]);
    const guess = () => confirmReset('123456', 'renewed-1', nobody);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await expect(guess()).rejects.toMatchObject({ name: 'CodeMismatchException' });
    }
    await expect(guess()).rejects.toMatchObject({ name: 'LimitExceededException' });
  });

  test('shows when the client uses legacy errors', async () => {
    const attempt = admin.send(new ForgotPasswordCommand({ ClientId: serverClientId, Username: nobody }));
    await expect(attempt).rejects.toMatchObject({ name: 'UserNotFoundException' });
  });
});
