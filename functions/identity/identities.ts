import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  type AttributeType,
  UserNotFoundException,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { cognitoClient } from '../runtime/cognito-client.ts';
import { refusalOfPassword } from './password-refusals.ts';
import { clientId, userPoolId } from './user-pool.ts';

/** An identity of the user pool. `username` is what its calls name it by, which does not change with the address. */
export interface Identity {
  readonly uid: string;
  readonly username: string;
}

export interface FoundIdentity extends Identity {
  /** False until it has a password of its own. */
  readonly isFinished: boolean;
  /** Whether the service mails codes for a reset to its address. */
  readonly getsResetCodes: boolean;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
}

/**
 * Creates an identity that cannot sign in yet, with an address that is not proved; nothing is mailed. `undefined` when
 * the address already has one.
 */
export async function createIdentity({
  email,
  name,
}: {
  readonly email: string;
  readonly name: string;
}): Promise<Identity | undefined> {
  try {
    const { User: user } = await cognitoClient().send(
      new AdminCreateUserCommand({
        UserPoolId: userPoolId,
        Username: email,
        MessageAction: 'SUPPRESS',
        UserAttributes: [
          { Name: 'email', Value: email },
          { Name: 'email_verified', Value: 'false' },
          { Name: 'name', Value: name },
        ],
      }),
    );
    return identityOf(user?.Username, user?.Attributes);
  } catch (error) {
    if (error instanceof UsernameExistsException) return undefined;
    throw error;
  }
}

export async function findIdentity(email: string): Promise<FoundIdentity | undefined> {
  try {
    const user = await cognitoClient().send(
      new AdminGetUserCommand({ UserPoolId: userPoolId, Username: email }),
    );
    return {
      ...identityOf(user.Username, user.UserAttributes),
      isFinished: user.UserStatus !== 'FORCE_CHANGE_PASSWORD',
      getsResetCodes:
        user.UserAttributes?.some(({ Name, Value }) => Name === 'email_verified' && Value === 'true') ??
        false,
      createdAt: user.UserCreateDate?.getTime() ?? 0,
    };
  } catch (error) {
    if (error instanceof UserNotFoundException) return undefined;
    throw error;
  }
}

/** Does nothing when it is already gone. */
export async function deleteIdentity({ username }: Identity): Promise<void> {
  try {
    await cognitoClient().send(new AdminDeleteUserCommand({ UserPoolId: userPoolId, Username: username }));
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) throw error;
  }
}

/** Sets an identity's password, which completes it. @throws invalid_request on `field` when the policy refuses it. */
export async function setPassword({ username }: Identity, password: string, field: string): Promise<void> {
  const command = new AdminSetUserPasswordCommand({
    UserPoolId: userPoolId,
    Username: username,
    Password: password,
    Permanent: true,
  });
  await cognitoClient()
    .send(command)
    .catch((error: unknown) => {
      throw refusalOfPassword(error, field) ?? error;
    });
}

/** Signs an identity in. */
export async function signIn(
  { username }: Identity,
  password: string,
): Promise<{ readonly idToken: string; readonly accessToken: string }> {
  const { AuthenticationResult: result } = await cognitoClient().send(
    new AdminInitiateAuthCommand({
      UserPoolId: userPoolId,
      ClientId: clientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: username, PASSWORD: password },
    }),
  );
  if (!result?.IdToken || !result.AccessToken) throw new Error('The identity service returned no tokens');
  return { idToken: result.IdToken, accessToken: result.AccessToken };
}

function identityOf(username: string | undefined, attributes: readonly AttributeType[] = []): Identity {
  const uid = attributes.find(({ Name }) => Name === 'sub')?.Value;
  if (!username || !uid) throw new Error('The identity service returned an identity without its name or sub');
  return { uid, username };
}
