import type middy from '@middy/core';
import type { AnyRoute } from '#shared/contract/define-route.ts';
import { Refusal } from '#shared/contract/errors.ts';
import { isApiToken } from '../identity/api-token.ts';
import { isAdmin } from './caller.ts';
import type { Exchange } from './exchange.ts';
import { requireProvedEmail } from './guards.ts';
import { idTokenCaller } from './id-token-caller.ts';

/**
 * Identifies the caller by the bearer token, which public routes ignore: an ID token, or, where the route takes them, an API
 * token with the scope that it needs. An API token makes nobody an administrator.
 *
 * A route that only reads runs while the gate is being read. Whoever that keeps out learns nothing but this, whatever the
 * route made of the call in the meantime.
 */
export const identity = ({
  access,
  tokenScope,
  gate,
}: Pick<AnyRoute, 'access' | 'tokenScope' | 'gate'>): middy.MiddlewareObj<Exchange> => {
  if (access === 'public' || access === 'signed') return { before: () => undefined };
  const callerOfIdToken = idTokenCaller();
  return {
    before: async ({ event: exchange }) => {
      const token = bearerToken(exchange.event.headers.authorization);
      if (tokenScope && isApiToken(token)) {
        // A start for an ID token does not load it; other functions have no table of tokens.
        const { callerOfApiToken } = await import('./api-token-caller.ts');
        exchange.caller = await callerOfApiToken(token, tokenScope);
        return;
      }
      const caller = await callerOfIdToken(
        token,
        gate === 'beside'
          ? (passing) => {
              exchange.passing = passing;
            }
          : undefined,
      );
      exchange.caller = caller;
      if (access !== 'admin') return;
      if (!isAdmin(caller)) throw new Refusal('forbidden', 'Only administrators may do this.');
      requireProvedEmail(caller);
    },
    after: async ({ event: exchange }) => {
      await exchange.passing;
    },
    onError: async (request) => {
      const refusal = await request.event.passing?.then(
        () => undefined,
        (reason: Error) => reason,
      );
      if (refusal) request.error = refusal;
    },
  };
};

export function bearerToken(header: string | undefined): string {
  const token = /^Bearer +(\S+) *$/i.exec(header ?? '')?.[1];
  if (!token) throw new Refusal('unauthenticated', 'Sign in to continue.');
  return token;
}
