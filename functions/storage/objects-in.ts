import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { s3Client } from '../runtime/s3-client.ts';
import { isGone } from './is-gone.ts';

/** The objects of a bucket, each stored once under a key that is never reused: no reader gets a mix of versions. */
export interface Objects {
  readonly put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>;
  /** Nothing where the object is gone. */
  readonly read: (key: string) => Promise<Uint8Array | undefined>;
  readonly remove: (key: string) => Promise<void>;
}

export const objectsIn = (bucket: string): Objects => ({
  put: async (key, bytes, contentType) => {
    await s3Client().send(
      new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes, ContentType: contentType }),
    );
  },
  read: async (key) => {
    try {
      const { Body: body } = await s3Client().send(new GetObjectCommand({ Bucket: bucket, Key: key }));
      return await body?.transformToByteArray();
    } catch (error) {
      if (isGone(error)) return undefined;
      throw error;
    }
  },
  remove: async (key) => {
    await s3Client().send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
  },
});
