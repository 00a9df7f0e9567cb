import type { AnyRoute } from '#shared/contract/define-route.ts';
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
  if (reply instanceof ParsedAnswer) return jsonAnswer(route, exchange, reply.answer);
  if (reply instanceof AnswerWithHeaders)
    return jsonAnswer(route, exchange, route.answer.parse(reply.answer), reply.headers);
  return jsonAnswer(route, exchange, route.answer.parse(reply));
}
