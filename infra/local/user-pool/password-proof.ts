import { randomBytes } from 'node:crypto';
import type { User } from './directory.ts';
import { incorrectCredentials, invalidParameter, type UserPoolError, userNotFound } from './errors.ts';
import { createExpiringMap } from './expiring-map.ts';
import { challengeLifetimeMs, type Parameters, required } from './parameters.ts';
import type { Pool } from './pool.ts';
import type { AppClient } from './settings.ts';
import { simulateUser } from './simulated-user.ts';
import { openExchange, type SrpExchange } from './srp.ts';

/** The two ways to prove knowledge of a password. Each failure counts against the account, real or not. */
export interface PasswordProof {
  /** Opens the SRP exchange; returns the PASSWORD_VERIFIER challenge. */
  challenge(parameters: Parameters, client: AppClient): object;
  /** The user whose password the challenge's response proves. */
  respond(responses: Parameters, client: AppClient): User;
  /** The user whose password this is. */
  check(parameters: Parameters, client: AppClient): User;
}

interface PendingExchange {
  readonly exchange: SrpExchange;
  readonly clientId: string;
  readonly id: string;
  readonly salt: string;
}

export function createPasswordProof({
  directory,
  name,
  passwordLock,
  passwords,
  simulationKey,
}: Pool): PasswordProof {
  const exchanges = createExpiringMap<PendingExchange>(challengeLifetimeMs);

  function wrongPassword(account: string): UserPoolError {
    passwordLock.fail(account);
    return incorrectCredentials();
  }

  return {
    challenge(parameters, client) {
      const username = required(parameters, 'USERNAME');
      const clientKey = required(parameters, 'SRP_A');
      // 3072 bits, and two leading zeros.
      if (!/^[0-9a-f]{1,770}$/i.test(clientKey)) throw invalidParameter('SRP_A is not a hexadecimal number.');
      const user = directory.find(username) ?? simulate(simulationKey, username, client);
      const exchange = openExchange(name, user.id, user, clientKey);
      if (!exchange) throw invalidParameter('SRP_A must not be a multiple of N.');
      const secretBlock = randomBytes(256).toString('base64');
      exchanges.set(secretBlock, { exchange, clientId: client.clientId, id: user.id, salt: user.salt });
      return {
        ChallengeName: 'PASSWORD_VERIFIER',
        ChallengeParameters: {
          SALT: user.salt,
          SECRET_BLOCK: secretBlock,
          SRP_B: exchange.publicKey,
          USERNAME: user.id,
          USER_ID_FOR_SRP: user.id,
        },
      };
    },
    respond(responses, client) {
      const secretBlock = required(responses, 'PASSWORD_CLAIM_SECRET_BLOCK');
      const timestamp = required(responses, 'TIMESTAMP');
      const signature = required(responses, 'PASSWORD_CLAIM_SIGNATURE');
      const pending = exchanges.get(secretBlock);
      exchanges.delete(secretBlock);
      if (pending?.clientId !== client.clientId) throw incorrectCredentials();
      passwordLock.assertOpen(pending.id);
      const proven = pending.exchange.proves({ secretBlock, timestamp, signature });
      const user = directory.find(pending.id);
      // A different salt means that the password has changed since; no user means that this one was simulated.
      if (!proven || user?.salt !== pending.salt) throw wrongPassword(pending.id);
      passwordLock.clear(user.id);
      return user;
    },
    check(parameters, client) {
      const username = required(parameters, 'USERNAME');
      const password = required(parameters, 'PASSWORD');
      const user = directory.find(username);
      const account = user ?? simulate(simulationKey, username, client);
      passwordLock.assertOpen(account.id);
      const matches = passwords.matches(account, password);
      if (!user || !matches) throw wrongPassword(account.id);
      passwordLock.clear(user.id);
      return user;
    },
  };
}

/** Stands in for a user who does not exist, if the client must not reveal that. */
function simulate(key: string, username: string, client: AppClient) {
  if (!client.preventUserExistenceErrors) throw userNotFound();
  return simulateUser(key, username);
}
