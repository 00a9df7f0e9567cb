import type { BucketName } from '#shared/tables/buckets.ts';
import type { Objects } from './objects-in.ts';

/** The objects of a bucket, for code that needs them rarely: S3's client takes long to load. */
export const rarelyNeededObjects = async (bucket: BucketName): Promise<Objects> =>
  (await import('./objects-in.ts')).objectsIn(bucket);
