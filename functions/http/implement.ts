import middy from '@middy/core';
import type { AnyRoute, Route } from '#shared/contract/define-route.ts';
import { answer } from './answer.ts';
import type { Caller } from './caller.ts';
import { beginExchange, type Exchange, type HttpHandler, type HttpResult, type Input } from './exchange.ts';
import { bearerToken, identity } from './identity.ts';
import { originSecret } from './origin-secret.ts';
import { problemAnswers } from './problem-answers.ts';
import { rate } from './rate.ts';
import { readInput } from './read-input.ts';
import type { Reply } from './reply.ts';
import { requestLog } from './request-log.ts';
import { signedBody } from './signed-body.ts';

/** Part of the function's time-out reserved for returning 503 instead of nothing, in milliseconds. */
const timeoutReserveMs = 500;

type Call<Params, Query, Body> = Input<Params, Query, Body> & {
  readonly user: Caller;
  /** What the caller identified themselves with, for the one call that gives it back to them. */
  readonly token: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
};

/**
 * Makes a route's Lambda handler from a function of its parsed input: the one way from an API Gateway event to a
 * response. `user` is there on routes that need one. What the function throws becomes the envelope of errors: a
 * `Refusal` its own status, a failing AWS service 503, anything else 500. `meanwhile` begins, before the caller is identified,
 * what is the same for all callers and takes long.
 */
export function implement<Params, Query, Body, Answer>(
  route: Route<Params, Query, Body, Answer, 'public' | 'signed'>,
): (fn: (input: Input<Params, Query, Body>) => Promise<Reply<Answer>>, meanwhile?: () => void) => HttpHandler;
export function implement<Params, Query, Body, Answer>(
  route: Route<Params, Query, Body, Answer, 'user' | 'admin'>,
): (fn: (call: Call<Params, Query, Body>) => Promise<Reply<Answer>>, meanwhile?: () => void) => HttpHandler;
export function implement(
  route: AnyRoute,
): (fn: (call: AnyCall) => Promise<unknown>, meanwhile?: () => void) => HttpHandler {
  return (fn, meanwhile) => {
    const chain = middy<Exchange, HttpResult>(
      async (exchange: Exchange) => answer(route, exchange, await fn(callOf(exchange))),
      { timeoutEarlyInMillis: timeoutReserveMs },
    )
      .use(requestLog(route))
      .use(problemAnswers(route))
      .use(originSecret())
      .use(identity(route))
      .use(rate(route))
      .use(signedBody(route))
      .use(readInput(route));
    return (event, context) => {
      meanwhile?.();
      return chain(beginExchange(event, context), context);
    };
  };
}

type AnyCall = Call<unknown, unknown, unknown>;

/** The overloads hide `user` on public routes; reading it there throws. */
function callOf({ input, caller, event: { headers } }: Exchange): AnyCall {
  if (!input) throw new Error('The input was not read before the handler ran');
  return {
    ...input,
    get user() {
      if (!caller) throw new Error('A public route has no user');
      return caller;
    },
    get token() {
      return bearerToken(headers.authorization);
    },
    headers,
  };
}
