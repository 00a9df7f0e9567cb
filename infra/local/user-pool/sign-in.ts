import * as z from 'zod';
import { type AuthFlows, chooseFlow } from './auth-flows.ts';
import type { User } from './directory.ts';
import { invalidParameter, notAuthorized, UserPoolError } from './errors.ts';
import { createNewPasswordChallenge } from './new-password-challenge.ts';
import { required } from './parameters.ts';
import { createPasswordProof } from './password-proof.ts';
import type { Pool } from './pool.ts';
import type { AppClient } from './settings.ts';
import { createSoftwareTokenChallenge } from './software-token-challenge.ts';
import { createTokenGrants } from './token-grants.ts';

export const InitiateAuth = z.object({
  ClientId: z.string(),
  AuthFlow: z.string(),
  AuthParameters: z.record(z.string(), z.string()).default({}),
});

export const RespondToAuthChallenge = z.object({
  ClientId: z.string(),
  ChallengeName: z.string(),
  ChallengeResponses: z.record(z.string(), z.string()).default({}),
  Session: z.string().optional(),
});

/** Signing in, for every operation that offers it; each response contains tokens or the next challenge. */
export interface SignIn {
  initiate(request: z.output<typeof InitiateAuth>, flows: AuthFlows): object;
  respond(request: z.output<typeof RespondToAuthChallenge>): object;
  refresh(refreshToken: string, client: AppClient): object;
}

export function createSignIn(pool: Pool): SignIn {
  const proof = createPasswordProof(pool);
  const newPassword = createNewPasswordChallenge(pool);
  const softwareToken = createSoftwareTokenChallenge(pool);
  const grants = createTokenGrants(pool);

  /** Signs in a user with the right password, unless a challenge comes first. */
  function admit(user: User, client: AppClient): object {
    if (!user.enabled) throw notAuthorized('User is disabled.');
    switch (user.status) {
      case 'UNCONFIRMED':
        throw new UserPoolError('UserNotConfirmedException', 'User is not confirmed.');
      case 'FORCE_CHANGE_PASSWORD':
        return newPassword.pose(user, client);
      case 'CONFIRMED':
        return pool.softwareTokens.isEnabled(user.id)
          ? softwareToken.pose(user, client)
          : grants.start(user, client);
    }
  }

  return {
    initiate({ ClientId, AuthFlow, AuthParameters }, flows) {
      const client = pool.client(ClientId);
      switch (chooseFlow(flows, AuthFlow, client).start) {
        case 'srp':
          return proof.challenge(AuthParameters, client);
        case 'password':
          return admit(proof.check(AuthParameters, client), client);
        case 'refresh':
          return grants.refresh(required(AuthParameters, 'REFRESH_TOKEN'), client);
      }
    },
    respond({ ClientId, ChallengeName, ChallengeResponses, Session }) {
      const client = pool.client(ClientId);
      switch (ChallengeName) {
        case 'PASSWORD_VERIFIER':
          return admit(proof.respond(ChallengeResponses, client), client);
        case 'NEW_PASSWORD_REQUIRED':
          return grants.start(newPassword.respond(ChallengeResponses, Session, client), client);
        case 'SOFTWARE_TOKEN_MFA':
          return grants.start(softwareToken.respond(ChallengeResponses, Session, client), client);
        default:
          throw invalidParameter(`This user pool poses no challenge named ${ChallengeName}.`);
      }
    },
    refresh: grants.refresh,
  };
}
