import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { AccessPolicy } from '../permissions/access-policy.ts';
import { S3Error } from './s3-error.ts';

/** Who signs, and the scope that the signing key is bound to (`20261120/eu-west-1/s3/aws4_request`). */
export interface Credential {
  readonly accessKeyId: string;
  readonly scope: string;
}

export const SIGNING_ALGORITHM = 'AWS4-HMAC-SHA256';

/** How far the clocks of both sides may be apart: 15 minutes, in milliseconds. */
export const MAX_CLOCK_SKEW_MS = 15 * 60 * 1000;

/**
 * Parses `id/date/region/s3/aws4_request` and holds it to this region and to the day of the request's timestamp.
 * Throws AuthorizationHeaderMalformed.
 */
export function parseCredential(text: string, timestamp: string, region: string): Credential {
  const [accessKeyId = '', day, signedRegion, service, terminator, ...rest] = text.split('/');
  if (accessKeyId === '' || service !== 's3' || terminator !== 'aws4_request' || rest.length > 0) {
    throw malformed('the credential must have the form access-key-id/date/region/s3/aws4_request');
  }
  if (day !== timestamp.slice(0, 8)) throw malformed("the credential's date is not the date of the request");
  if (signedRegion !== region) {
    throw malformed(`the region '${signedRegion}' is wrong; expecting '${region}'`);
  }
  return { accessKeyId, scope: `${day}/${signedRegion}/${service}/${terminator}` };
}

/** `20261120T091500Z` as milliseconds since the epoch. */
export function parseTimestamp(text: string): number {
  const iso = text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  const time = iso === text ? Number.NaN : Date.parse(iso);
  if (Number.isNaN(time)) throw malformed('the timestamp must have the form YYYYMMDDTHHMMSSZ');
  return time;
}

/** Throws SignatureDoesNotMatch unless the signature is the one that the owner of the credential makes of the text. */
export function checkSignature(
  access: AccessPolicy,
  credential: Credential,
  stringToSign: string,
  signature: string,
): void {
  const secret = access.secretFor(credential.accessKeyId);
  if (secret === undefined) {
    throw new S3Error(
      403,
      'InvalidAccessKeyId',
      'The access key id you provided does not exist in our records.',
    );
  }
  const expected = Buffer.from(hmac(signingKey(secret, credential.scope), stringToSign).toString('hex'));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new S3Error(
      403,
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
    );
  }
}

export function sha256Hex(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function signingKey(secret: string, scope: string): Buffer {
  return scope.split('/').reduce<Buffer>((key, part) => hmac(key, part), Buffer.from(`AWS4${secret}`));
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function malformed(reason: string): S3Error {
  return new S3Error(
    400,
    'AuthorizationHeaderMalformed',
    `The authorization header is malformed; ${reason}.`,
  );
}
