import type middy from '@middy/core';
import type { AnyRoute } from '#shared/contract/define-route.ts';
import { Refusal } from '#shared/contract/errors.ts';
import { isApiToken } from '../identity/api-token.ts';
import { idTokenVerifier } from '../identity/verify-id-token.ts';
import { callerFrom, isAdmin } from './caller.ts';
import type { Exchange } from './exchange.ts';

/**
 * Identifies the caller by the bearer token, which public routes ignore: an ID token, or, where the route takes them, an API
 * token with the scope that it needs. An API token makes nobody an administrator.
 */
export const identity = ({
  access,
  tokenScope,
}: Pick<AnyRoute, 'access' | 'tokenScope'>): middy.MiddlewareObj<Exchange> => {
  if (access === 'public') return { before: () => undefined };
  const verifyIdToken = idTokenVerifier();
  return {
    before: async ({ event: exchange }) => {
      const token = bearerToken(exchange.event.headers.authorization);
      if (tokenScope && isApiToken(token)) {
        // A start for an ID token does not load it; other functions have no table of tokens.
        const { callerOfApiToken } = await import('./api-token-caller.ts');
        exchange.caller = await callerOfApiToken(token, tokenScope);
        return;
      }
      const caller = callerFrom(await verifyIdToken(token));
      exchange.caller = caller;
      if (access === 'admin' && !isAdmin(caller))
        throw new Refusal('forbidden', 'Only administrators may do this.');
    },
  };
};

function bearerToken(header: string | undefined): string {
  const token = /^Bearer +(\S+) *$/i.exec(header ?? '')?.[1];
  if (!token) throw new Refusal('unauthenticated', 'Sign in to continue.');
  return token;
}
