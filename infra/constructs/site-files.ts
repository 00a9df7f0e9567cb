import { existsSync, readFileSync } from 'node:fs';
import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { type Bucket, CfnBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, type ISource, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import * as z from 'zod';
import type { Settings } from './settings.ts';

export interface SiteFilesProps {
  readonly settings: Settings;
  readonly bucket: Bucket;
  readonly distribution: Distribution;
  /** What the site reads at its start, as `/config.json`. */
  readonly configuration: Readonly<Record<string, string>>;
}

/**
 * Puts the built site into its bucket. First the files whose names carry a hash, kept for a year and never removed,
 * so that a page loaded before a release still finds its own; then the pages that name them, never kept.
 */
export class SiteFiles extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { settings, bucket, distribution, configuration }: SiteFilesProps,
  ) {
    super(scope, id);
    const built = whenThere(settings.siteFolder, (folder) => Source.asset(folder));
    if (built.length === 0) {
      // The templates are of use without it: the local cloud serves the site from where it is built.
      Validations.of(this).addWarning(
        'SiteNotBuilt',
        `${settings.siteFolder} is missing: this deploys no site. Run npm run build.`,
      );
    }
    const description = whenThere(settings.openApiFile, (file) =>
      Source.data('api/openapi.json', readFileSync(file, 'utf8')),
    );
    const common = {
      destinationBucket: bucket,
      prune: false,
      memoryLimit: 512,
      logGroup: new LogGroup(this, 'Log', {
        retention: RetentionDays.ONE_MONTH,
        removalPolicy: RemovalPolicy.DESTROY,
      }),
    };

    const assets = built.map(
      (source) =>
        new BucketDeployment(this, 'Assets', {
          ...common,
          sources: [source],
          exclude: ['*'],
          include: [hashed],
          cacheControl: [
            CacheControl.setPublic(),
            CacheControl.maxAge(Duration.days(365)),
            CacheControl.immutable(),
          ],
        }),
    );
    const pages = new BucketDeployment(this, 'Pages', {
      ...common,
      sources: [...built, ...description, Source.jsonData('config.json', configuration)],
      exclude: [hashed],
      cacheControl: [CacheControl.noCache()],
      distribution,
      distributionPaths: ['/*'],
    });
    pages.node.addDependency(...assets);
    acknowledgeDeployer(pages, bucket);
  }
}

/** Where Vite puts what it names by its content. */
const hashed = 'assets/*';

const whenThere = (path: string, source: (path: string) => ISource): ISource[] =>
  existsSync(path) ? [source(path)] : [];

/** The CDK's own function copies the files while a stack is deployed. The product itself does not run it. */
function acknowledgeDeployer(deployment: BucketDeployment, bucket: Bucket): void {
  const deployer = deployment.handlerRole.node.scope;
  if (!deployer) throw new Error('The function that copies the site has no scope.');
  const { stack } = bucket;
  const bucketId = stack.getLogicalId(z.instanceof(CfnBucket).parse(bucket.node.defaultChild));
  const findings = [
    'AwsSolutions-L1',
    'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
    ...['s3:GetBucket*', 's3:GetObject*', 's3:List*', 's3:Abort*', 's3:DeleteObject*'].map(
      (action) => `AwsSolutions-IAM5[Action::${action}]`,
    ),
    `AwsSolutions-IAM5[Resource::arn:aws:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-${stack.region}/*]`,
    `AwsSolutions-IAM5[Resource::<${bucketId}.Arn>/*]`,
    // Invalidating the distribution's cache.
    'AwsSolutions-IAM5[Resource::*]',
  ];
  Validations.of(deployer).acknowledge(
    ...findings.map((id) => ({
      id,
      reason:
        'The CDK’s own function for copying files: it sets its runtime and its role, and runs at deployments only.',
    })),
  );
}
