import * as z from 'zod';
import { createHourlyLimit } from './attempts.ts';
import { codeDelivery } from './code-delivery.ts';
import type { User } from './directory.ts';
import { incorrectCredentials, invalidParameter, notAuthorized } from './errors.ts';
import { NewPassword, type Operation, operation } from './operation.ts';
import type { Pool } from './pool.ts';
import type { AppClient } from './settings.ts';
import { AttributeList, changedAttributes, listAttributes, type UserAttributes } from './user-attributes.ts';

/** Wrong current passwords that ChangePassword takes within an hour. */
const wrongPasswordsPerHour = 5;

/** What a signed-in user does with an access token, as far as the client's settings let them. */
export function selfServiceOperations(pool: Pool): Readonly<Record<string, Operation>> {
  const { codes, directory, options, passwords, pendingEmails, sessions, softwareTokens } = pool;
  const wrongPasswords = createHourlyLimit(wrongPasswordsPerHour);

  /** Sends the code for a new address, which waits for it, or for an address that is not verified. */
  function sendEmailCode(user: User): object {
    const pending = pendingEmails.of(user.id);
    if (pending === undefined) codes.send(user, 'verify-email');
    else codes.send(user, 'change-email', pending);
    return codeDelivery(pending ?? user.attributes.email);
  }

  return {
    GetUser: operation(AccessTokenCall, ({ AccessToken }) => {
      const { user } = pool.holderOf(AccessToken);
      return {
        Username: user.id,
        UserAttributes: listAttributes(user),
        ...(softwareTokens.isEnabled(user.id) && {
          UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
          PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
        }),
      };
    }),

    UpdateUserAttributes: operation(
      AccessTokenCall.extend({ UserAttributes: AttributeList }),
      ({ AccessToken, UserAttributes }) => {
        const { user, client } = pool.holderOf(AccessToken);
        assertWritable(client, Object.keys(UserAttributes));
        const { email, ...others } = UserAttributes;
        const moves = email !== undefined && email.toLowerCase() !== user.attributes.email.toLowerCase();
        const changes: UserAttributes = moves && !options.keepOriginalEmail ? UserAttributes : others;
        const changed = { ...user, attributes: changedAttributes(user.attributes, changes) };
        directory.update(changed);
        if (!moves) return { CodeDeliveryDetailsList: [] };
        if (options.keepOriginalEmail) pool.holdEmail(changed, email);
        return { CodeDeliveryDetailsList: [sendEmailCode(changed)] };
      },
    ),

    DeleteUserAttributes: operation(
      AccessTokenCall.extend({ UserAttributeNames: z.array(z.string()) }),
      ({ AccessToken, UserAttributeNames }) => {
        const { user, client } = pool.holderOf(AccessToken);
        assertWritable(client, UserAttributeNames);
        if (UserAttributeNames.includes('email'))
          throw invalidParameter('User attributes email is required and cannot be deleted.');
        const kept = Object.entries(user.attributes).filter(([name]) => !UserAttributeNames.includes(name));
        directory.update({
          ...user,
          attributes: { ...Object.fromEntries(kept), email: user.attributes.email },
        });
        return {};
      },
    ),

    GetUserAttributeVerificationCode: operation(OfEmail, ({ AccessToken }) => ({
      CodeDeliveryDetails: sendEmailCode(pool.holderOf(AccessToken).user),
    })),

    VerifyUserAttribute: operation(
      OfEmail.extend({ Code: z.string().min(1).max(2048) }),
      ({ AccessToken, Code }) => {
        const { user } = pool.holderOf(AccessToken);
        const pending = pendingEmails.of(user.id);
        codes.take(user, pending === undefined ? 'verify-email' : 'change-email', Code);
        const email = pending ?? user.attributes.email;
        directory.update({ ...user, attributes: { ...user.attributes, email, email_verified: 'true' } });
        pendingEmails.forget(user.id);
        return {};
      },
    ),

    ChangePassword: operation(
      AccessTokenCall.extend({ PreviousPassword: z.string(), ProposedPassword: NewPassword }),
      ({ AccessToken, PreviousPassword, ProposedPassword }) => {
        const { user } = pool.holderOf(AccessToken);
        wrongPasswords.assertOpen(user.id);
        if (!passwords.matches(user, PreviousPassword)) {
          wrongPasswords.spend(user.id);
          throw incorrectCredentials();
        }
        directory.update({ ...user, ...passwords.permanent(user.id, ProposedPassword) });
        return {};
      },
    ),

    GlobalSignOut: operation(AccessTokenCall, ({ AccessToken }) => {
      sessions.endAll(pool.holderOf(AccessToken).user.id);
      return {};
    }),

    DeleteUser: operation(AccessTokenCall, ({ AccessToken }) => {
      directory.remove(pool.holderOf(AccessToken).user.id);
      return {};
    }),

    AssociateSoftwareToken: operation(AccessTokenCall, ({ AccessToken }) => ({
      SecretCode: softwareTokens.associate(pool.holderOf(AccessToken).user.id),
    })),

    VerifySoftwareToken: operation(
      AccessTokenCall.extend({ UserCode: z.string().regex(/^\d{6}$/) }),
      ({ AccessToken, UserCode }) => {
        softwareTokens.verify(pool.holderOf(AccessToken).user.id, UserCode);
        return { Status: 'SUCCESS' };
      },
    ),

    SetUserMFAPreference: operation(
      AccessTokenCall.extend({ SoftwareTokenMfaSettings: MfaSettings.optional() }),
      ({ AccessToken, SoftwareTokenMfaSettings: settings }) => {
        const { user } = pool.holderOf(AccessToken);
        if (settings) softwareTokens.prefer(user.id, settings.Enabled);
        return {};
      },
    ),
  };
}

export const MfaSettings = z.object({
  Enabled: z.boolean().default(false),
  PreferredMfa: z.boolean().optional(),
});

const AccessTokenCall = z.object({ AccessToken: z.string() });
const OfEmail = AccessTokenCall.extend({ AttributeName: z.literal('email') });

/** Throws NotAuthorizedException for what the client may not write; nobody verifies an attribute by writing so. */
function assertWritable({ writeAttributes }: AppClient, names: readonly string[]): void {
  const isWritable = (name: string) =>
    !name.endsWith('_verified') && (writeAttributes === undefined || writeAttributes.includes(name));
  if (!names.every(isWritable)) throw notAuthorized('A client attempted to write unauthorized attribute');
}
