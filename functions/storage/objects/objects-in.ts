import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { BucketName } from '#shared/tables/buckets.ts';
import { s3Client } from '../../runtime/s3-client.ts';
import { bucketName } from './bucket-name.ts';

/** The objects of a bucket, each stored once under a key that is never reused: no reader gets a mix of versions. */
export interface Objects {
  readonly put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>;
  /** Nothing where the object is gone. */
  readonly read: (key: string) => Promise<Uint8Array | undefined>;
  readonly remove: (key: string) => Promise<void>;
}

export function objectsIn(bucket: BucketName): Objects {
  const Bucket = bucketName(bucket);
  return {
    put: async (Key, bytes, contentType) => {
      await s3Client().send(new PutObjectCommand({ Bucket, Key, Body: bytes, ContentType: contentType }));
    },
    read: async (Key) => {
      try {
        const { Body: body } = await s3Client().send(new GetObjectCommand({ Bucket, Key }));
        return await body?.transformToByteArray();
      } catch (error) {
        if (isGone(error)) return undefined;
        throw error;
      }
    },
    remove: async (Key) => {
      await s3Client().send(new DeleteObjectCommand({ Bucket, Key }));
    },
  };
}

/** S3 answers 403 for a key that is not there to callers that may read objects but not list the bucket. */
const isGone = (error: unknown): boolean =>
  error instanceof S3ServiceException && (error.name === 'NoSuchKey' || error.name === 'AccessDenied');
