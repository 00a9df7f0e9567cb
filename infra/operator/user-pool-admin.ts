import {
  AdminAddUserToGroupCommand,
  AdminRemoveUserFromGroupCommand,
  CognitoIdentityProviderClient,
  type CognitoIdentityProviderClientConfig,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';

/** Where the user pool is, and the credentials to use. */
export interface UserPoolAddress {
  readonly userPoolId: string;
  readonly client: CognitoIdentityProviderClientConfig;
}

/** The identity service's group whose members are administrators. */
const adminGroup = 'admin';

/** Makes a registered user an administrator, or revokes it. It takes effect at their next sign-in or refresh. */
export async function setAdministrator(
  { userPoolId, client }: UserPoolAddress,
  email: string,
  change: 'grant' | 'revoke',
): Promise<void> {
  const cognito = new CognitoIdentityProviderClient(client);
  const input = { UserPoolId: userPoolId, Username: email, GroupName: adminGroup };
  try {
    if (change === 'grant') await cognito.send(new AdminAddUserToGroupCommand(input));
    else await cognito.send(new AdminRemoveUserFromGroupCommand(input));
  } catch (error) {
    if (error instanceof UserNotFoundException) throw new Error(`Nobody is registered as ${email}.`);
    throw error;
  } finally {
    cognito.destroy();
  }
}
