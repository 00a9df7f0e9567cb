import { GetObjectCommand } from '@aws-sdk/client-s3';
import type { BucketName } from '#shared/tables/buckets.ts';
import { s3Client } from '../../runtime/s3-client.ts';
import { bucketName } from './bucket-name.ts';

/** Lifetime of a link in seconds: enough to start a download, too short to be shared. */
const lifeSeconds = 300;

/** A link that downloads an object as a file, without further permission, for five minutes. */
export async function downloadLink(
  bucket: BucketName,
  key: string,
  { fileName, contentType }: { readonly fileName: string; readonly contentType: string },
): Promise<string> {
  const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
  const download = new GetObjectCommand({
    Bucket: bucketName(bucket),
    Key: key,
    ResponseContentType: contentType,
    ResponseContentDisposition: `attachment; filename="${fileName}"`,
  });
  return getSignedUrl(s3Client(), download, { expiresIn: lifeSeconds });
}
