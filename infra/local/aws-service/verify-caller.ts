import type { IncomingHttpHeaders } from 'node:http';
import type { AccessPolicy } from '../permissions/access-policy.ts';
import {
  isSignedWith,
  parseAuthorization,
  parseCredential,
  parseTimestamp,
  sha256,
  signingAlgorithm,
  stringToSign,
} from '../permissions/signature-v4.ts';
import { ServiceError } from './service-error.ts';

/** A request as it came in, path and query not decoded. */
export interface SignedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Maximum clock skew. */
const clockSkewMs = 5 * 60 * 1000;

/** Which service is called, and who may call it. */
export interface ServiceScope {
  /** As signatures name it: `sqs`. */
  readonly service: string;
  readonly region: string;
  readonly access: AccessPolicy;
}

/**
 * Verifies the request's signature and returns the signer's access key id. Throws MissingAuthenticationTokenException,
 * UnrecognizedClientException or InvalidSignatureException.
 */
export function verifyCaller(request: SignedRequest, { service, region, access }: ServiceScope): string {
  const { method, path, query, headers, body } = request;
  if (headers.authorization === undefined)
    throw new ServiceError('MissingAuthenticationTokenException', 'Missing Authentication Token');
  const authorization = parseAuthorization(headers.authorization);
  if (!authorization)
    throw invalidSignature(`Authorization must be a signature of version ${signingAlgorithm}.`);
  const credential = parseCredential(authorization.credential);
  const secret = credential && access.secretFor(credential.accessKeyId);
  if (!credential || secret === undefined)
    throw new ServiceError(
      'UnrecognizedClientException',
      'The security token included in the request is invalid.',
    );

  const timestamp = String(headers['x-amz-date'] ?? '');
  const { accessKeyId, day } = credential;
  if (credential.region !== region || credential.service !== service || day !== timestamp.slice(0, 8))
    throw invalidSignature(
      'Credential should be scoped to the day, the region and the service of the request.',
    );
  const time = parseTimestamp(timestamp);
  if (time === undefined) throw invalidSignature('X-Amz-Date must have the form YYYYMMDDTHHMMSSZ.');
  if (Math.abs(Date.now() - time) > clockSkewMs)
    throw invalidSignature('Signature expired, or not yet current.');
  const { signedHeaders, signature } = authorization;
  // Or else a signed body could be sent elsewhere, later or as another operation.
  const requiredHeaders = ['host', 'x-amz-date', ...('x-amz-target' in headers ? ['x-amz-target'] : [])];
  if (requiredHeaders.some((name) => !signedHeaders.split(';').includes(name)))
    throw invalidSignature(`The signature must cover ${requiredHeaders.join(', ')}.`);

  const sortedQuery = query.split('&').sort().join('&');
  const parts = { method, path, query: sortedQuery, headers, signedHeaders, payloadHash: sha256(body) };
  if (!isSignedWith(secret, credential, stringToSign(timestamp, credential, parts), signature))
    throw invalidSignature('The request signature we calculated does not match the signature you provided.');
  return accessKeyId;
}

const invalidSignature = (message: string): ServiceError =>
  new ServiceError('InvalidSignatureException', message);
