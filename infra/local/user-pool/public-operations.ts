import * as z from 'zod';
import { publicFlows } from './auth-flows.ts';
import { UserPoolError } from './errors.ts';
import { type Operation, operation } from './operation.ts';
import type { Pool } from './pool.ts';
import { InitiateAuth, RespondToAuthChallenge, type SignIn } from './sign-in.ts';

/** Public operations: signing in, renewing tokens and revoking them. */
export function publicOperations(pool: Pool, signIn: SignIn): Readonly<Record<string, Operation>> {
  const { sessions } = pool;

  return {
    InitiateAuth: operation(InitiateAuth, (request) => signIn.initiate(request, publicFlows)),

    RespondToAuthChallenge: operation(RespondToAuthChallenge, signIn.respond),

    GetTokensFromRefreshToken: operation(
      z.object({ ClientId: z.string(), RefreshToken: z.string() }),
      ({ ClientId, RefreshToken }) => signIn.refresh(RefreshToken, pool.client(ClientId)),
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
  };
}
