import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import * as z from 'zod';
import { Refusal } from '#shared/contract/errors.ts';
import { environment } from '../runtime/environment.ts';
import { log } from '../runtime/logger.ts';
import { s3Client } from '../runtime/s3-client.ts';
import { isGone } from './is-gone.ts';

const { REPORTS_BUCKET: bucket } = environment({ REPORTS_BUCKET: z.string() });

/** Where a report's PDF is; written once. */
export const reportKey = (userId: string, id: string): string => `${userId}/${id}.pdf`;

export async function putReportFile(key: string, pdf: Uint8Array): Promise<void> {
  await s3Client().send(
    new PutObjectCommand({ Bucket: bucket, Key: key, Body: pdf, ContentType: 'application/pdf' }),
  );
}

/** @throws not_found when the file is gone, although its entry exists; this is logged for the operators. */
export async function readReportFile(key: string): Promise<Uint8Array> {
  const { Body: body } = await s3Client()
    .send(new GetObjectCommand({ Bucket: bucket, Key: key }))
    .catch((cause: unknown) => {
      if (!isGone(cause)) throw cause;
      log('error', 'The file of a report is gone', { key, cause });
      throw new Refusal('not_found', 'The file of this report is gone. Generate the report again.');
    });
  if (!body) throw new Error(`The object ${key} has no body`);
  return body.transformToByteArray();
}

export async function deleteReportFile(key: string): Promise<void> {
  await s3Client().send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
}

/** Lifetime of a signed link in seconds: enough to start a download, too short to be shared. */
const linkLifeSeconds = 300;

/** A link that downloads the PDF under a file name, without further permission, for five minutes. */
export async function linkToReportFile(key: string, fileName: string): Promise<string> {
  const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
  const download = new GetObjectCommand({
    Bucket: bucket,
    Key: key,
    ResponseContentType: 'application/pdf',
    ResponseContentDisposition: `attachment; filename="${fileName}"`,
  });
  return getSignedUrl(s3Client(), download, { expiresIn: linkLifeSeconds });
}
