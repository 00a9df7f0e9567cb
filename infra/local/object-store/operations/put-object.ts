import { objectArn } from '../access-control.ts';
import type { WriteCondition } from '../object-files.ts';
import { readBody } from '../request-body.ts';
import { largestObjectBytes, type Operation, type S3Call } from '../s3-call.ts';
import { noSuchKey, notImplemented, preconditionFailed } from '../s3-error.ts';
import { storedHeaders } from '../stored-headers.ts';

export const putObject: Operation = async (call) => {
  const { request, response, caller, files } = call;
  caller.need('s3:PutObject', objectArn(request.bucket, request.key));
  const condition = writeCondition(call);
  const body = readBody(request, largestObjectBytes);
  const stored = await files.write(
    request.bucket,
    request.key,
    body,
    storedHeaders(request.headers),
    condition,
  );
  response.writeHead(200, { etag: stored.etag, 'x-amz-checksum-crc32': stored.crc32 }).end();
};

/**
 * If-None-Match: * writes only a new key, If-Match only over the version that the writer has read.
 * Source: https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes.html
 */
export function writeCondition({ request, caller }: S3Call): WriteCondition {
  const { 'if-none-match': ifNoneMatch, 'if-match': ifMatch } = request.headers;
  if (ifNoneMatch !== undefined && ifNoneMatch !== '*') {
    throw notImplemented('If-None-Match with a value other than * on a write');
  }
  if (ifMatch !== undefined) caller.need('s3:GetObject', objectArn(request.bucket, request.key));
  return (current) => {
    if (ifNoneMatch === '*' && current !== undefined) throw preconditionFailed();
    if (ifMatch === undefined) return;
    if (current === undefined) throw noSuchKey();
    if (current.etag !== ifMatch && current.etag !== `"${ifMatch}"`) throw preconditionFailed();
  };
}
