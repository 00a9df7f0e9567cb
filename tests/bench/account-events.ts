import { createApiToken } from '#shared/contract/api-tokens.ts';
import { getExport, requestExport } from '#shared/contract/data-export.ts';
import { listSessions } from '#shared/contract/sessions.ts';
import { forgotPassword } from '#shared/contract/users.ts';
import { type Credentials, proveEmail, signInLocally } from '../../infra/local/prove-email.ts';
import { multipartOf } from '../support/multipart.ts';
import { aPng } from '../support/pictures.ts';
import type { GivenEvents } from './given-event.ts';
import type { BenchCloud, Caller } from './local-cloud.ts';

/** The requests to sessions, credentials, API tokens, logo and export, each by somebody whose account it may change. */
export async function accountEvents(cloud: BenchCloud): Promise<GivenEvents> {
  const proved = await cloud.register('enterprise');
  await proveEmail(cloud, proved);
  const exported = await anExport(cloud);
  let made = 0;
  const newToken = () => ({ name: `Pipeline ${++made}`, scope: 'deploy' as const, expiresInDays: 30 });
  const aToken = async () => (await cloud.call(proved, createApiToken, { body: newToken() })).data;

  return {
    resetPassword: async () => ({ json: await passwordReset(cloud) }),
    endSession: async () => {
      const person = await cloud.register();
      const { idToken } = await signInLocally(cloud, person);
      const { data } = await cloud.call({ token: idToken }, listSessions, {});
      const id = data.find(({ isCurrent }) => isCurrent)?.id ?? 'none';
      return { token: person.token, params: { id } };
    },
    endOtherSessions: async () => ({ token: (await cloud.register()).token }),
    sendEmailCode: async () => {
      const person = await cloud.register();
      const { accessToken } = await signInLocally(cloud, person);
      return { token: person.token, json: { accessToken } };
    },
    proveEmail: async () => {
      const person = await cloud.register();
      const { accessToken } = await signInLocally(cloud, person);
      return { token: person.token, json: { accessToken, code: await codeFor(cloud, person) } };
    },
    changeEmail: async () => {
      const person = await cloud.register();
      await proveEmail(cloud, person);
      return { token: person.token, json: { email: `new-${person.email}` } };
    },
    changePassword: async () => ({
      token: (await cloud.register()).token,
      json: { newPassword: 'another horse' },
    }),
    createApiToken: async () => {
      const person = await cloud.register('enterprise');
      await proveEmail(cloud, person);
      return { token: person.token, json: newToken(), status: 201 };
    },
    updateApiToken: async () => ({
      token: proved.token,
      params: { id: (await aToken()).id },
      json: { scope: 'read' },
    }),
    revokeApiToken: async () => ({ token: proved.token, params: { id: (await aToken()).id } }),
    updateLogo: () => ({ token: proved.token, ...logo }),
    removeLogo: () => ({ token: proved.token }),
    getExport: () => ({ token: exported.token }),
    downloadExport: () => ({ token: exported.token }),
  };
}

const logo = multipartOf({}, [{ field: 'image', name: 'logo.png', type: 'image/png', bytes: aPng }]);

/** Somebody whose data is packed. */
async function anExport(cloud: BenchCloud): Promise<Caller> {
  const person = await cloud.register();
  await cloud.call(person, requestExport, {});
  while ((await cloud.call(person, getExport, {})).data?.state !== 'ready')
    await new Promise((resolve) => setTimeout(resolve, 100));
  return person;
}

/** A new user who has requested a code and reads it from their mail. */
async function passwordReset(cloud: BenchCloud) {
  const person = await cloud.register();
  const { email } = person;
  await cloud.call(undefined, forgotPassword, { body: { email } });
  return { email, token: await codeFor(cloud, person), newPassword: 'another horse' };
}

/** The code that was mailed last. */
async function codeFor(
  cloud: BenchCloud,
  { email }: Pick<Credentials, 'email'>,
): Promise<string | undefined> {
  const mailbox = await fetch(new URL('/local/mailbox', cloud.url));
  const mails = (await mailbox.json()) as readonly { readonly to: string; readonly code?: string }[];
  return mails.find(({ to, code }) => to === email && code !== undefined)?.code;
}
