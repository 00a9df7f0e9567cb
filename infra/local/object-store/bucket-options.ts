import type { CorsRule } from './cors.ts';

export interface BucketOptions {
  readonly name: string;
  /** The rules of CloudFormation's CorsConfiguration; without any, no page of another origin reads the bucket. */
  readonly cors?: readonly CorsRule[] | undefined;
}
