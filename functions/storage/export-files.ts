import { createReadStream } from 'node:fs';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { notFound } from '#shared/contract/errors.ts';
import { s3Client } from '../runtime/s3-client.ts';
import { bucketName } from './objects/bucket-name.ts';
import { downloadLink } from './objects/download-link.ts';
import { objectsIn } from './objects/objects-in.ts';

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
  const bytes = await objectsIn('exports').read(keyOf(userId, exportId));
  if (!bytes) throw notFound('export');
  return bytes;
}

/** A link that downloads the file. */
export const linkToExportFile = (userId: string, exportId: string): Promise<string> =>
  downloadLink('exports', keyOf(userId, exportId), { fileName: exportFileName, contentType });
