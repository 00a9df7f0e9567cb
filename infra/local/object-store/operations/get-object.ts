import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { bucketArn, objectArn } from '../access-control.ts';
import { type ByteRange, parseRange } from '../byte-range.ts';
import type { OpenedObject } from '../object-files.ts';
import type { ObjectMetadata } from '../object-footer.ts';
import type { Operation, S3Call } from '../s3-call.ts';
import { accessDenied, noSuchKey, preconditionFailed } from '../s3-error.ts';
import type { S3Request } from '../s3-request.ts';
import { overriddenHeaders } from '../stored-headers.ts';

/** GET and HEAD of an object, whole or a range of its bytes. */
export const getObject: Operation = async (call) => {
  const { request, caller, files } = call;
  caller.need('s3:GetObject', objectArn(request.bucket, request.key));
  const overrides = overriddenHeaders(request);
  const object = await files.open(request.bucket, request.key);
  if (object === undefined) {
    // A caller that may not list a bucket does not learn what is in it either.
    throw caller.may('s3:ListBucket', bucketArn(request.bucket)) ? noSuchKey() : accessDenied();
  }
  await answerObject(call, object, overrides).finally(() => object.file.close());
};

async function answerObject(
  { request, response }: S3Call,
  object: OpenedObject,
  overrides: ReturnType<typeof overriddenHeaders>,
): Promise<void> {
  const { metadata } = object;
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch, range: rangeHeader } = request.headers;
  if (ifMatch !== undefined && !namesEtag(ifMatch, metadata.etag)) throw preconditionFailed();
  if (ifNoneMatch !== undefined && namesEtag(ifNoneMatch, metadata.etag)) {
    response.writeHead(304, validators(metadata)).end();
    return;
  }
  const range = parseRange(rangeHeader, metadata.size);
  response.writeHead(range ? 206 : 200, {
    ...metadata.headers,
    ...overrides,
    ...validators(metadata),
    ...(range ? rangeHeaders(range, metadata) : wholeHeaders(request, metadata)),
    'accept-ranges': 'bytes',
  });
  if (request.method === 'HEAD') response.end();
  else await pipeline(dataOf(object, range), response);
}

/** The object's data, or a range of it. The file stays open. */
export function dataOf({ file, metadata }: OpenedObject, range?: ByteRange): Readable {
  const { first, last } = range ?? { first: 0, last: metadata.size - 1 };
  if (last < first) return Readable.from([]);
  return file.createReadStream({ start: first, end: last, autoClose: false });
}

function validators({ etag, modified }: ObjectMetadata): Record<string, string> {
  return { etag, 'last-modified': new Date(modified).toUTCString() };
}

function rangeHeaders({ first, last }: ByteRange, { size }: ObjectMetadata): Record<string, string | number> {
  return { 'content-length': last - first + 1, 'content-range': `bytes ${first}-${last}/${size}` };
}

/** The stored checksum is that of the whole object, so it goes with a whole answer only. */
function wholeHeaders(
  { headers }: S3Request,
  { size, crc32 }: ObjectMetadata,
): Record<string, string | number> {
  const whole = { 'content-length': size };
  return headers['x-amz-checksum-mode'] === 'ENABLED' ? { ...whole, 'x-amz-checksum-crc32': crc32 } : whole;
}

function namesEtag(header: string, etag: string): boolean {
  return header.split(',').some((candidate) => ['*', etag].includes(candidate.trim().replace(/^W\//, '')));
}
