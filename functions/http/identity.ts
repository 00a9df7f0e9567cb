import type middy from '@middy/core';
import type { Access } from '#shared/contract/define-route.ts';
import { Refusal } from '#shared/contract/errors.ts';
import { idTokenVerifier } from '../identity/verify-id-token.ts';
import { callerFrom, isAdmin } from './caller.ts';
import type { Exchange } from './exchange.ts';

/** Identifies the caller by the bearer ID token; public routes ignore it. */
export const identity = (access: Access): middy.MiddlewareObj<Exchange> => {
  if (access === 'public') return { before: () => undefined };
  const verifyIdToken = idTokenVerifier();
  return {
    before: async ({ event: exchange }) => {
      const caller = callerFrom(await verifyIdToken(bearerToken(exchange.event.headers.authorization)));
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
