import * as z from 'zod';
import type { AnyRoute } from '#shared/contract/define-route.ts';
import { Refusal } from '#shared/contract/errors.ts';
import { answerText } from './answer-text.ts';
import type { Exchange, HttpResult } from './exchange.ts';
import { jsonHeaders } from './headers.ts';

/** Responses from this size on are compressed, in bytes; below it, compressing costs more time than it saves. */
const worthCompressing = 100_000;
/** Lambda's limit is 6 MB for the whole response; the rest is for the headers, in bytes. */
const largestBody = 5_900_000;

const Envelope = z.looseObject({});

/** Returns `{ success: true, ... }` with what the route serves; a list stands for itself. */
export async function jsonAnswer(
  route: AnyRoute,
  exchange: Exchange,
  parsed: unknown,
  ownHeaders: Readonly<Record<string, string>> = {},
): Promise<HttpResult> {
  const body = answerText(
    route,
    Array.isArray(parsed) ? parsed : { success: true, ...Envelope.parse(parsed) },
  );
  const headers = { ...jsonHeaders(exchange.requestId), vary: 'accept, accept-encoding', ...ownHeaders };
  if (Buffer.byteLength(body) < worthCompressing) return { statusCode: route.status, headers, body };
  if (acceptsGzip(exchange)) {
    const { gzip } = await import('./gzip.ts');
    const packed = gzip(body).toString('base64');
    rejectTooLarge(packed);
    return {
      statusCode: route.status,
      headers: { ...headers, 'content-encoding': 'gzip' },
      body: packed,
      isBase64Encoded: true,
    };
  }
  rejectTooLarge(body);
  return { statusCode: route.status, headers, body };
}

/** `gzip;q=0` says no. */
const acceptsGzip = ({ event }: Exchange): boolean =>
  /(^|,)\s*gzip\s*(?!;\s*q=0(\.0*)?\s*(,|$))/i.test(event.headers['accept-encoding'] ?? '');

function rejectTooLarge(body: string): void {
  if (Buffer.byteLength(body) > largestBody)
    throw new Refusal('too_large', 'The response is too large. Request less, or accept gzip.');
}
