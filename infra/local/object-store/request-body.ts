import { digestClaims } from './checksums.ts';
import { decodeAwsChunked } from './chunked-encoding.ts';
import { notImplemented, S3Error } from './s3-error.ts';
import type { S3Request } from './s3-request.ts';

/**
 * The body's bytes, decoded. Every claim of the request about its body (length, signed hash, checksums) is checked
 * against what arrived; the generator ends in an error when one does not match, so a reader that stores nothing until
 * the end stores nothing invalid. Throws EntityTooLarge before the first byte when the announced length, in bytes, is
 * over the limit.
 */
export async function* readBody(request: S3Request, maxBytes: number): AsyncGenerator<Buffer> {
  const chunked = isAwsChunked(request);
  const announced = announcedLength(request, chunked);
  if (announced > maxBytes) throw entityTooLarge(maxBytes);
  const claims = digestClaims(request.headers);
  const trailers = new Map<string, string>();
  // The request is not destroyed when reading stops early: the response has to be sent on the same socket.
  const raw: AsyncIterable<Buffer> = request.message.iterator({ destroyOnReturn: false });
  let length = 0;
  for await (const bytes of chunked ? decodeAwsChunked(raw, trailers) : raw) {
    length += bytes.length;
    if (length > announced) throw incompleteBody();
    for (const claim of claims) claim.digest.update(bytes);
    yield bytes;
  }
  if (length < announced) throw incompleteBody();
  for (const claim of claims) claim.verify(trailers);
}

/** The whole body as text, for the small documents of some operations. */
export async function readText(request: S3Request, maxBytes: number): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const bytes of readBody(request, maxBytes)) pieces.push(bytes);
  return Buffer.concat(pieces).toString('utf8');
}

export function entityTooLarge(maxBytes: number): S3Error {
  return new S3Error(
    400,
    'EntityTooLarge',
    `Your proposed upload exceeds the maximum allowed size of ${maxBytes} bytes.`,
  );
}

function isAwsChunked({ headers }: S3Request): boolean {
  const payloadHash = headers['x-amz-content-sha256'] ?? '';
  if (!payloadHash.startsWith('STREAMING-')) return false;
  if (payloadHash !== 'STREAMING-UNSIGNED-PAYLOAD-TRAILER')
    throw notImplemented(`the payload ${payloadHash}`);
  return true;
}

/** S3 takes no body whose length it does not know. */
function announcedLength({ headers }: S3Request, chunked: boolean): number {
  const length = headers[chunked ? 'x-amz-decoded-content-length' : 'content-length'] ?? '';
  if (!/^\d{1,15}$/.test(length)) {
    throw new S3Error(411, 'MissingContentLength', 'You must provide the Content-Length HTTP header.');
  }
  return Number(length);
}

function incompleteBody(): S3Error {
  return new S3Error(
    400,
    'IncompleteBody',
    'You did not provide the number of bytes specified by the Content-Length HTTP header',
  );
}
