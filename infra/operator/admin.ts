import * as z from 'zod';
import { localOperator } from './local-operator.ts';
import { setAdministrator, type UserPoolAddress } from './user-pool-admin.ts';

/**
 * `npm run admin -- grant EMAIL` (or `revoke`): on the running local cloud, or, with USER_POOL_ID set, on the deployed
 * user pool with the operator's own AWS credentials.
 */
const [action, email] = process.argv.slice(2);
const Change = z.enum(['grant', 'revoke']);

try {
  const change = Change.safeParse(action);
  if (!change.success || !email) throw new Error('Usage: npm run admin -- grant EMAIL (or: revoke EMAIL)');
  await setAdministrator(userPool(), email, change.data);
  console.log(
    `${email} ${change.data === 'grant' ? 'is now an administrator' : 'is no longer an administrator'}, from the next sign-in on.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

function userPool(): UserPoolAddress {
  const { USER_POOL_ID } = process.env;
  if (USER_POOL_ID) return { userPoolId: USER_POOL_ID, client: {} };
  const { region, accessKey, userPoolId, endpoints } = localOperator('USER_POOL_ID');
  return { userPoolId, client: { region, credentials: accessKey, endpoint: endpoints.userPool } };
}
