import { Aws } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { PrivateBucket, type PrivateBucketProps } from './private-bucket.ts';

/** Where the site shows the pictures of devices, and how their keys begin: the path without its slash is the key. */
export const imagePath = '/equipment-images/';

/**
 * A bucket whose pictures a distribution of this account shows. The distribution belongs to a stack that needs this
 * one, so that its id cannot stand here: the CDK's own way out of that circle is to name all of the account.
 */
export class ImageBucket extends PrivateBucket {
  constructor(scope: Construct, id: string, props: PrivateBucketProps) {
    super(scope, id, props);
    this.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: ['s3:GetObject'],
        resources: [this.arnForObjects(`${imagePath.slice(1)}*`)],
        conditions: {
          ArnLike: {
            'AWS:SourceArn': `arn:${Aws.PARTITION}:cloudfront::${Aws.ACCOUNT_ID}:distribution/*`,
          },
        },
      }),
    );
  }
}
