import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { AccessPolicy } from '../../permissions/access-policy.ts';
import { callerOf, objectArn } from '../access-control.ts';
import { digestClaims } from '../checksums.ts';
import type { ObjectFiles } from '../object-files.ts';
import { type FileSizeRange, type FormFields, verifyPostPolicy } from '../post-policy.ts';
import { entityTooLarge } from '../request-body.ts';
import { answerXml, largestObjectBytes } from '../s3-call.ts';
import { invalidArgument, notImplemented, S3Error } from '../s3-error.ts';
import { requireKeyLength, type S3Request } from '../s3-request.ts';
import { storedHeaders } from '../stored-headers.ts';
import { malformedForm, readUploadForm } from '../upload-form.ts';
import { xmlDocument, xmlText } from '../xml.ts';

/** Takes a file that a browser posts with a presigned form; the form itself says who allowed it, and what. */
export async function postObject(
  request: S3Request,
  response: ServerResponse,
  files: ObjectFiles,
  access: AccessPolicy,
  region: string,
): Promise<void> {
  const { message, bucket } = request;
  const form = await readUploadForm(message);
  const key = (form.fields.key ?? '').replace(/\$\{filename\}/g, () => form.fileName);
  const fields: FormFields = { ...form.fields, key };
  if (key === '') throw invalidArgument("Bucket POST must contain a field named 'key'.");
  requireKeyLength(key);
  const { accessKeyId, fileSize } = verifyPostPolicy(fields, bucket, access, region);
  callerOf(accessKeyId, access).need('s3:PutObject', objectArn(bucket, key));
  if (fields.success_action_redirect !== undefined) throw notImplemented("'success_action_redirect'");
  const stored = await files.write(
    bucket,
    key,
    fileBytes(form.file, fields, fileSize),
    storedHeaders(fields),
  );
  response.setHeader('etag', stored.etag);
  if (fields.success_action_status === '201') {
    const place = [xmlText('Bucket', bucket), xmlText('Key', key), xmlText('ETag', stored.etag)];
    answerXml(response, 201, xmlDocument('PostResponse', ...place));
  } else {
    response.writeHead(fields.success_action_status === '200' ? 200 : 204).end();
  }
}

/** The file's bytes; ends in an error when they are too few, too many or not those that a checksum field claims. */
async function* fileBytes(
  file: Readable,
  fields: FormFields,
  { min, max }: FileSizeRange,
): AsyncGenerator<Buffer> {
  const claims = digestClaims(fields);
  const limit = Math.min(max, largestObjectBytes);
  let size = 0;
  for await (const bytes of wholeFile(file)) {
    size += bytes.length;
    if (size > limit) throw entityTooLarge(limit);
    for (const claim of claims) claim.digest.update(bytes);
    yield bytes;
  }
  if (size < min) {
    throw new S3Error(
      400,
      'EntityTooSmall',
      `Your proposed upload is smaller than the minimum allowed size of ${min} bytes.`,
    );
  }
  for (const claim of claims) claim.verify(new Map());
}

async function* wholeFile(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* file;
  } catch {
    throw malformedForm('it ends within the file');
  }
}
