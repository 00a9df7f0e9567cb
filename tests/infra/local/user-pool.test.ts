import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  ForgotPasswordCommand,
  ListUsersCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { confirmSignIn, fetchAuthSession, signIn, signOut } from 'aws-amplify/auth';
import { describe, expect, test, vi } from 'vitest';
import {
  admin,
  ann,
  clientId,
  confirmReset,
  createCommand,
  createUser,
  directory,
  emailOf,
  freshPoolForEachTest,
  joinGroup,
  lastCode,
  passTime,
  password,
  poolId,
  refresh,
  restartPool,
  serverClientId,
  signInByPassword,
  startPool,
  startStandalonePool,
  stopPool,
  userOf,
  verifierOf,
  withForgedClaims,
} from './user-pool-harness.ts';

freshPoolForEachTest();

describe('signing in with Amplify', () => {
  test('a user whom an administrator created signs in by SRP, whatever the case of the address', async () => {
    const id = await createUser({ email: 'Ann@Example.com', name: 'Ann Lee' });

    expect(await signIn({ username: 'aNN@example.com', password })).toMatchObject({ isSignedIn: true });

    const { tokens } = await fetchAuthSession();
    expect(tokens?.idToken?.payload).toMatchObject({
      sub: id,
      iss: `https://cognito-idp.eu-west-2.amazonaws.com/${poolId}`,
      aud: clientId,
      token_use: 'id',
      'cognito:username': id,
      email: 'Ann@Example.com',
      email_verified: true,
      name: 'Ann Lee',
    });
    expect(tokens?.idToken?.payload).not.toHaveProperty('cognito:groups');
    expect(tokens?.accessToken.payload).toMatchObject({ sub: id, client_id: clientId, token_use: 'access' });
  });

  test('each token lives as long as the client says', async () => {
    await createUser();
    await signIn({ username: ann, password });
    const { tokens } = await fetchAuthSession();
    const lifeOf = ({ exp = 0, iat = 0 } = {}) => (exp - iat) / 60;
    expect(lifeOf(tokens?.idToken?.payload)).toBe(60);
    expect(lifeOf(tokens?.accessToken.payload)).toBe(30);
  });

  test('a wrong password is rejected', async () => {
    await createUser();
    await expect(signIn({ username: ann, password: 'planner-8' })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    });
  });

  test('many users sign in, so that salts and keys of all lengths occur', async () => {
    for (let turn = 0; turn < 12; turn += 1) {
      const email = `user-${turn}@example.com`;
      await createUser({ email });
      expect(await signIn({ username: email, password })).toMatchObject({ isSignedIn: true });
      await signOut();
    }
  }, 60_000);

  test('a temporary password has to be replaced at the first sign-in', async () => {
    await admin.send(createCommand({ TemporaryPassword: 'first-1' }));
    const { nextStep } = await signIn({ username: ann, password: 'first-1' });
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED');
    await expect(confirmSignIn({ challengeResponse: 'short' })).rejects.toMatchObject({
      name: 'InvalidPasswordException',
    });
    expect(await confirmSignIn({ challengeResponse: password })).toMatchObject({ isSignedIn: true });
    await signOut();
    expect(await signIn({ username: ann, password })).toMatchObject({ isSignedIn: true });
  });

  test('a temporary password expires after seven days', async () => {
    await admin.send(createCommand({ TemporaryPassword: 'first-1' }));
    passTime(7 * 24 * 60);
    await expect(signIn({ username: ann, password: 'first-1' })).rejects.toThrow(
      'Temporary password has expired',
    );
  });

  test('a disabled user cannot sign in until enabled again', async () => {
    await createUser();
    await admin.send(new AdminDisableUserCommand({ UserPoolId: poolId, Username: ann }));
    await expect(signIn({ username: ann, password })).rejects.toThrow('User is disabled.');
    await admin.send(new AdminEnableUserCommand({ UserPoolId: poolId, Username: ann }));
    expect(await signIn({ username: ann, password })).toMatchObject({ isSignedIn: true });
  });
});

describe('a session', () => {
  test('is refreshed by Amplify, with the current groups and attributes', async () => {
    await createUser();
    await signIn({ username: ann, password });
    const before = await fetchAuthSession();
    await joinGroup('admin');
    await admin.send(
      new AdminUpdateUserAttributesCommand({
        UserPoolId: poolId,
        Username: ann,
        UserAttributes: [{ Name: 'name', Value: 'Ann Park' }],
      }),
    );

    const after = await fetchAuthSession({ forceRefresh: true });

    expect(after.tokens?.idToken?.toString()).not.toBe(before.tokens?.idToken?.toString());
    expect(after.tokens?.idToken?.payload).toMatchObject({
      name: 'Ann Park',
      'cognito:groups': ['admin'],
      origin_jti: before.tokens?.idToken?.payload.origin_jti,
    });
  });

  test('is refreshed through InitiateAuth too, without a new refresh token', async () => {
    await createUser();
    const { RefreshToken } = await signInByPassword();
    const renewed = await refresh(RefreshToken);
    expect(renewed.AuthenticationResult).toMatchObject({ ExpiresIn: 1800, TokenType: 'Bearer' });
    expect(renewed.AuthenticationResult?.RefreshToken).toBeUndefined();
  });

  test('keeps its sign-in time across refreshes', async () => {
    await createUser();
    await signIn({ username: ann, password });
    const before = await fetchAuthSession();
    passTime(10);
    const after = await fetchAuthSession({ forceRefresh: true });
    expect(after.tokens?.idToken?.payload.auth_time).toBe(before.tokens?.idToken?.payload.auth_time);
    expect(after.tokens?.idToken?.payload.iat).toBeGreaterThan(before.tokens?.idToken?.payload.iat ?? 0);
  });

  test('ends with its refresh token', async () => {
    await createUser();
    const { RefreshToken } = await signInByPassword();
    passTime(30 * 24 * 60 - 1);
    await refresh(RefreshToken);
    passTime(1);
    await expect(refresh(RefreshToken)).rejects.toThrow('Refresh Token has expired');
  });

  test('cannot be refreshed by another client', async () => {
    await createUser();
    const { RefreshToken } = await signInByPassword();
    await expect(refresh(RefreshToken, serverClientId)).rejects.toThrow('Refresh Token has been revoked');
  });

  test('ends on signing out, while other sessions of the user stay', async () => {
    await createUser();
    const elsewhere = await signInByPassword();
    await signIn({ username: ann, password });
    const accessToken = (await fetchAuthSession()).tokens?.accessToken.toString();
    await signOut();
    await expect(userOf(accessToken)).rejects.toThrow('Access Token has been revoked');
    expect(await userOf(elsewhere.AccessToken)).toBeDefined();
  });

  test('ends everywhere on signing out globally', async () => {
    await createUser();
    const elsewhere = await signInByPassword();
    await signIn({ username: ann, password });
    await signOut({ global: true });
    await expect(refresh(elsewhere.RefreshToken)).rejects.toThrow('Refresh Token has been revoked');
    await expect(userOf(elsewhere.AccessToken)).rejects.toThrow('Access Token has been revoked');
  });

  test('ends when an administrator signs the user out; Amplify then has no session', async () => {
    await createUser();
    await signIn({ username: ann, password });
    await admin.send(new AdminUserGlobalSignOutCommand({ UserPoolId: poolId, Username: ann }));
    expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined();
  });

  test('ends when the user is deleted', async () => {
    await createUser();
    const { RefreshToken } = await signInByPassword();
    await admin.send(new AdminDeleteUserCommand({ UserPoolId: poolId, Username: ann }));
    await expect(refresh(RefreshToken)).rejects.toThrow('Refresh Token has been revoked');
    await expect(signIn({ username: ann, password })).rejects.toThrow('Incorrect username or password.');
  });
});

describe('tokens', () => {
  test('are verified by aws-jwt-verify with the published key, and carry the groups', async () => {
    const id = await createUser();
    await joinGroup('admin');
    const { IdToken = '', AccessToken = '' } = await signInByPassword();
    const verifier = verifierOf('id');
    expect(await verifier.verify(IdToken)).toMatchObject({ sub: id, 'cognito:groups': ['admin'] });
    expect(await verifierOf('access').verify(AccessToken)).toMatchObject({ sub: id, username: id });
    await expect(verifier.verify(AccessToken)).rejects.toThrow('Token use');
    await expect(verifier.verify(withForgedClaims(IdToken))).rejects.toThrow('Invalid signature');
  });

  test('that are forged, expired or of another kind are rejected', async () => {
    await createUser();
    const { IdToken, AccessToken = '' } = await signInByPassword();
    await expect(userOf(IdToken)).rejects.toThrow('Invalid Access Token');
    await expect(userOf('nonsense')).rejects.toThrow('Invalid Access Token');
    await expect(userOf(withForgedClaims(AccessToken))).rejects.toThrow('Invalid Access Token');
    passTime(31);
    await expect(userOf(AccessToken)).rejects.toThrow('Access Token has expired');
  });
});

describe('persistence', () => {
  test('users, groups, sessions, codes and the signing key survive a restart', async () => {
    const id = await createUser();
    await joinGroup('admin');
    const { RefreshToken, IdToken = '' } = await signInByPassword();
    await admin.send(new ForgotPasswordCommand({ ClientId: clientId, Username: ann }));

    await restartPool();

    expect(await verifierOf('id').verify(IdToken)).toMatchObject({ sub: id });
    expect((await refresh(RefreshToken)).AuthenticationResult?.AccessToken).toBeDefined();
    await signIn({ username: ann, password });
    expect((await fetchAuthSession()).tokens?.idToken?.payload['cognito:groups']).toEqual(['admin']);
    await confirmReset(lastCode());
  });

  test('the files contain no password and no token, and only their owner may read them', async () => {
    await createUser();
    const { RefreshToken = '', IdToken = '', AccessToken = '' } = await signInByPassword();
    const files = readdirSync(directory).map((name) => join(directory, name));
    const kept = files.map((file) => readFileSync(file, 'latin1')).join('');
    expect(kept).toContain(ann);
    for (const secret of [password, RefreshToken, IdToken, AccessToken]) {
      expect(secret).not.toBe('');
      expect(kept).not.toContain(secret);
      expect(kept).not.toContain(Buffer.from(secret).toString('base64').replaceAll('=', ''));
      expect(kept).not.toContain(Buffer.from(secret).toString('hex'));
    }
    for (const file of files) expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('acknowledged writes survive a kill', async () => {
    await stopPool();
    const standalone = await startStandalonePool();
    const emails = Array.from({ length: 5 }, (_, index) => `user-${index}@example.com`);
    for (const email of emails) await createUser({ email });
    standalone.kill('SIGKILL');
    await once(standalone, 'exit');

    await startPool();

    const { Users } = await admin.send(new ListUsersCommand({ UserPoolId: poolId }));
    expect(Users?.map(emailOf).sort()).toEqual(emails);
    expect(await signIn({ username: 'user-4@example.com', password })).toMatchObject({ isSignedIn: true });
  });

  test('a failed operation leaves nothing behind', async () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    await restartPool({ adminCreateUserOnly: false });
    // The sign-up fails at its last step, when its code is to be kept.
    const database = new DatabaseSync(join(directory, 'user-pool.sqlite'));
    database.exec('DROP TABLE codes');
    database.close();
    const attempt = admin.send(new SignUpCommand({ ClientId: clientId, Username: ann, Password: password }));
    await expect(attempt).rejects.toMatchObject({
      name: 'InternalErrorException',
      message: expect.not.stringContaining('codes'),
    });
    expect(complaint).toHaveBeenCalledOnce();
    expect((await admin.send(new ListUsersCommand({ UserPoolId: poolId }))).Users).toEqual([]);
  });
});
