import { DeleteObjectsCommand, paginateListObjectsV2 } from '@aws-sdk/client-s3';
import type { BucketName } from '#shared/tables/buckets.ts';
import { s3Client } from '../../runtime/s3-client.ts';
import { bucketName } from './bucket-name.ts';

/** An object of a user. */
export interface OwnedObject {
  readonly key: string;
  readonly sizeBytes: number;
}

/** Every object of a bucket whose key begins so. */
export async function listObjects(bucket: BucketName, prefix: string): Promise<OwnedObject[]> {
  const objects: OwnedObject[] = [];
  for await (const { Contents: contents = [] } of paginateListObjectsV2(
    { client: s3Client() },
    { Bucket: bucketName(bucket), Prefix: prefix },
  ))
    objects.push(...contents.map(({ Key: key = '', Size: sizeBytes = 0 }) => ({ key, sizeBytes })));
  return objects;
}

/** S3 deletes so many objects in one call. */
const objectsInCall = 1_000;

/** Deletes objects; those that are gone already are no failure. */
export async function deleteObjects(bucket: BucketName, keys: readonly string[]): Promise<void> {
  for (let start = 0; start < keys.length; start += objectsInCall) {
    const { Errors: errors = [] } = await s3Client().send(
      new DeleteObjectsCommand({
        Bucket: bucketName(bucket),
        Delete: {
          Objects: keys.slice(start, start + objectsInCall).map((key) => ({ Key: key })),
          Quiet: true,
        },
      }),
    );
    if (errors.length > 0) throw new Error(`S3 kept ${errors.length} objects: ${errors[0]?.Code}`);
  }
}

/** Deletes every object of a bucket whose key begins so. */
export const deleteObjectsUnder = async (bucket: BucketName, prefix: string): Promise<void> =>
  deleteObjects(
    bucket,
    (await listObjects(bucket, prefix)).map(({ key }) => key),
  );
