import type { IncomingMessage } from 'node:http';
import { invalidRequest, notImplemented, S3Error } from './s3-error.ts';

/** Header values by lower-case name. */
export type Headers = Readonly<Record<string, string | undefined>>;

/** A request in S3's terms. The address is path-style: `/bucket/key`. */
export interface S3Request {
  readonly method: string;
  /** Decoded. */
  readonly path: string;
  readonly bucket: string;
  /** Empty for a request to the bucket itself. */
  readonly key: string;
  readonly query: URLSearchParams;
  /**
   * The request's headers; a presigned request may carry `x-amz-` headers in its query instead, and they are here too.
   */
  readonly headers: Headers;
  readonly message: IncomingMessage;
}

/** S3's limit for a key, in bytes of UTF-8. */
const longestKeyBytes = 1024;

/** What a query may contain besides `x-amz-…` and `response-…`. Any other name asks for something not implemented. */
const queryParameters = new Set([
  'x-id',
  'delete',
  'list-type',
  'prefix',
  'delimiter',
  'continuation-token',
  'start-after',
  'max-keys',
  'encoding-type',
  'fetch-owner',
]);

/** Parses the request's address. Throws InvalidURI, KeyTooLongError, InvalidRequest or NotImplemented. */
export function parseS3Request(message: IncomingMessage): S3Request {
  // Not parsed by URL, which would resolve the dot segments of a key such as `a/../b`.
  const target = message.url ?? '/';
  const queryStart = target.indexOf('?');
  const path = decodePath(queryStart < 0 ? target : target.slice(0, queryStart));
  const query = new URLSearchParams(queryStart < 0 ? '' : target.slice(queryStart + 1));
  const keyStart = path.indexOf('/', 1);
  const key = keyStart < 0 ? '' : path.slice(keyStart + 1);
  requireKeyLength(key);
  for (const name of query.keys()) {
    if (!queryParameters.has(name) && !/^(x-amz|response)-/i.test(name)) {
      throw notImplemented(`the query parameter '${name}'`);
    }
  }
  return {
    method: message.method ?? 'GET',
    path,
    bucket: path.slice(1, keyStart < 0 ? undefined : keyStart),
    key,
    query,
    headers: { ...headersInQuery(query), ...joinedHeaders(message) },
    message,
  };
}

/** Throws KeyTooLongError. */
export function requireKeyLength(key: string): void {
  if (Buffer.byteLength(key) > longestKeyBytes) {
    throw new S3Error(400, 'KeyTooLongError', `Your key is longer than ${longestKeyBytes} bytes.`);
  }
}

function decodePath(path: string): string {
  if (!path.startsWith('/')) throw invalidRequest('The request target must be a path.');
  try {
    return decodeURIComponent(path);
  } catch {
    throw new S3Error(400, 'InvalidURI', "Couldn't parse the specified URI.");
  }
}

function headersInQuery(query: URLSearchParams): Headers {
  return Object.fromEntries(
    [...query]
      .map(([name, value]) => [name.toLowerCase(), value] as const)
      .filter(([name]) => name.startsWith('x-amz-')),
  );
}

function joinedHeaders(message: IncomingMessage): Headers {
  return Object.fromEntries(
    Object.entries(message.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(',') : value,
    ]),
  );
}
