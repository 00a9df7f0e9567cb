import middy from '@middy/core';
import { Refusal } from '#shared/contract/errors.ts';
import { beginExchange, type Exchange, type HttpHandler, type HttpResult } from './exchange.ts';
import { originSecret } from './origin-secret.ts';
import { problemAnswers } from './problem-answers.ts';
import { requestLog } from './request-log.ts';

/** What no route of the contract matches: an unknown path, or a known one with another method. */
const call = { name: 'unknownCall', fallback: 'This call could not be answered.' };

const chain = middy<Exchange, HttpResult>(async () => {
  throw new Refusal('not_found', 'The API has no such call. It is described in /api/openapi.json.');
})
  .use(requestLog(call))
  .use(problemAnswers(call))
  .use(originSecret());

export const handler: HttpHandler = (event, context) => chain(beginExchange(event, context), context);
