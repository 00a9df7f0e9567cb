import {
  AdminUpdateUserAttributesCommand,
  AliasExistsException,
  GetUserAttributeVerificationCodeCommand,
  GetUserCommand,
  NotAuthorizedException,
  VerifyUserAttributeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { Refusal } from '#shared/contract/errors.ts';
import { cognitoClient } from '../runtime/cognito-client.ts';
import { refusalOfCode } from './password-refusals.ts';
import { userPoolId } from './user-pool.ts';

/**
 * Mails a code to the address of an access token's holder, or to the one that they are changing to.
 * @throws sign_in_again for a token that the identity service no longer takes.
 */
export async function sendEmailCode(accessToken: string): Promise<void> {
  await cognitoClient()
    .send(new GetUserAttributeVerificationCodeCommand({ AccessToken: accessToken, AttributeName: 'email' }))
    .catch((error: unknown) => {
      throw refusalOfToken(error) ?? error;
    });
}

/**
 * Checks a mailed code and returns the address that it proves, which from now on is the user's.
 * @throws unprocessable for a wrong code, email_taken, sign_in_again where the access token is not this user's.
 */
export async function verifyEmailCode({
  uid,
  accessToken,
  code,
}: {
  readonly uid: string;
  readonly accessToken: string;
  readonly code: string;
}): Promise<string> {
  const holder = await holderOf(accessToken);
  if (holder.sub !== uid) throw notTheirs();
  await cognitoClient()
    .send(new VerifyUserAttributeCommand({ AccessToken: accessToken, AttributeName: 'email', Code: code }))
    .catch((error: unknown) => {
      throw refusalOfAddress(error) ?? refusalOfCode(error) ?? error;
    });
  const { email } = await holderOf(accessToken);
  if (!email) throw new Error('The identity service returned a user without an address');
  return email.toLowerCase();
}

/**
 * Begins a change of address: the service mails a code to the new one and keeps the present one until it is entered.
 * @throws email_taken
 */
export async function beginEmailChange(uid: string, email: string): Promise<void> {
  await cognitoClient()
    .send(
      new AdminUpdateUserAttributesCommand({
        UserPoolId: userPoolId,
        Username: uid,
        UserAttributes: [{ Name: 'email', Value: email }],
      }),
    )
    .catch((error: unknown) => {
      throw refusalOfAddress(error) ?? error;
    });
}

async function holderOf(accessToken: string): Promise<Partial<Record<string, string>>> {
  const { UserAttributes: attributes = [] } = await cognitoClient()
    .send(new GetUserCommand({ AccessToken: accessToken }))
    .catch((error: unknown) => {
      throw refusalOfToken(error) ?? error;
    });
  return Object.fromEntries(attributes.map(({ Name, Value }) => [Name, Value]));
}

const refusalOfToken = (error: unknown): Refusal | undefined =>
  error instanceof NotAuthorizedException ? notTheirs() : undefined;

const notTheirs = (): Refusal =>
  new Refusal('sign_in_again', 'Your sign-in at the identity service has ended. Enter your password again.');

const refusalOfAddress = (error: unknown): Refusal | undefined =>
  error instanceof AliasExistsException
    ? new Refusal('email_taken', 'An account with this e-mail address already exists.', {
        fields: [{ field: 'email', message: 'already has an account' }],
      })
    : undefined;
