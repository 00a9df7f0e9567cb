import { invalidArgument, notImplemented } from './s3-error.ts';
import type { Headers, S3Request } from './s3-request.ts';

const keptHeaders = [
  'content-type',
  'content-disposition',
  'content-encoding',
  'content-language',
  'cache-control',
  'expires',
];

/** Headers with these prefixes would change what is stored or who may read it, so they must not be ignored. */
const refusedHeaders = [
  'acl',
  'tagging',
  'x-amz-acl',
  'x-amz-grant-',
  'x-amz-tagging',
  'x-amz-object-lock-',
  'x-amz-website-redirect-location',
  'x-amz-copy-source-',
  'x-amz-server-side-encryption-',
  'x-amz-write-offset-bytes',
];

/** The headers to keep with an object, from those of the request (or the fields of a form) that uploads it. */
export function storedHeaders(headers: Headers): Record<string, string> {
  const stored: Record<string, string> = { 'content-type': 'binary/octet-stream' };
  for (const [name, value] of Object.entries(headers)) {
    if (refusedHeaders.some((prefix) => name.startsWith(prefix))) throw notImplemented(`'${name}'`);
    if (value === undefined || !(keptHeaders.includes(name) || name.startsWith('x-amz-meta-'))) continue;
    requireLatin1(name, value);
    stored[name] = value;
  }
  // aws-chunked describes the transfer, not what is stored.
  const encodings = (stored['content-encoding'] ?? '').split(',').map((encoding) => encoding.trim());
  const kept = encodings.filter((encoding) => encoding !== '' && encoding !== 'aws-chunked');
  delete stored['content-encoding'];
  return kept.length > 0 ? { ...stored, 'content-encoding': kept.join(',') } : stored;
}

/** The headers that a GET's `response-…` parameters put in place of the stored ones. */
export function overriddenHeaders({ query }: S3Request): Record<string, string> {
  const overrides: Record<string, string> = {};
  for (const [parameter, value] of query) {
    if (!parameter.startsWith('response-')) continue;
    const name = parameter.slice('response-'.length);
    if (!keptHeaders.includes(name))
      throw invalidArgument(`${parameter} is not a header that can be overridden.`);
    requireLatin1(parameter, value);
    overrides[name] = value;
  }
  return overrides;
}

/** S3 refuses a header value that HTTP cannot carry, such as a file name in another script: use RFC 5987's `filename*`. */
function requireLatin1(name: string, value: string): void {
  if (/[^\t\x20-\x7e\xa0-\xff]/.test(value)) {
    throw invalidArgument(`Header value cannot be represented using ISO-8859-1: ${name}`);
  }
}
