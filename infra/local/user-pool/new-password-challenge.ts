import { randomBytes } from 'node:crypto';
import type { User } from './directory.ts';
import { notAuthorized } from './errors.ts';
import { createExpiringMap } from './expiring-map.ts';
import { NewPassword, parseInput } from './operation.ts';
import { challengeLifetimeMs, type Parameters, required } from './parameters.ts';
import type { Pool } from './pool.ts';
import type { AppClient } from './settings.ts';

/** NEW_PASSWORD_REQUIRED: a user who signs in with a temporary password chooses a permanent one. */
export interface NewPasswordChallenge {
  pose(user: User, client: AppClient): object;
  /** The user, confirmed, with the new password. */
  respond(responses: Parameters, session: string | undefined, client: AppClient): User;
}

export function createNewPasswordChallenge({ directory, passwords }: Pool): NewPasswordChallenge {
  const pending = createExpiringMap<{ userId: string; clientId: string }>(challengeLifetimeMs);
  return {
    pose(user, client) {
      if (user.temporaryUntil !== null && user.temporaryUntil <= Date.now()) {
        throw notAuthorized('Temporary password has expired and must be reset by an administrator.');
      }
      const session = randomBytes(64).toString('base64url');
      pending.set(session, { userId: user.id, clientId: client.clientId });
      return {
        ChallengeName: 'NEW_PASSWORD_REQUIRED',
        Session: session,
        ChallengeParameters: {
          USER_ID_FOR_SRP: user.id,
          requiredAttributes: '[]',
          userAttributes: JSON.stringify(user.attributes),
        },
      };
    },
    respond(responses, session = '', client) {
      const challenge = pending.get(session);
      const user = challenge?.clientId === client.clientId ? directory.find(challenge.userId) : undefined;
      if (user?.status !== 'FORCE_CHANGE_PASSWORD') throw notAuthorized('Invalid session for the user.');
      const password = parseInput(NewPassword, required(responses, 'NEW_PASSWORD'));
      const confirmed: User = { ...user, ...passwords.permanent(user.id, password), status: 'CONFIRMED' };
      directory.update(confirmed);
      pending.delete(session);
      return confirmed;
    },
  };
}
