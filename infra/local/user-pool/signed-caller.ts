import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { AccessPolicy } from '../permissions/access-policy.ts';
import { UserPoolError } from './errors.ts';

/** A request as it came in, path and query not decoded. */
export type SignedRequest = {
  method: string;
  path: string;
  query: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
};

/** How far the two clocks may be apart. */
const clockSkewMs = 5 * 60 * 1000;

/** What must be signed, so that nobody can send a signed body elsewhere, later or as another operation. */
const owedHeaders = ['host', 'x-amz-date', 'x-amz-target'];

/**
 * Verifies the request's Signature Version 4 and returns the signer's access key id. Throws
 * MissingAuthenticationTokenException, UnrecognizedClientException or InvalidSignatureException.
 * Source: https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 */
export function verifyCaller(request: SignedRequest, region: string, access: AccessPolicy): string {
  const { accessKeyId, scope, signedHeaders, signature } = readAuthorization(request.headers.authorization);
  const secret = access.secretFor(accessKeyId);
  if (secret === undefined) {
    throw new UserPoolError(
      'UnrecognizedClientException',
      'The security token included in the request is invalid.',
    );
  }
  const timestamp = String(request.headers['x-amz-date'] ?? '');
  const [day, ...place] = scope;
  if (place.join('/') !== `${region}/cognito-idp/aws4_request` || day !== timestamp.slice(0, 8)) {
    throw invalidSignature(
      'Credential should be scoped to the day, the region and the service of the request.',
    );
  }
  if (Math.abs(Date.now() - parseTimestamp(timestamp)) > clockSkewMs) {
    throw invalidSignature('Signature expired, or not yet current.');
  }
  if (owedHeaders.some((name) => !signedHeaders.includes(name))) {
    throw invalidSignature(`The signature must cover ${owedHeaders.join(', ')}.`);
  }
  const toSign = [
    'AWS4-HMAC-SHA256',
    timestamp,
    scope.join('/'),
    sha256(canonicalRequest(request, signedHeaders)),
  ];
  const key = scope.reduce<Buffer>(hmac, Buffer.from(`AWS4${secret}`));
  const expected = hmac(key, toSign.join('\n'));
  const given = Buffer.from(signature, 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw invalidSignature('The request signature we calculated does not match the signature you provided.');
  }
  return accessKeyId;
}

function readAuthorization(header: string | undefined) {
  if (header === undefined) {
    throw new UserPoolError('MissingAuthenticationTokenException', 'Missing Authentication Token');
  }
  const [, credential = '', signedHeaders = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,\s]+),\s*SignedHeaders=([^,\s]+),\s*Signature=([0-9a-f]+)$/.exec(
      header,
    ) ?? [];
  if (credential === '')
    throw invalidSignature('Authorization must be a signature of version AWS4-HMAC-SHA256.');
  const [accessKeyId = '', ...scope] = credential.split('/');
  return { accessKeyId, scope, signedHeaders: signedHeaders.split(';'), signature };
}

function canonicalRequest(
  { method, path, query, headers, body }: SignedRequest,
  signedHeaders: string[],
): string {
  const lines = signedHeaders.map(
    (name) =>
      `${name}:${String(headers[name] ?? '')
        .trim()
        .replace(/ +/g, ' ')}\n`,
  );
  const sortedQuery = query.split('&').sort().join('&');
  return [method, path, sortedQuery, lines.join(''), signedHeaders.join(';'), sha256(body)].join('\n');
}

/** `20261120T091500Z` as milliseconds since the epoch. */
function parseTimestamp(text: string): number {
  const time = Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (Number.isNaN(time)) throw invalidSignature('X-Amz-Date must have the form YYYYMMDDTHHMMSSZ.');
  return time;
}

function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function invalidSignature(message: string): UserPoolError {
  return new UserPoolError('InvalidSignatureException', message);
}
