import { S3ServiceException } from '@aws-sdk/client-s3';

/**
 * Whether an object that was asked for is not there. S3 returns 403 for such a key to callers that may read objects
 * but not list the bucket.
 */
export const isGone = (error: unknown): boolean =>
  error instanceof S3ServiceException && (error.name === 'NoSuchKey' || error.name === 'AccessDenied');
