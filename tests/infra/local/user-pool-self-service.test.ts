import {
  AdminUpdateUserAttributesCommand,
  DeleteUserAttributesCommand,
  GetTokensFromRefreshTokenCommand,
  UpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import {
  confirmSignIn,
  confirmUserAttribute,
  deleteUser,
  fetchAuthSession,
  fetchMFAPreference,
  fetchUserAttributes,
  sendUserAttributeVerificationCode,
  setUpTOTP,
  signIn,
  signOut,
  updateMFAPreference,
  updateUserAttributes,
  verifyTOTPSetup,
} from 'aws-amplify/auth';
import { beforeEach, describe, expect, test } from 'vitest';
import type { UserPoolOptions } from '../../../infra/local/user-pool/settings.ts';
import { fromBase32, oneTimePassword } from '../../../infra/local/user-pool/software-tokens.ts';
import {
  admin,
  ann,
  clientId,
  createUser,
  freshPoolForEachTest,
  lastCode,
  mailbox,
  passTime,
  password,
  poolId,
  restartPool,
  signInByPassword,
  userOf,
  wrongCode,
} from './user-pool-harness.ts';

freshPoolForEachTest();

/** As the template has it. */
const asDeployed: Partial<UserPoolOptions> = {
  clients: [
    {
      clientId,
      explicitAuthFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_ADMIN_USER_PASSWORD_AUTH'],
      idTokenMinutes: 60,
      accessTokenMinutes: 60,
      refreshTokenDays: 30,
      writeAttributes: ['email'],
      rotationGraceSeconds: 60,
      preventUserExistenceErrors: true,
    },
  ],
  keepOriginalEmail: true,
  softwareTokenMfa: true,
};

beforeEach(() => restartPool(asDeployed));

const attributesOf = async () => {
  const { UserAttributes = [] } = await userOf((await signInByPassword()).AccessToken);
  return Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value]));
};

describe('a browser with an access token', () => {
  test('writes no attribute but the address', async () => {
    await createUser();
    await signIn({ username: ann, password });
    for (const userAttributes of [{ name: 'Root' }, { email_verified: 'true' }, { locale: 'de' }])
      await expect(updateUserAttributes({ userAttributes })).rejects.toMatchObject({
        name: 'NotAuthorizedException',
        message: 'A client attempted to write unauthorized attribute',
      });
    const { AccessToken } = await signInByPassword();
    await expect(
      admin.send(new DeleteUserAttributesCommand({ AccessToken, UserAttributeNames: ['name'] })),
    ).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await expect(
      admin.send(new DeleteUserAttributesCommand({ AccessToken, UserAttributeNames: ['email'] })),
    ).rejects.toMatchObject({ name: 'InvalidParameterException' });
    expect(await attributesOf()).toMatchObject({ name: 'Ann', email: ann });
  });

  test('keeps the present address until the code for the new one is entered', async () => {
    await createUser();
    await signIn({ username: ann, password });
    await updateUserAttributes({ userAttributes: { email: 'anna@example.com' } });
    expect(mailbox.at(-1)).toMatchObject({ to: 'anna@example.com', kind: 'change-email' });
    expect(await attributesOf()).toMatchObject({ email: ann, email_verified: 'true' });
    await expect(
      confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: wrongCode() }),
    ).rejects.toMatchObject({ name: 'CodeMismatchException' });
    await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: lastCode() });
    expect(await fetchUserAttributes()).toMatchObject({
      email: 'anna@example.com',
      email_verified: 'true',
    });
    await expect(signIn({ username: ann, password })).rejects.toThrow();
  });

  test('gets a code for the address of its user, which verifies it', async () => {
    await createUser({ verified: false });
    await signIn({ username: ann, password });
    await sendUserAttributeVerificationCode({ userAttributeKey: 'email' });
    expect(mailbox.at(-1)).toMatchObject({ to: ann, kind: 'verify-email' });
    await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: lastCode() });
    expect(await attributesOf()).toMatchObject({ email: ann, email_verified: 'true' });
  });

  test('takes that code for a day', async () => {
    await createUser({ verified: false });
    await signIn({ username: ann, password });
    await sendUserAttributeVerificationCode({ userAttributeKey: 'email' });
    const code = lastCode();
    passTime(24 * 60);
    await expect(
      confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: code }),
    ).rejects.toMatchObject({ name: 'ExpiredCodeException' });
    await sendUserAttributeVerificationCode({ userAttributeKey: 'email' });
    passTime(23 * 60);
    await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: lastCode() });
    expect(await attributesOf()).toMatchObject({ email_verified: 'true' });
  });

  test('takes no address that is somebody else’s', async () => {
    await createUser();
    await createUser({ email: 'bob@example.com', name: 'Bob' });
    await signIn({ username: ann, password });
    await expect(
      updateUserAttributes({ userAttributes: { email: 'BOB@example.com' } }),
    ).rejects.toMatchObject({ name: 'AliasExistsException' });
  });

  test('deletes its user', async () => {
    await createUser();
    await signIn({ username: ann, password });
    await deleteUser();
    await expect(signIn({ username: ann, password })).rejects.toThrow('Incorrect username or password.');
  });
});

describe('an operator’s change of address', () => {
  const change = (...UserAttributes: { Name: string; Value: string }[]) =>
    admin.send(new AdminUpdateUserAttributesCommand({ UserPoolId: poolId, Username: ann, UserAttributes }));

  test('waits for its code, unless the operator says that it is verified', async () => {
    await createUser();
    await change({ Name: 'email', Value: 'anna@example.com' });
    expect(mailbox.at(-1)).toMatchObject({ to: 'anna@example.com', kind: 'change-email' });
    expect(await attributesOf()).toMatchObject({ email: ann });
    await change({ Name: 'email', Value: 'anna@example.com' }, { Name: 'email_verified', Value: 'true' });
    await signIn({ username: 'anna@example.com', password });
    expect(await fetchUserAttributes()).toMatchObject({ email: 'anna@example.com' });
  });
});

describe('the functions of the template', () => {
  test('word the mails, or keep them back', async () => {
    await createUser({ verified: false });
    const calls: [string, unknown][] = [];
    await restartPool({
      ...asDeployed,
      trigger: async (name, event) => {
        calls.push([name, event]);
        if (calls.length > 1) throw new Error('not this one');
        return { ...event, response: { emailSubject: 'Hello', emailMessage: 'Enter {####} now' } };
      },
    });
    const send = async () => {
      await signIn({ username: ann, password }).catch(() => undefined);
      return sendUserAttributeVerificationCode({ userAttributeKey: 'email' });
    };
    await send();
    expect(calls[0]).toMatchObject([
      'CustomMessage',
      {
        triggerSource: 'CustomMessage_VerifyUserAttribute',
        request: { userAttributes: { email: ann }, codeParameter: '{####}' },
      },
    ]);
    expect(mailbox).toMatchObject([{ subject: 'Hello', text: `Enter ${lastCode()} now` }]);
    await expect(send()).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
      message: 'CustomMessage failed with error not this one.',
    });
    expect(mailbox).toHaveLength(1);
  });
});

describe('a refresh token', () => {
  const refresh = (RefreshToken: string | undefined) =>
    admin.send(new GetTokensFromRefreshTokenCommand({ ClientId: clientId, RefreshToken }));

  test('is replaced when it is used, and refused a minute later', async () => {
    await createUser();
    const { RefreshToken: first } = await signInByPassword();
    const { AuthenticationResult: renewed } = await refresh(first);
    expect(renewed?.RefreshToken).toMatch(/^[\w-]{40,}$/);
    expect(renewed?.RefreshToken).not.toBe(first);
    // A response that was lost is asked for again.
    expect((await refresh(first)).AuthenticationResult?.IdToken).toBeDefined();
    passTime(2);
    await expect(refresh(first)).rejects.toMatchObject({ name: 'RefreshTokenReuseException' });
  });

  test('is renewed by Amplify again and again', async () => {
    await createUser();
    await signIn({ username: ann, password });
    for (let renewal = 0; renewal < 3; renewal += 1) {
      const { tokens } = await fetchAuthSession({ forceRefresh: true });
      expect(tokens?.idToken?.payload.email).toBe(ann);
    }
  });
});

describe('an authenticator app', () => {
  const codeOf = (secret: string, step = 0) =>
    oneTimePassword(fromBase32(secret), Math.floor(Date.now() / 30_000) + step);

  async function addApp(): Promise<string> {
    await signIn({ username: ann, password });
    const { sharedSecret } = await setUpTOTP();
    await verifyTOTPSetup({ code: codeOf(sharedSecret) });
    await updateMFAPreference({ totp: 'PREFERRED' });
    return sharedSecret;
  }

  test('is asked for its code after the password, once it is switched on', async () => {
    await createUser();
    const secret = await addApp();
    expect(await fetchMFAPreference()).toEqual({ enabled: ['TOTP'], preferred: 'TOTP' });
    await signOut();
    const { nextStep } = await signIn({ username: ann, password });
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
    await expect(confirmSignIn({ challengeResponse: '000000' })).rejects.toMatchObject({
      name: 'CodeMismatchException',
    });
    // The code of the set-up is used up: the next one is due.
    const { isSignedIn } = await confirmSignIn({ challengeResponse: codeOf(secret, 1) });
    expect(isSignedIn).toBe(true);
  });

  test('is not switched on without a code of it', async () => {
    await createUser();
    await signIn({ username: ann, password });
    const { sharedSecret } = await setUpTOTP();
    expect(sharedSecret).toMatch(/^[A-Z2-7]{32}$/);
    await expect(verifyTOTPSetup({ code: '000000' })).rejects.toMatchObject({
      name: 'EnableSoftwareTokenMFAException',
    });
    await expect(updateMFAPreference({ totp: 'PREFERRED' })).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
  });

  test('can be removed', async () => {
    await createUser();
    await addApp();
    await updateMFAPreference({ totp: 'DISABLED' });
    await signOut();
    expect(await signIn({ username: ann, password })).toMatchObject({ isSignedIn: true });
  });

  test('shows the codes of RFC 6238', () => {
    // Appendix B, SHA-1, the last six digits.
    const secret = Buffer.from('12345678901234567890');
    for (const [seconds, code] of [
      [59, '287082'],
      [1_111_111_109, '081804'],
      [20_000_000_000, '353130'],
    ] as const)
      expect(oneTimePassword(secret, Math.floor(seconds / 30))).toBe(code);
  });

  test('is not offered by a pool that has no second factor', async () => {
    await restartPool({ ...asDeployed, softwareTokenMfa: false });
    await createUser();
    await signIn({ username: ann, password });
    await expect(setUpTOTP()).rejects.toMatchObject({ name: 'SoftwareTokenMFANotFoundException' });
  });
});

test('an attribute that the client may not write is not written by an old SDK either', async () => {
  await createUser();
  const { AccessToken } = await signInByPassword();
  const attempt = admin.send(
    new UpdateUserAttributesCommand({
      AccessToken,
      UserAttributes: [{ Name: 'custom:role', Value: 'admin' }],
    }),
  );
  await expect(attempt).rejects.toMatchObject({ name: 'NotAuthorizedException' });
});
