import { objectArn } from '../access-control.ts';
import type { Operation } from '../s3-call.ts';
import { notImplemented } from '../s3-error.ts';

/** Deleting what is not there succeeds, as in S3. */
export const deleteObject: Operation = async ({ request, response, caller, files }) => {
  caller.need('s3:DeleteObject', objectArn(request.bucket, request.key));
  if (request.headers['if-match'] !== undefined) throw notImplemented('If-Match on a deletion');
  await files.remove(request.bucket, request.key);
  response.writeHead(204).end();
};
