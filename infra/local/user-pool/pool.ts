import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { createPasswordLock, type PasswordLock } from './attempts.ts';
import { type Codes, createCodes } from './codes.ts';
import { keptSecret, openDatabase } from './database.ts';
import { createDirectory, type Directory, type User } from './directory.ts';
import { notAuthorized, UserPoolError, userNotFound } from './errors.ts';
import { deliver, triggerFailed } from './mail.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { createPendingEmails, type PendingEmails } from './pending-emails.ts';
import { createSessions, type Sessions } from './sessions.ts';
import type { AppClient, UserPoolOptions } from './settings.ts';
import { createSoftwareTokens, type SoftwareTokens } from './software-tokens.ts';
import { createTokens, type Tokens } from './tokens.ts';

/** Everything that the operations work on. */
export interface Pool {
  readonly options: UserPoolOptions;
  /** The part of the pool's id after the region, which SRP mixes into every password. */
  readonly name: string;
  readonly database: DatabaseSync;
  readonly directory: Directory;
  readonly passwords: Passwords;
  readonly passwordLock: PasswordLock;
  readonly codes: Codes;
  readonly sessions: Sessions;
  readonly tokens: Tokens;
  readonly pendingEmails: PendingEmails;
  readonly softwareTokens: SoftwareTokens;
  /** What is left to do for the present operation once it is on disk: mails, and the template's functions. */
  readonly afterwards: (() => Promise<void>)[];
  /** The key that the answers about users who do not exist are derived from. */
  readonly simulationKey: string;
  /** Throws ResourceNotFoundException. */
  client(clientId: string): AppClient;
  /** Throws UserNotFoundException. */
  user(username: string): User;
  /** The user whose access token it is, and the client it was issued to. Throws NotAuthorizedException. */
  holderOf(accessToken: string): { readonly user: User; readonly client: AppClient };
  /** Lets a new address wait for its code. Throws AliasExistsException when it is another user's. */
  holdEmail(user: User, email: string): void;
  /** Calls the function PostConfirmation after the present operation, where the template has one. */
  confirmed(user: User, triggerSource: string): void;
}

export function openPool(options: UserPoolOptions): Pool {
  const database = openDatabase(options.file);
  const directory = createDirectory(database);
  const name = options.poolId.slice(options.poolId.indexOf('_') + 1);
  const sessions = createSessions(database);
  const tokens = createTokens(database, options);
  const pendingEmails = createPendingEmails(database);
  const afterwards: (() => Promise<void>)[] = [];
  function client(clientId: string): AppClient {
    const found = options.clients.find((candidate) => candidate.clientId === clientId);
    if (found) return found;
    throw new UserPoolError('ResourceNotFoundException', `User pool client ${clientId} does not exist.`);
  }
  return {
    options,
    name,
    database,
    directory,
    passwords: createPasswords(name, options.passwordPolicy),
    passwordLock: createPasswordLock(),
    codes: createCodes(database, (letter) => afterwards.push(() => deliver(options, letter))),
    sessions,
    tokens,
    pendingEmails,
    softwareTokens: createSoftwareTokens(database, options.softwareTokenMfa === true),
    afterwards,
    simulationKey: keptSecret(database, 'simulation-key', () => randomBytes(32).toString('hex')),
    client,
    holderOf(accessToken) {
      const { userId, sessionId, clientId } = tokens.readAccessToken(accessToken);
      const user = directory.find(userId);
      if (!user || !sessions.isOpen(sessionId)) throw notAuthorized('Access Token has been revoked');
      if (!user.enabled) throw notAuthorized('User is disabled.');
      return { user, client: client(clientId) };
    },
    holdEmail(user, email) {
      const owner = directory.find(email);
      if (owner && owner.id !== user.id)
        throw new UserPoolError('AliasExistsException', 'An account with the email already exists.');
      pendingEmails.hold(user.id, email);
    },
    confirmed(user, triggerSource) {
      const { trigger, poolId, region } = options;
      if (!trigger) return;
      afterwards.push(async () => {
        const event = {
          version: '1',
          triggerSource,
          region,
          userPoolId: poolId,
          userName: user.id,
          callerContext: { awsSdkVersion: 'local', clientId: 'local' },
          request: {
            userAttributes: { ...user.attributes, sub: user.id, 'cognito:user_status': user.status },
          },
          response: {},
        };
        try {
          await trigger('PostConfirmation', event);
        } catch (error) {
          throw triggerFailed('PostConfirmation', error);
        }
      });
    },
    user(username) {
      const user = directory.find(username);
      if (user) return user;
      throw userNotFound();
    },
  };
}
