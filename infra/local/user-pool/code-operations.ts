import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { codeDelivery } from './code-delivery.ts';
import { invalidParameter, notAuthorized, userNotFound } from './errors.ts';
import { NewPassword, type Operation, operation, Username } from './operation.ts';
import type { Pool } from './pool.ts';
import { AttributeList, newUserAttributes } from './user-attributes.ts';

/**
 * What anyone may call and a mailed code completes: resetting a password and signing up. Where the client prevents
 * errors about existence, an unknown name gets the responses that a known name would get.
 */
export function codeOperations(pool: Pool): Readonly<Record<string, Operation>> {
  const { codes, directory, options, passwordLock, passwords } = pool;

  return {
    ForgotPassword: operation(Account, ({ ClientId, Username }) => {
      const client = pool.client(ClientId);
      const user = directory.find(Username);
      if (!user?.enabled) {
        if (!client.preventUserExistenceErrors)
          throw user ? notAuthorized('User is disabled.') : userNotFound();
        codes.pretendSend(Username);
        return { CodeDeliveryDetails: codeDelivery(Username) };
      }
      if (user.status === 'FORCE_CHANGE_PASSWORD') {
        throw notAuthorized('User password cannot be reset in the current state.');
      }
      if (user.attributes.email_verified !== 'true') {
        throw invalidParameter(
          'Cannot reset password for the user as there is no registered/verified email or phone_number',
        );
      }
      codes.send(user, 'forgot-password');
      return { CodeDeliveryDetails: codeDelivery(user.attributes.email) };
    }),

    ConfirmForgotPassword: operation(
      Confirmation.extend({ Password: NewPassword }),
      ({ ClientId, Username, ConfirmationCode, Password }) => {
        const client = pool.client(ClientId);
        const user = directory.find(Username);
        if (!user?.enabled) {
          if (!client.preventUserExistenceErrors)
            throw user ? notAuthorized('User is disabled.') : userNotFound();
          // The policy is checked, and the time spent, as for a real user.
          passwords.permanent('', Password);
          return codes.pretendTake(Username);
        }
        const credentials = passwords.permanent(user.id, Password);
        codes.take(user, 'forgot-password', ConfirmationCode);
        directory.update({ ...user, ...credentials, status: 'CONFIRMED' });
        passwordLock.clear(user.id);
        pool.confirmed(user, 'PostConfirmation_ConfirmForgotPassword');
        return {};
      },
    ),

    SignUp: operation(
      Account.extend({ Password: NewPassword, UserAttributes: AttributeList.default({}) }),
      ({ ClientId, Username, Password, UserAttributes }) => {
        pool.client(ClientId);
        if (options.adminCreateUserOnly) throw notAuthorized('SignUp is not permitted for this user pool');
        if (UserAttributes.email_verified !== undefined) {
          throw notAuthorized('A client attempted to write unauthorized attribute');
        }
        const id = randomUUID();
        const now = Date.now();
        const user = {
          id,
          attributes: { ...newUserAttributes(Username, UserAttributes), email_verified: 'false' },
          enabled: true,
          status: 'UNCONFIRMED' as const,
          ...passwords.permanent(id, Password),
          createdAt: now,
          modifiedAt: now,
        };
        directory.insert(user);
        codes.send(user, 'sign-up');
        return {
          UserConfirmed: false,
          UserSub: id,
          CodeDeliveryDetails: codeDelivery(user.attributes.email),
        };
      },
    ),

    ConfirmSignUp: operation(Confirmation, ({ ClientId, Username, ConfirmationCode }) => {
      const client = pool.client(ClientId);
      const user = directory.find(Username);
      if (!user) {
        if (!client.preventUserExistenceErrors) throw userNotFound();
        return codes.pretendTake(Username);
      }
      if (user.status !== 'UNCONFIRMED') {
        throw notAuthorized(`User cannot be confirmed. Current status is ${user.status}`);
      }
      codes.take(user, 'sign-up', ConfirmationCode);
      const attributes = { ...user.attributes, email_verified: 'true' };
      directory.update({ ...user, attributes, status: 'CONFIRMED' });
      return {};
    }),

    ResendConfirmationCode: operation(Account, ({ ClientId, Username }) => {
      const client = pool.client(ClientId);
      const user = directory.find(Username);
      if (!user) {
        if (!client.preventUserExistenceErrors) throw userNotFound();
        codes.pretendSend(Username);
        return { CodeDeliveryDetails: codeDelivery(Username) };
      }
      if (user.status !== 'UNCONFIRMED') throw invalidParameter('User is already confirmed.');
      codes.send(user, 'sign-up');
      return { CodeDeliveryDetails: codeDelivery(user.attributes.email) };
    }),
  };
}

const Account = z.object({ ClientId: z.string(), Username: Username });
const Confirmation = Account.extend({ ConfirmationCode: z.string().min(1).max(2048) });
