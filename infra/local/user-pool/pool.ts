import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { createPasswordLock, type PasswordLock } from './attempts.ts';
import { type Codes, createCodes } from './codes.ts';
import { keptSecret, openDatabase } from './database.ts';
import { createDirectory, type Directory, type User } from './directory.ts';
import { UserPoolError, userNotFound } from './errors.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { createSessions, type Sessions } from './sessions.ts';
import type { AppClient, UserPoolOptions } from './settings.ts';
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
  /** The key that the answers about users who do not exist are derived from. */
  readonly simulationKey: string;
  /** Throws ResourceNotFoundException. */
  client(clientId: string): AppClient;
  /** Throws UserNotFoundException. */
  user(username: string): User;
}

export function openPool(options: UserPoolOptions): Pool {
  const database = openDatabase(options.file);
  const directory = createDirectory(database);
  const name = options.poolId.slice(options.poolId.indexOf('_') + 1);
  return {
    options,
    name,
    database,
    directory,
    passwords: createPasswords(name, options.passwordPolicy),
    passwordLock: createPasswordLock(),
    codes: createCodes(database, options.onCode),
    sessions: createSessions(database),
    tokens: createTokens(database, options),
    simulationKey: keptSecret(database, 'simulation-key', () => randomBytes(32).toString('hex')),
    client(clientId) {
      const client = options.clients.find((candidate) => candidate.clientId === clientId);
      if (client) return client;
      throw new UserPoolError('ResourceNotFoundException', `User pool client ${clientId} does not exist.`);
    },
    user(username) {
      const user = directory.find(username);
      if (user) return user;
      throw userNotFound();
    },
  };
}
