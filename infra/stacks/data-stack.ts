import type { Table as DynamoTable } from 'aws-cdk-lib/aws-dynamodb';
import { HttpMethods, type Bucket as S3Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { QueueName } from '#shared/queues/define-queue.ts';
import type { SecretName } from '#shared/secrets/secret-name.ts';
import type { BucketName } from '#shared/tables/buckets.ts';
import type { TableName } from '#shared/tables/tables.ts';
import { ImageBucket } from '../constructs/image-bucket.ts';
import { OperatorSecret } from '../constructs/operator-secret.ts';
import { OwnedTable } from '../constructs/owned-table.ts';
import { AccessLogBucket, PrivateBucket } from '../constructs/private-bucket.ts';
import { WorkQueue } from '../constructs/work-queue.ts';
import { workerTimeout } from '../constructs/worker-function.ts';
import { queueWorkers } from '../permissions/workers.ts';
import { NetwrightStack, type NetwrightStackProps } from './netwright-stack.ts';

/** All data that must never be lost. Each table is described in shared/tables; one more needs its line here. */
export class DataStack extends NetwrightStack {
  readonly tables: Readonly<Record<TableName, DynamoTable>>;
  readonly buckets: Readonly<Record<BucketName, S3Bucket>>;
  readonly secrets: Readonly<Record<SecretName, OperatorSecret>>;
  /** Those that a worker serves (infra/permissions/workers.ts). */
  readonly queues: ReadonlyMap<QueueName, WorkQueue>;

  constructor(scope: Construct, id: string, props: NetwrightStackProps) {
    super(scope, id, { ...props, terminationProtection: true });

    this.tables = {
      profiles: new OwnedTable(this, 'profiles', props.settings),
      activity: new OwnedTable(this, 'activity', props.settings),
      stats: new OwnedTable(this, 'stats', props.settings),
      designs: new OwnedTable(this, 'designs', props.settings),
      topologies: new OwnedTable(this, 'topologies', props.settings),
      topologyVersions: new OwnedTable(this, 'topologyVersions', props.settings),
      reports: new OwnedTable(this, 'reports', props.settings),
      equipment: new OwnedTable(this, 'equipment', props.settings),
      designDevices: new OwnedTable(this, 'designDevices', props.settings),
      templates: new OwnedTable(this, 'templates', props.settings),
      templateVersions: new OwnedTable(this, 'templateVersions', props.settings),
      deployments: new OwnedTable(this, 'deployments', props.settings),
      runningConfigs: new OwnedTable(this, 'runningConfigs', props.settings),
      apiTokens: new OwnedTable(this, 'apiTokens', props.settings),
      sessions: new OwnedTable(this, 'sessions', props.settings),
      labResults: new OwnedTable(this, 'labResults', props.settings),
      subscriptions: new OwnedTable(this, 'subscriptions', props.settings),
      erasures: new OwnedTable(this, 'erasures', props.settings),
      exports: new OwnedTable(this, 'exports', props.settings),
      audit: new OwnedTable(this, 'audit', props.settings),
    };

    this.secrets = {
      paymentProvider: new OperatorSecret(
        this,
        'PaymentProviderKey',
        'The payment provider’s secret key, which an operator puts here (docs/operations.md)',
      ),
    };

    this.queues = new Map(
      Object.values(queueWorkers).map((worker) => [
        worker.queue,
        new WorkQueue(this, `${worker.queue}Messages`, {
          queueName: this.named(worker.queue),
          workerTimeout: workerTimeout(worker),
          receives: worker.receives ?? 5,
        }),
      ]),
    );

    const accessLogs = new AccessLogBucket(this, 'AccessLogs');
    const siteOrigin = props.settings.domainName ? `https://${props.settings.domainName}` : '*';
    // The site fetches large files through signed links; the signature authorises it, not the origin.
    const cors = [{ allowedMethods: [HttpMethods.GET], allowedOrigins: [siteOrigin], maxAge: 3600 }];
    this.buckets = {
      images: new ImageBucket(this, 'EquipmentImages', { accessLogs }),
      topologies: new PrivateBucket(this, 'TopologyBodies', { accessLogs }),
      configurations: new PrivateBucket(this, 'ConfigurationTexts', { accessLogs }),
      configFiles: new PrivateBucket(this, 'ConfigurationFiles', { accessLogs }),
      reports: new PrivateBucket(this, 'ReportFiles', { accessLogs, cors }),
      // A copy of what is stored elsewhere: none has to be recovered.
      exports: new PrivateBucket(this, 'DataExports', { accessLogs, cors, keptDays: 1 }),
    };
  }
}
