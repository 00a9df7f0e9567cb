import {
  AdminUpdateUserAttributesCommand,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
  InvalidParameterException,
  LimitExceededException,
  NotAuthorizedException,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { cognitoClient } from '../runtime/cognito-client.ts';
import { findIdentity, type Identity } from './identities.ts';
import { refusalOfCode, refusalOfPassword } from './password-refusals.ts';
import { clientId, userPoolId } from './user-pool.ts';

/**
 * Mails a password reset code, if the address has an identity that can receive one. The service mails them to verified
 * addresses only; for one that is not proved yet, the code is the proof, so it is made to count as one beforehand.
 * Every outcome that depends on the address looks the same, its own limit of codes included.
 */
export async function sendResetCode(email: string): Promise<void> {
  try {
    const identity = await findIdentity(email);
    if (identity?.isFinished && !identity.getsResetCodes) await letResetCodesBeMailed(identity);
    await cognitoClient().send(new ForgotPasswordCommand({ ClientId: clientId, Username: email }));
  } catch (error) {
    if (!dependsOnTheAddress(error)) throw error;
  }
}

/**
 * Sets a new password with the code from the mail.
 * @throws unprocessable for a wrong code, invalid_request for a refused password.
 */
export async function resetPassword(reset: {
  email: string;
  code: string;
  newPassword: string;
}): Promise<void> {
  const command = new ConfirmForgotPasswordCommand({
    ClientId: clientId,
    Username: reset.email,
    ConfirmationCode: reset.code,
    Password: reset.newPassword,
  });
  await cognitoClient()
    .send(command)
    .catch((error: unknown) => {
      throw refusalOfPassword(error, 'newPassword') ?? refusalOfCode(error) ?? error;
    });
}

/** Says nothing about a proof: that is in the gate (storage/sessions/gates.ts), and comes with the code. */
async function letResetCodesBeMailed({ username }: Identity): Promise<void> {
  await cognitoClient().send(
    new AdminUpdateUserAttributesCommand({
      UserPoolId: userPoolId,
      Username: username,
      UserAttributes: [{ Name: 'email_verified', Value: 'true' }],
    }),
  );
}

/** Unknown; no verified address; not allowed to reset in its state; or out of codes for now. */
const dependsOnTheAddress = (error: unknown): boolean =>
  error instanceof UserNotFoundException ||
  error instanceof InvalidParameterException ||
  error instanceof NotAuthorizedException ||
  error instanceof LimitExceededException;
