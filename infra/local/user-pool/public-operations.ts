import * as z from 'zod';
import { createHourlyLimit } from './attempts.ts';
import { publicFlows } from './auth-flows.ts';
import type { User } from './directory.ts';
import { incorrectCredentials, notAuthorized, UserPoolError } from './errors.ts';
import { NewPassword, type Operation, operation } from './operation.ts';
import type { Pool } from './pool.ts';
import { InitiateAuth, RespondToAuthChallenge, type SignIn } from './sign-in.ts';
import { listAttributes } from './user-attributes.ts';

/** Wrong current passwords that ChangePassword takes within an hour. */
const wrongPasswordsPerHour = 5;

/** Public operations: signing in, and what a signed-in user does with an access token. */
export function publicOperations(pool: Pool, signIn: SignIn): Readonly<Record<string, Operation>> {
  const { directory, passwords, sessions, tokens } = pool;
  const wrongPasswords = createHourlyLimit(wrongPasswordsPerHour);

  function holderOf(accessToken: string): User {
    const { userId, sessionId } = tokens.readAccessToken(accessToken);
    const user = directory.find(userId);
    if (!user || !sessions.isOpen(sessionId)) throw notAuthorized('Access Token has been revoked');
    if (!user.enabled) throw notAuthorized('User is disabled.');
    return user;
  }

  return {
    InitiateAuth: operation(InitiateAuth, (request) => signIn.initiate(request, publicFlows)),

    RespondToAuthChallenge: operation(RespondToAuthChallenge, signIn.respond),

    GetTokensFromRefreshToken: operation(
      z.object({ ClientId: z.string(), RefreshToken: z.string() }),
      ({ ClientId, RefreshToken }) => signIn.refresh(RefreshToken, pool.client(ClientId)),
    ),

    GetUser: operation(AccessTokenCall, ({ AccessToken }) => {
      const user = holderOf(AccessToken);
      return { Username: user.id, UserAttributes: listAttributes(user) };
    }),

    ChangePassword: operation(
      AccessTokenCall.extend({ PreviousPassword: z.string(), ProposedPassword: NewPassword }),
      ({ AccessToken, PreviousPassword, ProposedPassword }) => {
        const user = holderOf(AccessToken);
        wrongPasswords.assertOpen(user.id);
        if (!passwords.matches(user, PreviousPassword)) {
          wrongPasswords.spend(user.id);
          throw incorrectCredentials();
        }
        directory.update({ ...user, ...passwords.permanent(user.id, ProposedPassword) });
        return {};
      },
    ),

    RevokeToken: operation(z.object({ ClientId: z.string(), Token: z.string() }), ({ ClientId, Token }) => {
      const client = pool.client(ClientId);
      const session = sessions.findByRefreshToken(Token);
      if (session && session.clientId !== client.clientId) {
        throw new UserPoolError('UnauthorizedException', 'The token was not issued to this client.');
      }
      if (session) sessions.end(session.id);
      return {};
    }),

    GlobalSignOut: operation(AccessTokenCall, ({ AccessToken }) => {
      sessions.endAll(holderOf(AccessToken).id);
      return {};
    }),
  };
}

const AccessTokenCall = z.object({ AccessToken: z.string() });
