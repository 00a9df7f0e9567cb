import { inject } from 'vitest';
import type { Operator } from '../../infra/local/cloud.ts';
import { setAdministrator } from '../../infra/operator/user-pool-admin.ts';

/** What an operator of the local cloud can do outside the product. */
export function grantAdministrator(email: string): Promise<void> {
  const { userPoolId, region, accessKey, endpoints }: Operator = JSON.parse(inject('operator'));
  const client = { region, credentials: accessKey, endpoint: endpoints.userPool };
  return setAdministrator({ userPoolId, client }, email, 'grant');
}
