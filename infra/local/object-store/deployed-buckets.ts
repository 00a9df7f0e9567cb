import * as z from 'zod';
import type { ResolvedResource } from '../template/resolve-assembly.ts';
import type { BucketOptions } from './bucket-options.ts';

const CorsRule = z.object({
  AllowedOrigins: z.array(z.string()),
  AllowedMethods: z.array(z.string()),
  AllowedHeaders: z.array(z.string()).optional(),
  ExposedHeaders: z.array(z.string()).optional(),
  MaxAge: z.coerce.number().optional(),
});

const BucketProperties = z.object({
  CorsConfiguration: z.object({ CorsRules: z.array(CorsRule) }).optional(),
});

/** The template's buckets with the origins that may read them. */
export const deployedBuckets = (resources: readonly ResolvedResource[]): BucketOptions[] =>
  resources
    .filter(({ type }) => type === 'AWS::S3::Bucket')
    .map(({ ref, properties }) => ({
      name: ref,
      cors: BucketProperties.parse(properties).CorsConfiguration?.CorsRules,
    }));
