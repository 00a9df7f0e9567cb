import '../../support/function-environment.ts';
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  GetUserAttributeVerificationCodeCommand,
  InvalidPasswordException,
  LimitExceededException,
  TooManyFailedAttemptsException,
  TooManyRequestsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Registration } from '#shared/contract/users.ts';
import { documentClient } from '../../../functions/runtime/document-client.ts';
import { createProfile } from '../../../functions/storage/profile-writes.ts';
import { findProfile } from '../../../functions/storage/profiles.ts';
import { readStats } from '../../../functions/storage/statistics/stats.ts';
import { handler } from '../../../functions/users/routes/register-user.ts';
import { anError, anOutage, withCognitoDouble } from '../../support/cognito-double.ts';
import { send } from '../../support/http-events.ts';
import { withLocalData } from '../../support/local-data.ts';
import { aProfile } from '../../support/profiles.ts';
import { withRequestLog } from '../../support/request-log.ts';

withLocalData();
const logged = withRequestLog();
const { cognito, add, identities } = withCognitoDouble();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const aRegistration = (given: Partial<Record<keyof Registration, unknown>> = {}) => ({
  name: 'Grace Hopper',
  email: 'grace@example.com',
  company: 'Compilers Ltd',
  role: 'network-admin',
  password: 'correct horse',
  terms: true,
  planId: 'professional',
  ...given,
});

const register = (given = {}) => send(handler, { json: aRegistration(given) });
const onlyIdentity = () => [...identities.values()][0];
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

/** The counts of users and companies before and after. */
async function counted(change: () => Promise<unknown>) {
  const before = await readStats();
  await change();
  const after = await readStats();
  return { users: after.users - before.users, companies: after.companies - before.companies };
}

describe('a registration', () => {
  it('creates the identity, the profile and the trial, and returns the user with a token', async () => {
    const { status, body } = await register({ email: ' Grace@Example.COM ' });
    const uid = onlyIdentity()?.uid ?? '';
    expect(status).toBe(201);
    expect(body).toEqual({
      success: true,
      token: `token-of-${uid}`,
      user: {
        uid,
        email: 'grace@example.com',
        displayName: 'Grace Hopper',
        company: 'Compilers Ltd',
        role: 'network-admin',
        isAdmin: false,
        isEmailProved: false,
        subscription: {
          planId: 'professional',
          status: 'trial',
          startedAt: '2026-11-20T10:00:00.000Z',
          currentPeriodEnd: '2026-12-04T10:00:00.000Z',
        },
        trial: { used: false, expiresAt: '2026-12-04T10:00:00.000Z' },
        version: 1,
        createdAt: '2026-11-20T10:00:00.000Z',
        updatedAt: '2026-11-20T10:00:00.000Z',
      },
    });
    expect(await findProfile(uid)).toMatchObject({ email: 'grace@example.com', company: 'Compilers Ltd' });
  });

  it('makes an identity with an unproved address and a permanent password, and mails a code', async () => {
    await register();
    expect(cognito.commandCalls(AdminCreateUserCommand)[0]?.args[0].input).toMatchObject({
      Username: 'grace@example.com',
      MessageAction: 'SUPPRESS',
      UserAttributes: expect.arrayContaining([
        { Name: 'email_verified', Value: 'false' },
        { Name: 'name', Value: 'Grace Hopper' },
      ]),
    });
    expect(cognito.commandCalls(AdminSetUserPasswordCommand)[0]?.args[0].input).toMatchObject({
      Password: 'correct horse',
      Permanent: true,
    });
    expect(cognito.commandCalls(GetUserAttributeVerificationCodeCommand)[0]?.args[0].input).toEqual({
      AccessToken: `access-token-of-${onlyIdentity()?.uid}`,
      AttributeName: 'email',
    });
  });

  it('succeeds although its code cannot be mailed: there will be another one', async () => {
    cognito.on(GetUserAttributeVerificationCodeCommand).rejects(anOutage());
    expect((await register()).status).toBe(201);
    expect(JSON.stringify(logged())).toContain('first code not sent');
  });

  it('refuses a common password and the own address, before anything is created', async () => {
    for (const password of ['football', 'Grace@example.com']) {
      const { status, body } = await register({ password });
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'invalid_request', details: { fields: [{ field: 'password' }] } });
    }
    expect(identities.size).toBe(0);
  });

  it('answers 429 where the identity service has had enough for now, whatever the call', async () => {
    const { send: sendCommand } = CognitoIdentityProviderClient.prototype;
    for (const exception of [
      LimitExceededException,
      TooManyFailedAttemptsException,
      TooManyRequestsException,
    ])
      for (const command of ['AdminCreateUser', 'AdminSetUserPassword', 'AdminInitiateAuth']) {
        const failing = vi
          .spyOn(CognitoIdentityProviderClient.prototype, 'send')
          .mockImplementation(async function (this: CognitoIdentityProviderClient, given) {
            if (given.constructor.name === `${command}Command`) throw anError(exception);
            return Reflect.apply(sendCommand, this, [given]);
          });
        const { status, headers, body } = await register();
        failing.mockRestore();
        expect([command, exception.name, status]).toEqual([command, exception.name, 429]);
        expect(headers['retry-after']).toBe('60');
        expect(body.message).toBe('Too many attempts. Wait a while before you try again.');
        expect(identities.size).toBe(0);
      }
  });

  it('counts a company once, however it is spelt', async () => {
    expect(await counted(() => register({ email: 'a@example.com', company: 'Acme Networks' }))).toEqual({
      users: 1,
      companies: 1,
    });
    expect(await counted(() => register({ email: 'b@example.com', company: ' ACME   networks ' }))).toEqual({
      users: 1,
      companies: 0,
    });
  });

  it('counts correctly when many of one company register at once', async () => {
    const everybody = Array.from({ length: 6 }, (_, index) => `p${index}@example.com`);
    const counts = await counted(() =>
      Promise.all(everybody.map((email) => register({ email, company: 'All Together' }))),
    );
    expect(counts).toEqual({ users: 6, companies: 1 });
  });

  it('never writes the password to the log', async () => {
    cognito.on(AdminSetUserPasswordCommand).rejects(anOutage());
    await register({ password: 'correct horse' });
    expect(JSON.stringify(logged())).not.toContain('correct horse');
  });
});

describe('an address that is taken', () => {
  it('returns 409 and creates nothing', async () => {
    add('grace@example.com', { status: 'CONFIRMED', createdAt: minutesAgo(60) });
    const counts = await counted(async () => {
      const { status, body } = await register();
      expect(status).toBe(409);
      expect(body).toMatchObject({
        code: 'email_taken',
        message: 'An account with this e-mail address already exists. Sign in instead.',
        details: { fields: [{ field: 'email' }] },
      });
    });
    expect(counts).toEqual({ users: 0, companies: 0 });
    expect(identities.size).toBe(1);
    expect(onlyIdentity()?.status).toBe('CONFIRMED');
  });

  it('returns 409 while another registration of it is in progress', async () => {
    add('grace@example.com', { createdAt: minutesAgo(0.5) });
    const { status, body } = await register();
    expect(status).toBe(409);
    expect(body.message).toBe(
      'This e-mail address is being registered at the moment. Try again in a minute.',
    );
    expect(identities.size).toBe(1);
  });

  it('is free again after a crashed registration, whose remains are cleaned up', async () => {
    const left = add('grace@example.com', { createdAt: minutesAgo(2) });
    await createProfile(aProfile({ uid: left.uid, company: 'Crashed Ltd' }));
    const counts = await counted(async () =>
      expect((await register({ company: 'Crashed Ltd' })).status).toBe(201),
    );
    expect(counts).toEqual({ users: 0, companies: 0 });
    expect(await findProfile(left.uid)).toBeUndefined();
    expect(identities.size).toBe(1);
    expect(onlyIdentity()).toMatchObject({ status: 'CONFIRMED' });
    expect(onlyIdentity()?.uid).not.toBe(left.uid);
  });

  it('goes to one of two concurrent registrations', async () => {
    const answers = await Promise.all([register(), register()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(identities.size).toBe(1);
  });
});

describe('a registration that fails half-way', () => {
  const leavesNothing = async (expected: number) => {
    const counts = await counted(async () => {
      const { status, body } = await register({ company: 'Half Way Ltd' });
      expect(status).toBe(expected);
      if (expected === 503)
        expect(body).toMatchObject({ code: 'unavailable', message: 'Registration failed' });
    });
    expect(counts).toEqual({ users: 0, companies: 0 });
    expect(identities.size).toBe(0);
  };

  it('leaves nothing when the profile cannot be written', async () => {
    const send = vi.spyOn(documentClient(), 'send');
    send.mockImplementation((command) => {
      if (command.constructor.name === 'TransactWriteCommand') return Promise.reject(anOutage());
      return Promise.resolve({});
    });
    const { status } = await register();
    expect(status).toBe(503);
    expect(identities.size).toBe(0);
  });

  it('leaves nothing when the password cannot be set', async () => {
    cognito.on(AdminSetUserPasswordCommand).rejects(anOutage());
    await leavesNothing(503);
  });

  it('leaves nothing when the sign-in fails', async () => {
    cognito.on(AdminInitiateAuthCommand).rejects(anOutage());
    await leavesNothing(503);
  });

  it('leaves nothing when the pool rejects the password, and says which field and rule', async () => {
    const message = 'Password did not conform with policy: Password must have numeric characters';
    cognito.on(AdminSetUserPasswordCommand).rejects(anError(InvalidPasswordException, message));
    await leavesNothing(400);
    expect((await register()).body).toMatchObject({
      code: 'invalid_request',
      details: {
        fields: [
          {
            field: 'password',
            message: 'does not meet the password rules (Password must have numeric characters)',
          },
        ],
      },
    });
  });

  it('is cleaned up by the next registration when it cannot be undone', async () => {
    cognito.on(AdminSetUserPasswordCommand).rejectsOnce(anOutage());
    cognito.on(AdminDeleteUserCommand).rejectsOnce(anOutage());
    expect((await register()).status).toBe(503);
    expect(onlyIdentity()).toMatchObject({ status: 'FORCE_CHANGE_PASSWORD' });
    expect(logged()).toContainEqual(
      expect.objectContaining({ level: 'error', message: 'a failed operation could not be rolled back' }),
    );
  });
});

it.each([
  ['terms', false, 'must be accepted'],
  ['password', 'short', 'must have at least 6 characters'],
  ['email', 'nobody', 'must be an e-mail address'],
  [
    'role',
    'admin',
    'must be network-designer, network-engineer, network-admin, it-manager, consultant, student or other',
  ],
  ['isAdmin', true, 'is not a known field'],
])('a registration with %s %s is rejected and names the field', async (field, value, message) => {
  const { status, body } = await register({ [field]: value });
  expect(status).toBe(400);
  expect(body).toMatchObject({ details: { fields: [{ field, message }] } });
  expect(identities.size).toBe(0);
});
