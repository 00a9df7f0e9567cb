import {
  AdminInitiateAuthCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import type { LocalCloud } from './cloud.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface Tokens {
  readonly idToken: string;
  readonly accessToken: string;
}

type Cloud = Pick<LocalCloud, 'url' | 'operator'>;

/** Signs a user in at the local user pool, with an operator's key. */
export async function signInLocally(
  { url, operator }: Cloud,
  { email, password }: Credentials,
): Promise<Tokens> {
  const { userPoolId, region, accessKey, endpoints } = operator;
  const { userPoolClientId } = RuntimeConfig.parse(await (await get(`${url}/config.json`)).json());
  const client = new CognitoIdentityProviderClient({
    region,
    credentials: accessKey,
    endpoint: endpoints.userPool,
  });
  const { AuthenticationResult: result } = await client.send(
    new AdminInitiateAuthCommand({
      UserPoolId: userPoolId,
      ClientId: userPoolClientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  );
  client.destroy();
  if (!result?.IdToken || !result.AccessToken) throw new Error(`${email} could not sign in.`);
  return { idToken: result.IdToken, accessToken: result.AccessToken };
}

/** Proves a registered user's address with the code that is in the local mailbox. */
export async function proveEmail(cloud: Cloud, credentials: Credentials): Promise<void> {
  const { idToken, accessToken } = await signInLocally(cloud, credentials);
  const mails = Mails.parse(await (await get(`${cloud.url}/local/mailbox`)).json());
  const code = mails.find(({ to, kind }) => to === credentials.email && kind === 'verify-email')?.code;
  const answer = await fetch(`${cloud.url}/api/users/email-proof`, {
    method: 'POST',
    headers: { connection: 'close', 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ accessToken, code }),
  });
  if (!answer.ok)
    throw new Error(`${credentials.email} could not be proved: ${answer.status} ${await answer.text()}`);
}

const RuntimeConfig = z.object({ userPoolClientId: z.string() });
/** Receipts and other mails have no code. */
const Mails = z.array(z.object({ to: z.string(), kind: z.string(), code: z.string().optional() }));

const get = (address: string): Promise<Response> => fetch(address, { headers: { connection: 'close' } });
