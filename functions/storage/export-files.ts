import { createReadStream } from 'node:fs';
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { notFound } from '#shared/contract/errors.ts';
import { s3Client } from '../runtime/s3-client.ts';
import { bucketName } from './bucket-name.ts';
import { objectsIn } from './objects-in.ts';

const contentType = 'application/zip';
/** What the file is saved as. */
export const exportFileName = 'netwright-export.zip';

const keyOf = (userId: string, exportId: string): string => `${userId}/${exportId}.zip`;

/** Stores a packed export from a file of this machine. */
export async function putExportFile(
  userId: string,
  exportId: string,
  file: { readonly path: string; readonly sizeBytes: number },
): Promise<void> {
  await s3Client().send(
    new PutObjectCommand({
      Bucket: bucketName('exports'),
      Key: keyOf(userId, exportId),
      Body: createReadStream(file.path),
      ContentLength: file.sizeBytes,
      ContentType: contentType,
    }),
  );
}

/** @throws not_found */
export async function readExportFile(userId: string, exportId: string): Promise<Uint8Array> {
  const bytes = await objectsIn(bucketName('exports')).read(keyOf(userId, exportId));
  if (!bytes) throw notFound('export');
  return bytes;
}

/** Lifetime of a signed link in seconds: enough to start a download, too short to be shared. */
const linkLifeSeconds = 300;

/** A link that downloads the file, without further permission, for five minutes. */
export async function linkToExportFile(userId: string, exportId: string): Promise<string> {
  const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
  const download = new GetObjectCommand({
    Bucket: bucketName('exports'),
    Key: keyOf(userId, exportId),
    ResponseContentType: contentType,
    ResponseContentDisposition: `attachment; filename="${exportFileName}"`,
  });
  return getSignedUrl(s3Client(), download, { expiresIn: linkLifeSeconds });
}
