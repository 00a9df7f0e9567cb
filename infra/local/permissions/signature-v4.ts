import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/**
 * AWS Signature Version 4, as all stand-ins verify it. What a service demands beyond it, and how it refuses, is the
 * service's own.
 * Source: https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 */
export const signingAlgorithm = 'AWS4-HMAC-SHA256';

/** Who signs, and the scope that the signing key is bound to (`20261120/eu-west-1/s3/aws4_request`). */
export interface Credential {
  readonly accessKeyId: string;
  readonly scope: string;
  readonly day: string;
  readonly region: string;
  readonly service: string;
}

/** What an Authorization header holds. */
export interface Authorization {
  readonly credential: string;
  readonly signedHeaders: string;
  readonly signature: string;
}

/** The parts of a request that its signature covers. */
export interface SignedParts {
  readonly method: string;
  /** Encoded as the service's clients encode it. */
  readonly path: string;
  /** Encoded and sorted. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Their names, lower-case and joined by `;`. */
  readonly signedHeaders: string;
  /** The body's SHA-256 in hexadecimal, or what a service allows instead. */
  readonly payloadHash: string;
}

/** Undefined for a header of another form. */
export function parseAuthorization(header: string): Authorization | undefined {
  const [, credential, signedHeaders, signature] =
    /^AWS4-HMAC-SHA256\s+Credential=([^,\s]+),\s*SignedHeaders=([^,\s]+),\s*Signature=([^,\s]+)$/.exec(
      header,
    ) ?? [];
  if (credential === undefined || signedHeaders === undefined || signature === undefined) return undefined;
  return { credential, signedHeaders, signature };
}

/** Reads `id/date/region/service/aws4_request`; undefined for another form. */
export function parseCredential(text: string): Credential | undefined {
  const [accessKeyId = '', day = '', region = '', service = '', terminator, ...rest] = text.split('/');
  if (accessKeyId === '' || terminator !== 'aws4_request' || rest.length > 0) return undefined;
  return { accessKeyId, scope: text.slice(accessKeyId.length + 1), day, region, service };
}

/** `20261120T091500Z` as milliseconds since the epoch; undefined for another form. */
export function parseTimestamp(text: string): number | undefined {
  const iso = text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  const time = iso === text ? Number.NaN : Date.parse(iso);
  return Number.isNaN(time) ? undefined : time;
}

/** The text that a request's signature is made of. */
export function stringToSign(timestamp: string, { scope }: Credential, parts: SignedParts): string {
  const { method, path, query, headers, signedHeaders, payloadHash } = parts;
  const lines = signedHeaders.split(';').map(
    (name) =>
      `${name}:${String(headers[name] ?? '')
        .trim()
        .replace(/ +/g, ' ')}\n`,
  );
  const canonical = [method, path, query, lines.join(''), signedHeaders, payloadHash].join('\n');
  return [signingAlgorithm, timestamp, scope, sha256(canonical)].join('\n');
}

/** Whether a signature is the one that the owner of this secret makes of a text. */
export function isSignedWith(
  secret: string,
  { scope }: Credential,
  text: string,
  signature: string,
): boolean {
  const key = scope.split('/').reduce<Buffer>(hmac, Buffer.from(`AWS4${secret}`));
  const expected = Buffer.from(hmac(key, text).toString('hex'));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** In hexadecimal. */
export const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');

const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
