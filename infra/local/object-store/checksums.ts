import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { notImplemented, S3Error } from './s3-error.ts';
import type { Headers } from './s3-request.ts';

/** A running digest of bytes. */
export interface Digest {
  update(bytes: Uint8Array): void;
  /** The digest of all bytes so far; call it once. */
  value(): Buffer;
}

/** What the sender of a body says its digest is. */
export interface DigestClaim {
  readonly digest: Digest;
  /** Throws when the body's digest differs. The trailers are those that came after the body. */
  verify(trailers: ReadonlyMap<string, string>): void;
}

const algorithms: ReadonlyMap<string, () => Digest> = new Map([
  ['x-amz-checksum-crc32', crc32Digest],
  ['x-amz-checksum-sha1', () => hashDigest('sha1')],
  ['x-amz-checksum-sha256', () => hashDigest('sha256')],
  ['content-md5', () => hashDigest('md5')],
]);

/**
 * Every digest that the headers claim for the body: the signed payload hash, a checksum header, a checksum announced as
 * trailer, Content-MD5. Throws NotImplemented for an algorithm that Node has not built in (CRC32C, CRC64NVME).
 */
export function digestClaims(headers: Headers): DigestClaim[] {
  const claims: DigestClaim[] = [];
  const payloadHash = headers['x-amz-content-sha256'] ?? '';
  if (/^[0-9a-f]{64}$/.test(payloadHash)) claims.push(payloadHashClaim(payloadHash));
  for (const [name, value] of Object.entries(headers)) {
    if (name === 'content-md5' || name.startsWith('x-amz-checksum-')) {
      claims.push(checksumClaim(name, () => value));
    }
  }
  const trailer = headers['x-amz-trailer']?.toLowerCase();
  if (trailer !== undefined) claims.push(checksumClaim(trailer, (trailers) => trailers.get(trailer)));
  return claims;
}

/** CRC-32 as S3 has it: four bytes, big-endian. */
export function crc32Digest(): Digest {
  let checksum = 0;
  return {
    update: (bytes) => {
      checksum = crc32(bytes, checksum);
    },
    value: () => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(checksum);
      return bytes;
    },
  };
}

export function hashDigest(algorithm: 'md5' | 'sha1' | 'sha256'): Digest {
  const hash = createHash(algorithm);
  return { update: (bytes) => hash.update(bytes), value: () => hash.digest() };
}

function payloadHashClaim(expected: string): DigestClaim {
  const digest = hashDigest('sha256');
  const verify = () => {
    if (digest.value().toString('hex') !== expected) {
      throw new S3Error(
        400,
        'XAmzContentSHA256Mismatch',
        "The provided 'x-amz-content-sha256' header does not match what was computed.",
      );
    }
  };
  return { digest, verify };
}

function checksumClaim(
  name: string,
  claimed: (trailers: ReadonlyMap<string, string>) => string | undefined,
): DigestClaim {
  const digest = algorithms.get(name)?.();
  if (digest === undefined) throw notImplemented(`the checksum '${name}'`);
  const verify = (trailers: ReadonlyMap<string, string>) => {
    if (digest.value().toString('base64') !== claimed(trailers)) {
      throw new S3Error(400, 'BadDigest', `The ${name} you specified did not match the calculated checksum.`);
    }
  };
  return { digest, verify };
}
