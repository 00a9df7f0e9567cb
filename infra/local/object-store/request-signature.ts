import type { AccessPolicy } from '../permissions/access-policy.ts';
import {
  type Authorization,
  parseAuthorization,
  signingAlgorithm,
  stringToSign,
} from '../permissions/signature-v4.ts';
import { accessDenied, invalidRequest, S3Error } from './s3-error.ts';
import type { S3Request } from './s3-request.ts';
import { credentialFor, requireSignature, timeOf } from './signer.ts';
import { encodePath, encodeRfc3986 } from './uri-encoding.ts';

/** Maximum clock skew: 15 minutes, in milliseconds. */
const clockSkewMs = 15 * 60 * 1000;

interface SignatureParts extends Authorization {
  readonly timestamp: string;
  readonly payloadHash: string;
}

/** S3's longest life of a presigned URL: 7 days, in seconds. */
const longestLifeSeconds = 7 * 24 * 60 * 60;

/**
 * Verifies the request's signature, in the Authorization header or in a presigned URL, and returns the signer's access key
 * id. The hash of the body that the signature covers is verified by the reader of the body. Throws S3Error.
 * Source: https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-authenticating-requests.html
 */
export function verifyRequestSignature(request: S3Request, access: AccessPolicy, region: string): string {
  const presigned = request.query.has('X-Amz-Signature');
  const parts = presigned ? partsOfQuery(request) : partsOfHeader(request);
  const credential = credentialFor(parts.credential, parts.timestamp, region);
  if (presigned) requireUnexpired(request, parts.timestamp);
  else requireCurrent(parts.timestamp);
  requireHeadersSigned(request, parts.signedHeaders);
  const text = stringToSign(parts.timestamp, credential, {
    ...parts,
    method: request.method,
    path: encodePath(request.path),
    query: canonicalQuery(request.query),
    headers: request.headers,
  });
  requireSignature(access, credential, text, parts.signature);
  return credential.accessKeyId;
}

function partsOfHeader({ headers }: S3Request): SignatureParts {
  const authorization = headers.authorization;
  if (authorization === undefined) throw accessDenied('Access Denied: the request is not signed.');
  const parsed = parseAuthorization(authorization);
  if (!parsed)
    throw new S3Error(
      400,
      'InvalidArgument',
      `Authorization must be a signature of version ${signingAlgorithm}.`,
    );
  const payloadHash = headers['x-amz-content-sha256'];
  if (payloadHash === undefined) {
    throw invalidRequest('Missing required header for this request: x-amz-content-sha256');
  }
  return { ...parsed, timestamp: headers['x-amz-date'] ?? '', payloadHash };
}

function partsOfQuery({ query, headers }: S3Request): SignatureParts {
  if (query.get('X-Amz-Algorithm') !== signingAlgorithm) {
    throw new S3Error(
      400,
      'AuthorizationQueryParametersError',
      `X-Amz-Algorithm only supports ${signingAlgorithm}.`,
    );
  }
  return {
    credential: query.get('X-Amz-Credential') ?? '',
    signedHeaders: query.get('X-Amz-SignedHeaders') ?? '',
    signature: query.get('X-Amz-Signature') ?? '',
    timestamp: query.get('X-Amz-Date') ?? '',
    payloadHash: headers['x-amz-content-sha256'] ?? 'UNSIGNED-PAYLOAD',
  };
}

function requireCurrent(timestamp: string): void {
  if (Math.abs(Date.now() - timeOf(timestamp)) > clockSkewMs) {
    throw new S3Error(
      403,
      'RequestTimeTooSkewed',
      'The difference between the request time and the current time is too large.',
    );
  }
}

function requireUnexpired({ query }: S3Request, timestamp: string): void {
  const expires = Number(query.get('X-Amz-Expires') ?? Number.NaN);
  if (!Number.isInteger(expires) || expires < 0 || expires > longestLifeSeconds) {
    throw new S3Error(
      400,
      'AuthorizationQueryParametersError',
      `X-Amz-Expires must be a number of seconds from 0 to ${longestLifeSeconds}.`,
    );
  }
  const signedAt = timeOf(timestamp);
  if (Date.now() > signedAt + expires * 1000) throw accessDenied('Request has expired');
  if (signedAt - Date.now() > clockSkewMs) throw accessDenied('Request is not yet valid');
}

/** An unsigned `x-amz-` header could change what the signer meant, so S3 refuses it. */
function requireHeadersSigned({ message }: S3Request, signedHeaders: string): void {
  const signed = new Set(signedHeaders.split(';'));
  const owed = Object.keys(message.headers).filter((name) => name === 'host' || name.startsWith('x-amz-'));
  const unsigned = owed.filter((name) => !signed.has(name));
  if (unsigned.length > 0) {
    throw accessDenied(
      `There were headers present in the request which were not signed: ${unsigned.join(', ')}`,
    );
  }
}

function canonicalQuery(query: URLSearchParams): string {
  return [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => [encodeRfc3986(name), encodeRfc3986(value)] as const)
    .sort(([nameA, valueA], [nameB, valueB]) => compare(nameA, nameB) || compare(valueA, valueB))
    .map((pair) => pair.join('='))
    .join('&');
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
