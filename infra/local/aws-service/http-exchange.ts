import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ServiceError } from './service-error.ts';

/** The service answers browsers of any origin: what protects a user is a token in the body, never a cookie. */
export function allowBrowsers(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-expose-headers', 'x-amzn-requestid,x-amzn-errortype');
  if (request.method !== 'OPTIONS') return;
  response.setHeader('access-control-allow-methods', 'GET,POST');
  response.setHeader(
    'access-control-allow-headers',
    request.headers['access-control-request-headers'] ?? '*',
  );
  response.setHeader('access-control-max-age', '172800');
}

/** The whole body; throws RequestEntityTooLargeException. By default it may be far larger than any request of the user pool. */
export async function readBody(request: IncomingMessage, maxBodyBytes = 128 * 1024): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  // The request is not destroyed when reading stops early: the response has to be sent on the same socket.
  for await (const piece of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(piece);
    length += bytes.length;
    if (length > maxBodyBytes) {
      throw new ServiceError(
        'RequestEntityTooLargeException',
        `A request holds at most ${maxBodyBytes} bytes.`,
      );
    }
    pieces.push(bytes);
  }
  return Buffer.concat(pieces);
}

/** Throws SerializationException. */
export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new ServiceError('SerializationException', 'The request is not JSON.');
  }
}

export function send(
  response: ServerResponse,
  status: number,
  body: object,
  contentType = 'application/x-amz-json-1.1',
): void {
  response.setHeader('x-amzn-requestid', randomUUID());
  response.writeHead(status, { 'content-type': contentType }).end(JSON.stringify(body));
}

/** Responds to a service's error as AWS does; anything else is our own fault and is logged to the console only. */
export function sendError(response: ServerResponse, error: unknown, contentType?: string): void {
  const known = error instanceof ServiceError;
  if (!known) console.error('A stand-in failed to answer.', error);
  const name = known ? error.name : 'InternalErrorException';
  response.setHeader('x-amzn-errortype', name);
  const message = known ? error.message : 'Something went wrong.';
  send(response, known ? error.status : 500, { __type: name, message }, contentType);
}
