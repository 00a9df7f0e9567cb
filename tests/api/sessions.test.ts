import {
  CognitoIdentityProviderClient,
  UpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import * as credentials from '#shared/contract/credentials.ts';
import { listDesigns } from '#shared/contract/designs.ts';
import * as sessions from '#shared/contract/sessions.ts';
import * as users from '#shared/contract/users.ts';
import { codeFor } from '../support/mailbox.ts';
import { proveAddress } from '../support/operator.ts';
import { callAs, type Person, refusalOf, register } from '../support/person.ts';
import { signInTokens, signInWithPassword } from '../support/sign-in.ts';

const hasEnded = { status: 401, message: expect.stringMatching(/^Your session has ended/) };
const read = (token: string) => callAs(token, listDesigns, {});

let stranger: Person;
beforeAll(async () => {
  stranger = await register();
});

describe('a session', () => {
  it('ends with a reset of the password, which proves the address', async () => {
    const person = await register();
    const other = await signInWithPassword(person.email, person.password);
    await callAs(undefined, users.forgotPassword, { body: { email: person.email } });
    const body = { email: person.email, token: await codeFor(person.email), newPassword: 'battery staple' };
    await callAs(undefined, users.resetPassword, { body });
    for (const token of [person.token, other]) expect(await refusalOf(read(token))).toMatchObject(hasEnded);
    const token = await signInWithPassword(person.email, 'battery staple');
    expect((await callAs(token, users.getCurrentUser, {})).user.isEmailProved).toBe(true);
  });

  it('that has ended cannot be begun again by its own token', async () => {
    const person = await register();
    await person.call(sessions.logoutUser, {});
    expect(
      await refusalOf(callAs(undefined, users.loginUser, { body: { idToken: person.token } })),
    ).toMatchObject(hasEnded);
  });

  it('of somebody else is neither listed nor ended', async () => {
    const person = await register();
    const { data } = await person.call(sessions.listSessions, {});
    const params = { id: data[0]?.id ?? 'none' };
    expect(await refusalOf(stranger.call(sessions.endSession, { params }))).toMatchObject({ status: 404 });
    expect((await stranger.call(sessions.listSessions, {})).data.map(({ id }) => id)).not.toContain(
      params.id,
    );
    await read(person.token);
  });
});

describe('an address', () => {
  it('is not proved by the code and the access token of somebody else', async () => {
    const person = await register();
    const { accessToken } = await signInTokens(person);
    const body = { accessToken, code: await codeFor(person.email) };
    expect(await refusalOf(stranger.call(credentials.proveEmail, { body }))).toMatchObject({
      code: 'sign_in_again',
    });
    expect((await stranger.call(users.getCurrentUser, {})).user.isEmailProved).toBe(false);
  });

  it('is not changed before the present one is proved, nor to one that is taken', async () => {
    const person = await register();
    const change = (email: string) => person.call(credentials.changeEmail, { body: { email } });
    expect(await refusalOf(change(`new-${person.email}`))).toMatchObject({ code: 'email_unproved' });
    await proveAddress(person);
    expect(await refusalOf(change(stranger.email))).toMatchObject({ code: 'email_taken' });
  });

  it('is written by our API alone: the identity service takes it from no browser', async () => {
    const person = await register();
    const { accessToken } = await signInTokens(person);
    const { region, endpoints } = JSON.parse(inject('operator'));
    const browser = new CognitoIdentityProviderClient({ region, endpoint: endpoints.userPool });
    const UserAttributes = [{ Name: 'email', Value: `moved-${person.email}` }];
    const moving = browser.send(
      new UpdateUserAttributesCommand({ AccessToken: accessToken, UserAttributes }),
    );
    await expect(moving).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  it('of administration is proved first', async () => {
    const { token } = await register();
    expect(await refusalOf(callAs(token, users.listUsers, {}))).toMatchObject({ status: 403 });
  });
});
