import { type Table as DynamoTable, ProjectionType } from 'aws-cdk-lib/aws-dynamodb';
import { HttpMethods, type Bucket as S3Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { ImageBucket } from '../constructs/image-bucket.ts';
import { OwnedTable, textKey } from '../constructs/owned-table.ts';
import { AccessLogBucket, PrivateBucket } from '../constructs/private-bucket.ts';
import type { BucketName, TableName } from '../permissions/grant.ts';
import { NetwrightStack, type NetwrightStackProps } from './netwright-stack.ts';

/** Everything that must never be lost. The owner comes first in every key, so no query reaches another's item. */
export class DataStack extends NetwrightStack {
  readonly tables: Readonly<Record<TableName, DynamoTable>>;
  readonly buckets: Readonly<Record<BucketName, S3Bucket>>;

  constructor(scope: Construct, id: string, props: NetwrightStackProps) {
    super(scope, id, { ...props, terminationProtection: true });

    const profiles = new OwnedTable(this, 'Profiles', { partitionKey: 'uid' });
    profiles.addGlobalSecondaryIndex({
      indexName: 'byCreation',
      partitionKey: textKey('kind'),
      sortKey: textKey('createdAt'),
      projectionType: ProjectionType.ALL,
    });

    const designs = new OwnedTable(this, 'Designs', { partitionKey: 'userId', sortKey: 'id' });
    designs.addLocalSecondaryIndex({
      indexName: 'byStatus',
      sortKey: textKey('statusAndId'),
      projectionType: ProjectionType.INCLUDE,
      nonKeyAttributes: [...designSummaryAttributes],
    });

    const reports = new OwnedTable(this, 'Reports', { partitionKey: 'userId', sortKey: 'id' });
    reports.addLocalSecondaryIndex({
      indexName: 'byDesign',
      sortKey: textKey('designAndId'),
      projectionType: ProjectionType.ALL,
    });

    const designDevices = new OwnedTable(this, 'DesignDevices', {
      partitionKey: 'userId',
      sortKey: 'designAndDevice',
    });
    designDevices.addLocalSecondaryIndex({
      indexName: 'byDevice',
      sortKey: textKey('deviceAndDesign'),
      projectionType: ProjectionType.ALL,
    });

    this.tables = {
      profiles,
      activity: new OwnedTable(this, 'Activity', {
        partitionKey: 'uid',
        sortKey: 'day',
        timeToLiveAttribute: 'expiresAt',
      }),
      stats: new OwnedTable(this, 'Stats', { partitionKey: 'counter' }),
      designs,
      topologies: new OwnedTable(this, 'Topologies', { partitionKey: 'userId', sortKey: 'designId' }),
      reports,
      equipment: new OwnedTable(this, 'Equipment', { partitionKey: 'owner', sortKey: 'id' }),
      designDevices,
    };

    const accessLogs = new AccessLogBucket(this, 'AccessLogs');
    const siteOrigin = props.settings.domainName ? `https://${props.settings.domainName}` : '*';
    this.buckets = {
      images: new ImageBucket(this, 'EquipmentImages', { accessLogs }),
      topologies: new PrivateBucket(this, 'TopologyBodies', { accessLogs }),
      reports: new PrivateBucket(this, 'ReportFiles', {
        accessLogs,
        // The site fetches large reports through signed links; the signature is what lets it in, not the origin.
        cors: [{ allowedMethods: [HttpMethods.GET], allowedOrigins: [siteOrigin], maxAge: 3600 }],
      }),
    };
  }
}

/** What the list of designs shows; the index holds no requirements, so that listing reads little. */
const designSummaryAttributes = [
  'designName',
  'description',
  'searchText',
  'isExistingNetwork',
  'designStatus',
  'version',
  'isTemplate',
  'deviceCount',
  'plannedDevices',
  'reportCount',
  'createdAt',
  'updatedAt',
] as const;
