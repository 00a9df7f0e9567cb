import type middy from '@middy/core';
import type { AnyRoute } from '#shared/contract/define-route.ts';
import { Refusal } from '#shared/contract/errors.ts';
import { log } from '../runtime/logger.ts';
import type { Exchange, HttpResult } from './exchange.ts';
import { visitor } from './visitor.ts';

/**
 * Writes one line per request. It says who called what, and the outcome, never a body, a token or a password; the
 * cause is added for whatever we did not refuse ourselves.
 */
export const requestLog = (route: Pick<AnyRoute, 'name'>): middy.MiddlewareObj<Exchange, HttpResult> => {
  const write = ({ event: exchange, response, error }: middy.Request<Exchange, HttpResult>): void => {
    const status = response?.statusCode ?? 500;
    log(status >= 500 ? 'error' : 'info', 'request', {
      route: route.name,
      uid: exchange.caller?.uid,
      // Releases are taken back when several callers meet server errors (infra/constructs/server-error-callers.ts).
      caller: status >= 500 ? (exchange.caller?.uid ?? visitor(exchange.event)) : undefined,
      status,
      ms: Date.now() - exchange.startedAt,
      requestId: exchange.requestId,
      code: exchange.problem?.code,
      cause: error instanceof Refusal ? undefined : error,
    });
  };
  return { after: write, onError: write };
};
