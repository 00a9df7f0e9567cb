import {
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { cognitoClient } from '../runtime/cognito-client.ts';
import { userPoolId } from './user-pool.ts';

/** Lets an identity sign in, or keeps it from that. Does nothing where it is gone. */
export async function setIdentityAccess(uid: string, isEnabled: boolean): Promise<void> {
  const input = { UserPoolId: userPoolId, Username: uid };
  try {
    await (isEnabled
      ? cognitoClient().send(new AdminEnableUserCommand(input))
      : cognitoClient().send(new AdminDisableUserCommand(input)));
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) throw error;
  }
}
