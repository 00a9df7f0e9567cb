import type { AnyRoute } from '#shared/contract/define-route.ts';
import { ownShape } from '#shared/contract/served.ts';
import type { Exchange, HttpResult } from './exchange.ts';
import { fileAnswer } from './file-answer.ts';
import { jsonAnswer } from './json-answer.ts';
import { AnswerWithHeaders, ParsedAnswer } from './reply.ts';

/**
 * Makes the HTTP response from what a route's function returned; one that does not match its schema is our fault:
 * 500.
 */
export async function answer(route: AnyRoute, exchange: Exchange, reply: unknown): Promise<HttpResult> {
  if (route.answerKind === 'pdf') return fileAnswer(exchange, reply, 'application/pdf');
  if (route.answerKind === 'file') return fileAnswer(exchange, reply);
  if (reply instanceof ParsedAnswer) {
    const written = jsonAnswer(route, exchange, served(route, exchange, reply.answer));
    await Promise.allSettled([written, reply.stored]);
    await reply.stored;
    return written;
  }
  const [own, headers] = reply instanceof AnswerWithHeaders ? [reply.answer, reply.headers] : [reply];
  return jsonAnswer(route, exchange, served(route, exchange, route.answer.parse(own)), headers);
}

const served = (route: AnyRoute, { input, event }: Exchange, parsed: unknown): unknown =>
  route.served === undefined || event.headers.accept === ownShape
    ? parsed
    : route.served.from(parsed, input?.query);
