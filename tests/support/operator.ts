import { inject } from 'vitest';
import type { Operator } from '../../infra/local/cloud.ts';
import { type Credentials, proveEmail } from '../../infra/local/prove-email.ts';
import { setAdministrator } from '../../infra/operator/user-pool-admin.ts';

/** Enters the code that was mailed at the registration. */
export const proveAddress = (credentials: Credentials): Promise<void> =>
  proveEmail({ url: inject('site'), operator: JSON.parse(inject('operator')) }, credentials);

/** What an operator of the local cloud can do outside the product; administrators have a proved address. */
export async function grantAdministrator(credentials: Credentials): Promise<void> {
  await proveAddress(credentials);
  const { userPoolId, region, accessKey, endpoints }: Operator = JSON.parse(inject('operator'));
  const client = { region, credentials: accessKey, endpoint: endpoints.userPool };
  await setAdministrator({ userPoolId, client }, credentials.email, 'grant');
}
