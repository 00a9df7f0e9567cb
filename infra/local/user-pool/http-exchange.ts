import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { UserPoolError } from './errors.ts';

/** Far above any request of the service's API. */
const maxBodyBytes = 128 * 1024;

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

/** The whole body; throws RequestEntityTooLargeException. */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  // The request is not destroyed when reading stops early: the response has to be sent on the same socket.
  for await (const piece of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(piece);
    length += bytes.length;
    if (length > maxBodyBytes) {
      throw new UserPoolError(
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
    throw new UserPoolError('SerializationException', 'The request is not JSON.');
  }
}

export function send(response: ServerResponse, status: number, body: object): void {
  response.setHeader('x-amzn-requestid', randomUUID());
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(body));
}

/**
 * Responds to an error of the pool as the service does; anything else is our own fault and is logged to the console
 * only.
 */
export function sendError(response: ServerResponse, error: unknown): void {
  const known = error instanceof UserPoolError;
  if (!known) console.error('The user pool failed to answer.', error);
  const name = known ? error.name : 'InternalErrorException';
  response.setHeader('x-amzn-errortype', name);
  send(response, known ? 400 : 500, {
    __type: name,
    message: known ? error.message : 'Something went wrong.',
  });
}
