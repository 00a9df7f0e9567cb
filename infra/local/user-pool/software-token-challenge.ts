import { randomBytes } from 'node:crypto';
import type { User } from './directory.ts';
import { notAuthorized } from './errors.ts';
import { createExpiringMap } from './expiring-map.ts';
import { challengeLifetimeMs, type Parameters, required } from './parameters.ts';
import type { Pool } from './pool.ts';
import type { AppClient } from './settings.ts';

/** SOFTWARE_TOKEN_MFA: a user with the right password also gives the code of their authenticator app. */
export interface SoftwareTokenChallenge {
  pose(user: User, client: AppClient): object;
  /** The user whose app shows the code. */
  respond(responses: Parameters, session: string | undefined, client: AppClient): User;
}

export function createSoftwareTokenChallenge({
  directory,
  passwordLock,
  softwareTokens,
}: Pool): SoftwareTokenChallenge {
  const pending = createExpiringMap<{ userId: string; clientId: string }>(challengeLifetimeMs);
  return {
    pose(user, client) {
      const session = randomBytes(64).toString('base64url');
      pending.set(session, { userId: user.id, clientId: client.clientId });
      return {
        ChallengeName: 'SOFTWARE_TOKEN_MFA',
        Session: session,
        ChallengeParameters: { USER_ID_FOR_SRP: user.id },
      };
    },
    respond(responses, session = '', client) {
      const challenge = pending.get(session);
      const user = challenge?.clientId === client.clientId ? directory.find(challenge.userId) : undefined;
      if (!user) throw notAuthorized('Invalid session for the user.');
      passwordLock.assertOpen(user.id);
      try {
        softwareTokens.prove(user.id, required(responses, 'SOFTWARE_TOKEN_MFA_CODE'));
      } catch (error) {
        passwordLock.fail(user.id);
        throw error;
      }
      pending.delete(session);
      return user;
    },
  };
}
