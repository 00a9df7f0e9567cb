import { S3Client } from '@aws-sdk/client-s3';
import { clientSettings } from './client-settings.ts';

let client: S3Client | undefined;

/**
 * The buckets' client, made at the first use. Import this module lazily where S3 is needed rarely: it is large.
 * Presigned uploads would carry the checksum of an empty body unless checksums are left out where S3 needs none.
 */
export function s3Client(): S3Client {
  client ??= new S3Client({
    ...clientSettings({ requestTimeout: 8_000 }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return client;
}
