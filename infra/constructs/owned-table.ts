import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, BillingMode, ProjectionType, Table, TableEncryption } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';

import { describedTable, type TableName } from '#shared/tables/tables.ts';
import type { Settings } from './settings.ts';

/**
 * A table as shared/tables describes it, that outlives its stack and can be brought back to any second of the last 35
 * days. On demand, so that it costs nothing when idle and needs no capacity planning; up to a maximum, so that neither a fault
 * nor an attack costs without end.
 */
export class OwnedTable extends Table {
  constructor(scope: Construct, name: TableName, { tableReadUnits, tableWriteUnits }: Settings) {
    const atMost = { maxReadRequestUnits: tableReadUnits, maxWriteRequestUnits: tableWriteUnits };
    const { partitionKey, sortKey, expiresAt, indexes = {} } = describedTable(name);
    super(scope, `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`, {
      partitionKey: textKey(partitionKey),
      ...(sortKey && { sortKey: textKey(sortKey) }),
      ...(expiresAt && { timeToLiveAttribute: expiresAt }),
      billingMode: BillingMode.PAY_PER_REQUEST,
      ...atMost,
      encryption: TableEncryption.DEFAULT,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    for (const [indexName, { partitionKey: own, sortKey: by, attributes }] of Object.entries(indexes)) {
      const index = {
        indexName,
        sortKey: textKey(by),
        ...(attributes
          ? { projectionType: ProjectionType.INCLUDE, nonKeyAttributes: [...attributes] }
          : { projectionType: ProjectionType.ALL }),
      };
      if (own) this.addGlobalSecondaryIndex({ ...index, ...atMost, partitionKey: textKey(own) });
      else this.addLocalSecondaryIndex(index);
    }
  }
}

const textKey = (name: string) => ({ name, type: AttributeType.STRING });
