import { bucketArn, objectArn } from '../access-control.ts';
import { answerXml, type Operation, type S3Call } from '../s3-call.ts';
import { accessDenied, invalidArgument, invalidRequest, noSuchKey, notImplemented } from '../s3-error.ts';
import { storedHeaders } from '../stored-headers.ts';
import { xmlDocument, xmlText } from '../xml.ts';
import { dataOf } from './get-object.ts';
import { writeCondition } from './put-object.ts';

/** Copies within the store; like S3 it keeps the source's headers unless the request says to replace them. */
export const copyObject: Operation = async (call) => {
  const { request, response, caller, files } = call;
  const source = parseCopySource(request.headers['x-amz-copy-source'] ?? '');
  caller.need('s3:GetObject', objectArn(source.bucket, source.key));
  caller.need('s3:PutObject', objectArn(request.bucket, request.key));
  const condition = writeCondition(call);
  const given = storedHeaders(request.headers);
  const replace = replacesHeaders(call);
  if (!replace && source.bucket === request.bucket && source.key === request.key) {
    throw invalidRequest(
      'An object can be copied to itself only with new metadata (x-amz-metadata-directive: REPLACE).',
    );
  }
  const object = await files.open(source.bucket, source.key);
  if (object === undefined) {
    throw caller.may('s3:ListBucket', bucketArn(source.bucket)) ? noSuchKey() : accessDenied();
  }
  const headers = replace ? given : object.metadata.headers;
  const copy = await files
    .write(request.bucket, request.key, dataOf(object), headers, condition)
    .finally(() => object.file.close());
  answerXml(
    response,
    200,
    xmlDocument('CopyObjectResult', xmlText('ETag', copy.etag), xmlText('LastModified', copy.modified)),
  );
};

function replacesHeaders({ request }: S3Call): boolean {
  const directive = request.headers['x-amz-metadata-directive'] ?? 'COPY';
  if (directive !== 'COPY' && directive !== 'REPLACE') {
    throw invalidArgument('x-amz-metadata-directive must be COPY or REPLACE.');
  }
  return directive === 'REPLACE';
}

function parseCopySource(header: string): { bucket: string; key: string } {
  if (header.includes('?')) throw notImplemented('copying a version of an object');
  const match = /^\/?([^/]+)\/(.+)$/s.exec(decoded(header));
  const [, bucket, key] = match ?? [];
  if (bucket === undefined || key === undefined) {
    throw invalidArgument('x-amz-copy-source must have the form bucket/key, percent-encoded.');
  }
  return { bucket, key };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
