import { AdminUserGlobalSignOutCommand } from '@aws-sdk/client-cognito-identity-provider';
import { cognitoClient } from '../runtime/cognito-client.ts';
import { userPoolId } from './user-pool.ts';

/**
 * Revokes all refresh and access tokens of an identity. ID tokens stay valid until they expire, for which there is the
 * gate (storage/sessions/gates.ts). `username` is its address or its uid.
 */
export async function signOutEverywhere(username: string): Promise<void> {
  await cognitoClient().send(
    new AdminUserGlobalSignOutCommand({ UserPoolId: userPoolId, Username: username }),
  );
}
