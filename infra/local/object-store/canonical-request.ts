import type { S3Request } from './s3-request.ts';
import { encodePath, encodeRfc3986 } from './uri-encoding.ts';

/**
 * The text of a request that its signature covers: method, path, query, signed headers, hash of the body.
 * Source: https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function canonicalRequest(request: S3Request, signedHeaders: string, payloadHash: string): string {
  const headers = signedHeaders
    .split(';')
    .map((name) => `${name}:${(request.headers[name] ?? '').trim().replace(/ +/g, ' ')}\n`)
    .join('');
  const path = encodePath(request.path);
  return [request.method, path, canonicalQuery(request.query), headers, signedHeaders, payloadHash].join(
    '\n',
  );
}

function canonicalQuery(query: URLSearchParams): string {
  return [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => [encodeRfc3986(name), encodeRfc3986(value)] as const)
    .sort(([nameA, valueA], [nameB, valueB]) => compare(nameA, nameB) || compare(valueA, valueB))
    .map((pair) => pair.join('='))
    .join('&');
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
