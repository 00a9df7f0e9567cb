import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type BucketProps,
  type IBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';

/** How long overwritten or deleted objects can be restored. */
const recoverableDays = 30;
const logDays = 90;

export interface PrivateBucketProps extends Pick<BucketProps, 'cors'> {
  readonly accessLogs: IBucket;
  /** Its objects are deleted after so many days, for good; otherwise they stay. */
  readonly keptDays?: number;
}

/**
 * A bucket that only permitted roles can reach: no public access, TLS only, versioned unless its objects expire, retained on
 * deletion.
 */
export class PrivateBucket extends Bucket {
  constructor(scope: Construct, id: string, { accessLogs, keptDays, ...props }: PrivateBucketProps) {
    super(scope, id, {
      ...props,
      ...closed,
      versioned: keptDays === undefined,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      serverAccessLogsBucket: accessLogs,
      serverAccessLogsPrefix: `${id.toLowerCase()}/`,
      lifecycleRules: [
        {
          abortIncompleteMultipartUploadAfter: Duration.days(1),
          ...(keptDays === undefined
            ? {
                noncurrentVersionExpiration: Duration.days(recoverableDays),
                expiredObjectDeleteMarker: true,
              }
            : { expiration: Duration.days(keptDays) }),
        },
      ],
    });
  }
}

/** Where buckets (and, with `fromCloudFront`, a distribution) write their access logs. */
export class AccessLogBucket extends Bucket {
  constructor(scope: Construct, id: string, options: { readonly fromCloudFront?: boolean } = {}) {
    super(scope, id, {
      ...closed,
      // CloudFront's log delivery writes with an ACL.
      objectOwnership: options.fromCloudFront
        ? ObjectOwnership.BUCKET_OWNER_PREFERRED
        : ObjectOwnership.BUCKET_OWNER_ENFORCED,
      lifecycleRules: [
        { expiration: Duration.days(logDays), abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
    });
    Validations.of(this).acknowledge({
      id: 'AwsSolutions-S1',
      reason: 'This bucket holds access logs; logging the log would only feed itself.',
    });
  }
}

const closed = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  encryption: BucketEncryption.S3_MANAGED,
  enforceSSL: true,
  minimumTLSVersion: 1.2,
  removalPolicy: RemovalPolicy.RETAIN,
} satisfies BucketProps;
