import {
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminUpdateUserAttributesCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  InitiateAuthCommand,
  ListUsersCommand,
  ListUsersInGroupCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { fetchUserAttributes, signIn } from 'aws-amplify/auth';
import { describe, expect, test } from 'vitest';
import {
  admin,
  ann,
  clientId,
  createCommand,
  createUser,
  emailOf,
  endpoint,
  freshPoolForEachTest,
  joinGroup,
  lastCode,
  mailbox,
  passTime,
  password,
  poolId,
  post,
  restartPool,
  sdk,
  signedRequest,
} from './user-pool-harness.ts';

freshPoolForEachTest();

describe('administering users', () => {
  test('a created user is described as the service does', async () => {
    const id = await createUser({ name: 'Ann Lee' });
    const user = await admin.send(new AdminGetUserCommand({ UserPoolId: poolId, Username: ann }));
    expect(user).toMatchObject({ Username: id, Enabled: true, UserStatus: 'CONFIRMED' });
    expect(user.UserCreateDate).toBeInstanceOf(Date);
    expect(Object.fromEntries(user.UserAttributes?.map(({ Name, Value }) => [Name, Value]) ?? [])).toEqual({
      sub: id,
      email: ann,
      email_verified: 'true',
      name: 'Ann Lee',
    });
  });

  test('an address is unique whatever its case, and the first user is unchanged', async () => {
    await createUser();
    await expect(admin.send(createCommand({ Username: 'ANN@example.com' }))).rejects.toMatchObject({
      name: 'UsernameExistsException',
    });
    expect(await signIn({ username: ann, password })).toMatchObject({ isSignedIn: true });
  });

  test('two creations at once make one user', async () => {
    const results = await Promise.allSettled([admin.send(createCommand()), admin.send(createCommand())]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('an invitation is sent unless it is suppressed, and the password it brings works', async () => {
    await admin.send(createCommand({ MessageAction: undefined }));
    expect(mailbox).toMatchObject([{ to: ann, kind: 'invitation' }]);
    const { nextStep } = await signIn({ username: ann, password: lastCode() });
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED');
  });

  test.each([
    [{ Username: 'ann' }, 'Username should be an email.'],
    [{ UserAttributes: [{ Name: 'shoe_size', Value: '38' }] }, 'shoe_size'],
    [{ UserAttributes: [{ Name: 'sub', Value: 'mine' }] }, 'sub'],
  ])('%j is rejected: %s', async (change, reason) => {
    const attempt = admin.send(createCommand(change));
    await expect(attempt).rejects.toMatchObject({ name: 'InvalidParameterException' });
    await expect(attempt).rejects.toThrow(reason);
  });

  test('a new address is unverified, can sign in immediately, and cannot belong to another user', async () => {
    await createUser();
    await createUser({ email: 'bo@example.com' });
    const moveTo = (Value: string) =>
      admin.send(
        new AdminUpdateUserAttributesCommand({
          UserPoolId: poolId,
          Username: ann,
          UserAttributes: [{ Name: 'email', Value }],
        }),
      );
    await expect(moveTo('BO@example.com')).rejects.toMatchObject({ name: 'AliasExistsException' });
    await moveTo('ann.lee@example.com');
    await signIn({ username: 'ann.lee@example.com', password });
    expect(await fetchUserAttributes()).toMatchObject({
      email: 'ann.lee@example.com',
      email_verified: 'false',
    });
  });

  test('a user joins and leaves a group that the template declares', async () => {
    const id = await createUser();
    const member = { UserPoolId: poolId, Username: ann };
    await joinGroup('admin');
    await joinGroup('admin');
    const groups = await admin.send(new AdminListGroupsForUserCommand(member));
    expect(groups.Groups?.map(({ GroupName }) => GroupName)).toEqual(['admin']);
    const inGroup = new ListUsersInGroupCommand({ UserPoolId: poolId, GroupName: 'admin' });
    expect((await admin.send(inGroup)).Users?.map(({ Username }) => Username)).toEqual([id]);
    await admin.send(new AdminRemoveUserFromGroupCommand({ ...member, GroupName: 'admin' }));
    expect((await admin.send(inGroup)).Users).toEqual([]);
    await expect(joinGroup('owners')).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  });

  test('users are listed in pages, each user once', async () => {
    const emails = Array.from({ length: 7 }, (_, index) => `user-${index}@example.com`);
    await Promise.all(emails.map((Username) => admin.send(createCommand({ Username }))));
    const listed: (string | undefined)[] = [];
    let pages = 0;
    let PaginationToken: string | undefined;
    do {
      const answer = await admin.send(
        new ListUsersCommand({ UserPoolId: poolId, Limit: 3, PaginationToken }),
      );
      listed.push(...(answer.Users?.map(emailOf) ?? []));
      PaginationToken = answer.PaginationToken;
      pages += 1;
    } while (PaginationToken !== undefined);
    expect(pages).toBe(3);
    expect(listed.sort()).toEqual(emails);
  });

  test.each([
    ['email = "BO@example.com"', ['bo@example.com']],
    ['email ^= "b"', ['bo@example.com', 'bea@example.com']],
    ['name = "Bo \\"B\\" Berg"', ['bo@example.com']],
    ['cognito:user_status = "UNCONFIRMED"', []],
    ['status = "Enabled"', [ann, 'bo@example.com', 'bea@example.com']],
  ])('users are found by %s', async (Filter, expected) => {
    await createUser();
    await createUser({ email: 'bo@example.com', name: 'Bo "B" Berg' });
    await createUser({ email: 'bea@example.com' });
    const { Users } = await admin.send(new ListUsersCommand({ UserPoolId: poolId, Filter }));
    expect(Users?.map(emailOf).sort()).toEqual([...expected].sort());
  });

  test('an invalid filter is rejected', async () => {
    const attempt = admin.send(new ListUsersCommand({ UserPoolId: poolId, Filter: 'salt ^= "0"' }));
    await expect(attempt).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });
});

describe('who may call what', () => {
  test('an admin call without a signature is rejected', async () => {
    const response = await post('AdminCreateUser', { UserPoolId: poolId, Username: ann });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ __type: 'MissingAuthenticationTokenException' });
  });

  test('an admin call with an unknown key, or the wrong secret, is rejected', async () => {
    await expect(sdk('NOBODY', 'secret').send(createCommand())).rejects.toMatchObject({
      name: 'UnrecognizedClientException',
    });
    await expect(sdk('READER', 'guessed').send(createCommand())).rejects.toMatchObject({
      name: 'InvalidSignatureException',
    });
  });

  test('an admin call that the role does not grant is rejected', async () => {
    const reader = sdk('READER', 'reader-secret');
    await expect(reader.send(createCommand())).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message: expect.stringContaining('cognito-idp:AdminCreateUser'),
    });
    expect((await reader.send(new ListUsersCommand({ UserPoolId: poolId }))).Users).toEqual([]);
  });

  test('a signature covers the body, the operation and the time', async () => {
    const signed = await signedRequest();
    expect((await fetch(endpoint, signed)).status).toBe(200);
    const changed = [
      { ...signed, body: signed.body.replace(poolId, 'eu-west-2_Another') },
      {
        ...signed,
        headers: { ...signed.headers, 'x-amz-target': 'AWSCognitoIdentityProviderService.ListGroups' },
      },
    ];
    for (const request of changed) {
      const refusal = await fetch(endpoint, request);
      expect(await refusal.json()).toMatchObject({ __type: 'InvalidSignatureException' });
    }
    passTime(6);
    expect(await (await fetch(endpoint, signed)).json()).toMatchObject({
      __type: 'InvalidSignatureException',
    });
  });

  test('another pool and another client do not exist', async () => {
    const elsewhere = new ListUsersCommand({ UserPoolId: 'eu-west-2_Another' });
    await expect(admin.send(elsewhere)).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
    const stranger = new ForgotPasswordCommand({ ClientId: 'stranger', Username: ann });
    await expect(admin.send(stranger)).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  });

  test('a flow that the client does not allow is rejected', async () => {
    await createUser();
    const attempt = admin.send(
      new InitiateAuthCommand({
        ClientId: clientId,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: ann, PASSWORD: password },
      }),
    );
    await expect(attempt).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'USER_PASSWORD_AUTH flow not enabled for this client',
    });
  });

  test('the administrator’s flow is not public', async () => {
    const response = await post('InitiateAuth', {
      ClientId: clientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: ann, PASSWORD: password },
    });
    expect(await response.json()).toMatchObject({ __type: 'InvalidParameterException' });
  });

  test('signing up is rejected where only administrators create users', async () => {
    const attempt = admin.send(new SignUpCommand({ ClientId: clientId, Username: ann, Password: password }));
    await expect(attempt).rejects.toThrow('SignUp is not permitted for this user pool');
  });

  test('signing up, where allowed, requires the mailed code', async () => {
    await restartPool({ adminCreateUserOnly: false });
    await admin.send(new SignUpCommand({ ClientId: clientId, Username: ann, Password: password }));
    await expect(signIn({ username: ann, password })).resolves.toMatchObject({
      nextStep: { signInStep: 'CONFIRM_SIGN_UP' },
    });
    await admin.send(
      new ConfirmSignUpCommand({ ClientId: clientId, Username: ann, ConfirmationCode: lastCode() }),
    );
    await signIn({ username: ann, password });
    expect(await fetchUserAttributes()).toMatchObject({ email: ann, email_verified: 'true' });
  });
});

describe('bad requests', () => {
  test.each([
    ['an unknown operation', 'AdminTurnBackTime', '{}', 'UnknownOperationException'],
    ['a body that is not JSON', 'InitiateAuth', '{', 'SerializationException'],
    ['a missing field', 'ForgotPassword', '{"ClientId":"web-client"}', 'InvalidParameterException'],
    [
      'a field of the wrong type',
      'InitiateAuth',
      '{"ClientId":7,"AuthFlow":[]}',
      'InvalidParameterException',
    ],
    ['a name of every object', 'constructor', '{}', 'UnknownOperationException'],
    ['an endless body', 'InitiateAuth', ' '.repeat(200_000), 'RequestEntityTooLargeException'],
  ])('%s gets a clear error', async (_, operation, body, name) => {
    const response = await post(operation, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ __type: name, message: expect.stringMatching(/\w/) });
  });

  test.each([['0'], ['f'.repeat(5000)], ['not-hexadecimal'], ['']])(
    'SRP_A %.20s is rejected',
    async (SRP_A) => {
      const response = await post('InitiateAuth', {
        ClientId: clientId,
        AuthFlow: 'USER_SRP_AUTH',
        AuthParameters: { USERNAME: ann, SRP_A },
      });
      expect(await response.json()).toMatchObject({ __type: 'InvalidParameterException' });
    },
  );

  test('browsers of any origin may call it', async () => {
    const preflight = await fetch(endpoint, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:3000',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-amz-target,content-type',
      },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('x-amz-target,content-type');
    const refusal = await post('InitiateAuth', {});
    expect(refusal.headers.get('access-control-allow-origin')).toBe('*');
  });
});
