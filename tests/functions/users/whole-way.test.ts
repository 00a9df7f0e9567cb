import '../../support/function-environment.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '#shared/contract/user-items.ts';
import { handler as forgotPassword } from '../../../functions/users/routes/forgot-password.ts';
import { handler as getCurrentUser } from '../../../functions/users/routes/get-current-user.ts';
import { handler as loginUser } from '../../../functions/users/routes/login-user.ts';
import { handler as registerUser } from '../../../functions/users/routes/register-user.ts';
import { handler as resetPassword } from '../../../functions/users/routes/reset-password.ts';
import { close, listen } from '../../../infra/local/listen.ts';
import { createUserPool } from '../../../infra/local/user-pool/server.ts';
import type { CodeMessage } from '../../../infra/local/user-pool/settings.ts';
import { functionEnvironment } from '../../support/function-environment.ts';
import { send } from '../../support/http-events.ts';
import { withLocalData } from '../../support/local-data.ts';
import { withRequestLog } from '../../support/request-log.ts';

withLocalData();
withRequestLog();

const mailbox: CodeMessage[] = [];
const folder = mkdtempSync(join(tmpdir(), 'netwright-pool-'));
const pool = createUserPool({
  poolId: functionEnvironment.USER_POOL_ID,
  region: functionEnvironment.AWS_REGION,
  clients: [
    {
      clientId: functionEnvironment.USER_POOL_CLIENT_ID,
      explicitAuthFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_ADMIN_USER_PASSWORD_AUTH'],
      idTokenMinutes: 60,
      accessTokenMinutes: 60,
      refreshTokenDays: 30,
      preventUserExistenceErrors: true,
    },
  ],
  groups: ['admin'],
  passwordPolicy: {
    minimumLength: 6,
    requireUppercase: false,
    requireLowercase: false,
    requireNumbers: true,
    requireSymbols: false,
  },
  adminCreateUserOnly: true,
  file: join(folder, 'pool.db'),
  access: { secretFor: () => functionEnvironment.AWS_SECRET_ACCESS_KEY, allows: () => true },
  onCode: (message) => mailbox.push(message),
});

beforeAll(async () => {
  process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER = await listen(pool);
});
afterAll(async () => {
  delete process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER;
  await close(pool);
  rmSync(folder, { recursive: true, force: true });
});

const aRegistration = (given = {}) => ({
  name: 'Grace Hopper',
  email: 'grace@example.com',
  company: 'Compilers Ltd',
  role: 'network-engineer',
  password: 'nanosecond-1',
  terms: true,
  planId: 'starter',
  ...given,
});

describe('with a real user pool', () => {
  it('a user registers, is identified by the token, and signs in', async () => {
    const registered = await send(registerUser, { json: aRegistration() });
    expect(registered.status).toBe(201);
    const token = String(registered.body.token);
    const { uid } = registered.body.user as User;

    const me = await send(getCurrentUser, { token });
    expect(me.body).toMatchObject({ success: true, user: { uid, email: 'grace@example.com' } });
    const signedIn = await send(loginUser, { json: { idToken: token } });
    expect(signedIn.body).toEqual(me.body);
  });

  it('the same address in other letters is taken', async () => {
    const again = await send(registerUser, { json: aRegistration({ email: 'GRACE@example.com' }) });
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({ code: 'email_taken' });
  });

  it('a password that the pool rejects leaves the address free', async () => {
    const email = 'ada@example.com';
    const refused = await send(registerUser, { json: aRegistration({ email, password: 'no-digit' }) });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ details: { fields: [{ field: 'password' }] } });
    expect((await send(registerUser, { json: aRegistration({ email }) })).status).toBe(201);
  });

  it('a forgotten password is reset with the mailed code, which works once', async () => {
    expect((await send(forgotPassword, { json: { email: 'grace@example.com' } })).status).toBe(200);
    const { code, to } = mailbox.at(-1) ?? { code: '', to: '' };
    expect(to).toBe('grace@example.com');

    const reset = (token: string) =>
      send(resetPassword, { json: { email: 'grace@example.com', token, newPassword: 'microsecond-2' } });
    expect((await reset(code === '000000' ? '000001' : '000000')).status).toBe(422);
    expect((await reset(code)).status).toBe(200);
    expect((await reset(code)).status).toBe(422);
  });

  it('an unknown address gets the same answer and no mail', async () => {
    const before = mailbox.length;
    const unknown = await send(forgotPassword, { json: { email: 'nobody@example.com' } });
    const known = await send(forgotPassword, { json: { email: 'ada@example.com' } });
    expect(unknown.result).toEqual(known.result);
    expect(mailbox.length - before).toBe(1);
    const reset = await send(resetPassword, {
      json: { email: 'nobody@example.com', token: '123456', newPassword: 'microsecond-2' },
    });
    expect(reset.status).toBe(422);
  });
});
