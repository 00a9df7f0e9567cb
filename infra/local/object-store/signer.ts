import type { AccessPolicy } from '../permissions/access-policy.ts';
import {
  type Credential,
  isSignedWith,
  parseCredential,
  parseTimestamp,
} from '../permissions/signature-v4.ts';
import { S3Error } from './s3-error.ts';

/**
 * Parses `id/date/region/s3/aws4_request` and holds it to this region and to the day of the request's timestamp.
 * Throws AuthorizationHeaderMalformed.
 */
export function credentialFor(text: string, timestamp: string, region: string): Credential {
  const credential = parseCredential(text);
  if (credential?.service !== 's3')
    throw malformed('the credential must have the form access-key-id/date/region/s3/aws4_request');
  if (credential.day !== timestamp.slice(0, 8))
    throw malformed("the credential's date is not the date of the request");
  if (credential.region !== region)
    throw malformed(`the region '${credential.region}' is wrong; expecting '${region}'`);
  return credential;
}

/** Milliseconds since the epoch. Throws AuthorizationHeaderMalformed. */
export function timeOf(timestamp: string): number {
  const time = parseTimestamp(timestamp);
  if (time === undefined) throw malformed('the timestamp must have the form YYYYMMDDTHHMMSSZ');
  return time;
}

/** Throws SignatureDoesNotMatch unless the signature is the one that the owner of the credential makes of the text. */
export function requireSignature(
  access: AccessPolicy,
  credential: Credential,
  text: string,
  signature: string,
): void {
  const secret = access.secretFor(credential.accessKeyId);
  if (secret === undefined)
    throw new S3Error(
      403,
      'InvalidAccessKeyId',
      'The access key id you provided does not exist in our records.',
    );
  if (!isSignedWith(secret, credential, text, signature))
    throw new S3Error(
      403,
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
    );
}

const malformed = (reason: string): S3Error =>
  new S3Error(400, 'AuthorizationHeaderMalformed', `The authorization header is malformed; ${reason}.`);
