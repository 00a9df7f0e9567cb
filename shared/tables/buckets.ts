import { constantCase } from './tables.ts';

/**
 * Every bucket: `configurations` has texts of ours that are too long for their items, `configFiles` what users upload,
 * `exports` the copies of their data that users asked for. All keys begin with the owner's uid but those of `images`,
 * which anybody who has a picture's address may see.
 */
export const buckets = [
  'topologies',
  'reports',
  'images',
  'configurations',
  'configFiles',
  'exports',
] as const;

export type BucketName = (typeof buckets)[number];

/** The environment variable that tells a function a bucket's physical name: `CONFIG_FILES_BUCKET`. */
export const bucketVariable = (bucket: BucketName): string => `${constantCase(bucket)}_BUCKET`;
