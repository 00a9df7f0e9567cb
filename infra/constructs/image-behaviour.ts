import { Duration } from 'aws-cdk-lib';
import {
  type BehaviorOptions,
  CachePolicy,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  S3OriginAccessControl,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';

export interface ImageBehaviourProps {
  readonly bucket: IBucket;
  /** Name of the access control and of the headers' policy, which CloudFront knows by account. */
  readonly name: string;
}

/**
 * How the distribution shows what users have uploaded: as it is, under no path but its own. How long a picture is kept
 * stands with the object, so that the answer for one that is missing is not kept for a year.
 */
export class ImageBehaviour extends Construct {
  readonly options: BehaviorOptions;

  constructor(scope: Construct, id: string, { bucket, name }: ImageBehaviourProps) {
    super(scope, id);
    const { originAccessControlId } = new S3OriginAccessControl(this, 'Access', {
      originAccessControlName: name,
    });
    this.options = {
      // The bucket lets the distribution in by itself (image-bucket.ts): a policy that named it would be a circle.
      origin: S3BucketOrigin.withBucketDefaults(bucket, { originAccessControlId }),
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      responseHeadersPolicy: headersOf(this, name),
    };
  }
}

/** A picture is nothing but a picture: whatever else it may hold, the browser runs none of it. */
const headersOf = (scope: Construct, name: string) =>
  new ResponseHeadersPolicy(scope, 'Headers', {
    responseHeadersPolicyName: name,
    comment: 'Netwright: pictures that users uploaded, shown by this site only',
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: "default-src 'none'; sandbox", override: true },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: true },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.days(730),
        includeSubdomains: true,
        override: true,
      },
    },
    customHeadersBehavior: {
      customHeaders: [{ header: 'cross-origin-resource-policy', value: 'same-origin', override: true }],
    },
  });
