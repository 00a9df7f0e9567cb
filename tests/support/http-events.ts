import { gunzipSync } from 'node:zlib';
import type { Context } from 'aws-lambda';
import { ownShape } from '#shared/contract/served.ts';
import type { HttpEvent, HttpHandler, HttpResult } from '../../functions/http/exchange.ts';

export interface Request {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly headers?: Record<string, string>;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as such; bytes are base64-coded. */
  readonly body?: string | Uint8Array;
  readonly token?: string;
}

/** An HTTP API's event, payload format 2.0, as far as the functions read it; accepts what the site accepts. */
export function anEvent({ params, query, headers, json, body, token }: Request = {}): HttpEvent {
  const content = json === undefined ? body : JSON.stringify(json);
  const isText = typeof content === 'string';
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: '/api',
    rawQueryString: new URLSearchParams(query).toString(),
    headers: {
      accept: ownShape,
      // This machine, whose calls are not counted.
      'x-viewer-address': '127.0.0.1',
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(params && { pathParameters: params }),
    ...(query && { queryStringParameters: query }),
    ...(content !== undefined && { body: isText ? content : Buffer.from(content).toString('base64') }),
    isBase64Encoded: content !== undefined && !isText,
    requestContext: {
      requestId: 'request-1',
      http: { sourceIp: '203.0.113.9' },
    } as HttpEvent['requestContext'],
  };
}

export const aContext = (given: Partial<Context> = {}): Context =>
  ({ awsRequestId: 'lambda-1', getRemainingTimeInMillis: () => 10_000, ...given }) as Context;

export interface Answer {
  readonly status: number;
  readonly headers: Record<string, string>;
  /** Parsed and unpacked where it is JSON, else as it came. */
  readonly body: Record<string, unknown>;
  readonly result: HttpResult;
}

/** Sends a request to a handler and reads its answer. */
export async function send(
  handler: HttpHandler,
  request: Request = {},
  context = aContext(),
): Promise<Answer> {
  const result = await handler(anEvent(request), context);
  const headers = result.headers as Record<string, string>;
  return { status: result.statusCode ?? 0, headers, body: parsed(result, headers), result };
}

function parsed({ body = '', isBase64Encoded }: HttpResult, headers: Record<string, string>) {
  if (!headers['content-type']?.startsWith('application/json')) return {};
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf-8');
  return JSON.parse(String(headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes));
}
