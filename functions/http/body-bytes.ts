import { Refusal } from '#shared/contract/errors.ts';
import type { HttpEvent } from './exchange.ts';

/** Largest body as it is sent: Lambda takes 6 MB. */
const largestSent = 6_000_000;

/**
 * How many times its packed size a body may have unpacked: plans are packed to a twentieth or a fiftieth, and a bomb to a
 * thousandth, which would have a function parse for seconds what took no effort to send.
 */
const mostExpansion = 100;
/** Unpacked size that any body may have. */
const unsuspicious = 1_000_000;

/**
 * The body's bytes, decompressed: at most `maxBytes`, which keeps a small body from expanding beyond a function's
 * memory. A body is compressed when `content-encoding` says so or its media type is `application/gzip`; the latter is
 * the safe way through an HTTP API, which hands JSON to a function as text.
 */
export async function bodyBytes(
  event: HttpEvent,
  { gzipped, maxBytes = largestSent }: { readonly gzipped: boolean; readonly maxBytes?: number },
): Promise<Uint8Array> {
  const bytes = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf-8');
  if (bytes.byteLength > largestSent) throw tooLarge();
  const encoding = (event.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (encoding !== 'identity' && encoding !== 'gzip')
    throw new Refusal('unsupported_media_type', 'The body may be compressed with gzip only.');
  // A gateway that decompresses the body itself leaves the header in place and passes on text.
  const packed = gzipped || (encoding === 'gzip' && event.isBase64Encoded);
  if (packed)
    return unpack(bytes, Math.min(maxBytes, Math.max(unsuspicious, mostExpansion * bytes.byteLength)));
  if (bytes.byteLength > maxBytes) throw tooLarge();
  return bytes;
}

async function unpack(bytes: Uint8Array, maxBytes: number): Promise<Uint8Array> {
  const { gunzip } = await import('./gzip.ts');
  try {
    return await gunzip(bytes, maxBytes);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge();
    throw new Refusal('invalid_request', 'The body is not valid gzip.', {
      fields: [{ field: 'body', message: 'must be valid gzip' }],
    });
  }
}

const tooLarge = (): Refusal => new Refusal('too_large', 'The body is too large. Send less in one request.');
