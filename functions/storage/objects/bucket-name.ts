import { type BucketName, bucketVariable } from '#shared/tables/buckets.ts';
import { requiredVariable } from '../../runtime/required-variable.ts';

/** A bucket's physical name. Throws where the template gives this function no such bucket. */
export const bucketName = (bucket: BucketName): string => requiredVariable(bucketVariable(bucket));
