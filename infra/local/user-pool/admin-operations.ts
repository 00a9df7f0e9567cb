import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { adminFlows } from './auth-flows.ts';
import type { User } from './directory.ts';
import { UserPoolError } from './errors.ts';
import { deliver } from './mail.ts';
import { NewPassword, type Operation, operation, Username } from './operation.ts';
import type { Pool } from './pool.ts';
import { MfaSettings } from './self-service-operations.ts';
import { InitiateAuth, RespondToAuthChallenge, type SignIn } from './sign-in.ts';
import {
  AttributeList,
  changedAttributes,
  newUserAttributes,
  type UserAttributes,
} from './user-attributes.ts';
import { describeUser } from './user-list-operations.ts';

/** What the holder of a granted access key may do with one user. */
export function adminOperations(pool: Pool, signIn: SignIn): Readonly<Record<string, Operation>> {
  const { afterwards, codes, directory, options, passwords, pendingEmails, sessions, softwareTokens } = pool;

  function invite(user: User, temporaryPassword: string, suppressed: boolean): void {
    if (suppressed) return;
    const to = user.attributes.email;
    afterwards.push(() => deliver(options, { user, to, kind: 'invitation', code: temporaryPassword }));
  }

  function renewInvitation(username: string, temporaryPassword: string): User {
    const user = pool.user(username);
    if (user.status !== 'FORCE_CHANGE_PASSWORD') {
      throw new UserPoolError('UnsupportedUserStateException', 'The user has already chosen a password.');
    }
    const renewed: User = { ...user, ...passwords.temporary(user.id, temporaryPassword) };
    directory.update(renewed);
    return renewed;
  }

  return {
    AdminCreateUser: operation(
      OfUser.extend({
        UserAttributes: AttributeList.default({}),
        TemporaryPassword: NewPassword.optional(),
        MessageAction: z.enum(['SUPPRESS', 'RESEND']).optional(),
      }),
      ({ Username, UserAttributes, TemporaryPassword = passwords.generate(), MessageAction }) => {
        const user =
          MessageAction === 'RESEND'
            ? renewInvitation(Username, TemporaryPassword)
            : newUser(pool, Username, UserAttributes, TemporaryPassword);
        invite(user, TemporaryPassword, MessageAction === 'SUPPRESS');
        return { User: describeUser(user) };
      },
    ),

    AdminGetUser: operation(OfUser, ({ Username }) => {
      const { Attributes, ...user } = describeUser(pool.user(Username));
      return { ...user, UserAttributes: Attributes };
    }),

    AdminSetUserPassword: operation(
      OfUser.extend({ Password: NewPassword, Permanent: z.boolean().default(false) }),
      ({ Username, Password, Permanent }) => {
        const user = pool.user(Username);
        directory.update(
          Permanent
            ? { ...user, ...passwords.permanent(user.id, Password), status: 'CONFIRMED' }
            : { ...user, ...passwords.temporary(user.id, Password), status: 'FORCE_CHANGE_PASSWORD' },
        );
        return {};
      },
    ),

    AdminUpdateUserAttributes: operation(
      OfUser.extend({ UserAttributes: AttributeList }),
      ({ Username, UserAttributes }) => {
        const user = pool.user(Username);
        const { email, ...others } = UserAttributes;
        const isVerified = UserAttributes.email_verified === 'true';
        const waits =
          options.keepOriginalEmail === true &&
          !isVerified &&
          email !== undefined &&
          email.toLowerCase() !== user.attributes.email.toLowerCase();
        const pending = pendingEmails.of(user.id);
        // Who says that the address is verified says so of the one that waits.
        const moved: UserAttributes =
          isVerified && email === undefined && pending !== undefined ? { email: pending } : {};
        const changes = waits ? others : { ...moved, ...UserAttributes };
        directory.update({ ...user, attributes: changedAttributes(user.attributes, changes) });
        if (isVerified) pendingEmails.forget(user.id);
        if (waits) {
          pool.holdEmail(user, email);
          codes.send(user, 'change-email', email);
        }
        return {};
      },
    ),

    AdminSetUserMFAPreference: operation(
      OfUser.extend({ SoftwareTokenMfaSettings: MfaSettings.optional() }),
      ({ Username, SoftwareTokenMfaSettings: settings }) => {
        if (settings) softwareTokens.prefer(pool.user(Username).id, settings.Enabled);
        return {};
      },
    ),

    AdminEnableUser: operation(OfUser, ({ Username }) => {
      directory.update({ ...pool.user(Username), enabled: true });
      return {};
    }),

    AdminDisableUser: operation(OfUser, ({ Username }) => {
      const user = pool.user(Username);
      directory.update({ ...user, enabled: false });
      sessions.endAll(user.id);
      return {};
    }),

    AdminDeleteUser: operation(OfUser, ({ Username }) => {
      directory.remove(pool.user(Username).id);
      return {};
    }),

    AdminUserGlobalSignOut: operation(OfUser, ({ Username }) => {
      sessions.endAll(pool.user(Username).id);
      return {};
    }),

    AdminInitiateAuth: operation(InitiateAuth, (request) => signIn.initiate(request, adminFlows)),

    AdminRespondToAuthChallenge: operation(RespondToAuthChallenge, signIn.respond),
  };
}

const OfUser = z.object({ Username: Username });

function newUser(
  { directory, passwords }: Pool,
  username: string,
  attributes: z.output<typeof AttributeList>,
  temporaryPassword: string,
): User {
  const id = randomUUID();
  const now = Date.now();
  const user: User = {
    id,
    attributes: newUserAttributes(username, attributes),
    enabled: true,
    status: 'FORCE_CHANGE_PASSWORD',
    ...passwords.temporary(id, temporaryPassword),
    createdAt: now,
    modifiedAt: now,
  };
  directory.insert(user);
  return user;
}
