import type middy from '@middy/core';
import type { AnyRoute } from '#shared/contract/define-route.ts';
import { errorStatus } from '#shared/contract/errors.ts';
import type { Exchange, HttpResult } from './exchange.ts';
import { jsonHeaders } from './headers.ts';
import { problemOf } from './problem.ts';

/** Turns an error into the envelope; `error` and `message` contain the same sentence: clients of the specification read either. */
export const problemAnswers = (
  route: Pick<AnyRoute, 'fallback'>,
): middy.MiddlewareObj<Exchange, HttpResult> => ({
  onError: (request) => {
    const { event: exchange } = request;
    const problem = problemOf(request.error, route);
    const { code, message, details } = problem;
    exchange.problem = problem;
    request.response = {
      statusCode: errorStatus[code],
      headers: {
        ...jsonHeaders(exchange.requestId),
        ...(code === 'unauthenticated' ? { 'www-authenticate': 'Bearer' } : {}),
        ...(details?.retryAfter === undefined ? {} : { 'retry-after': String(details.retryAfter) }),
      },
      body: JSON.stringify({
        success: false,
        error: message,
        message,
        code,
        details,
        requestId: exchange.requestId,
      }),
    };
  },
});
