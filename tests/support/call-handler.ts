import { gunzipSync } from 'node:zlib';
import type { Context } from 'aws-lambda';
import type { HttpEvent, HttpHandler } from '../../functions/http/exchange.ts';

interface Call {
  /** The caller, whose token the trusting verifier believes; none for a call without a token. */
  readonly uid?: string;
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
}

interface Answer {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly bytes: Buffer;
  /** The envelope; empty for a file or a redirect. */
  readonly body: Record<string, unknown>;
}

/** Calls a route's handler as API Gateway would. */
export async function callHandler(handler: HttpHandler, { uid, params, query, body }: Call): Promise<Answer> {
  const event = {
    version: '2.0',
    headers: {
      'accept-encoding': 'gzip',
      ...(uid !== undefined && { authorization: `Bearer ${uid}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(params && { pathParameters: params }),
    ...(query && { queryStringParameters: query }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
    isBase64Encoded: false,
    requestContext: { requestId: 'request-1' },
  } as unknown as HttpEvent;
  const context = { awsRequestId: 'request-1', getRemainingTimeInMillis: () => 30_000 } as Context;

  const result = await handler(event, context);
  const headers = result.headers ?? {};
  const sent = Buffer.from(result.body ?? '', result.isBase64Encoded ? 'base64' : 'utf8');
  const bytes = headers['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent;
  const isJson = String(headers['content-type']).startsWith('application/json');
  return {
    status: result.statusCode ?? 200,
    headers,
    bytes,
    body: isJson ? JSON.parse(bytes.toString()) : {},
  };
}
