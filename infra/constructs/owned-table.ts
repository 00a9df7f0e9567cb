import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, BillingMode, Table, TableEncryption } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';

/** Names of string attributes; every key of the product is a string. */
export interface OwnedTableProps {
  readonly partitionKey: string;
  readonly sortKey?: string;
  readonly timeToLiveAttribute?: string;
}

/**
 * A table that outlives its stack and can be brought back to any second of the last 35 days. On demand, so that
 * it costs nothing while nobody works and needs no capacity to be planned.
 */
export class OwnedTable extends Table {
  constructor(scope: Construct, id: string, props: OwnedTableProps) {
    super(scope, id, {
      partitionKey: textKey(props.partitionKey),
      ...(props.sortKey && { sortKey: textKey(props.sortKey) }),
      ...(props.timeToLiveAttribute && { timeToLiveAttribute: props.timeToLiveAttribute }),
      billingMode: BillingMode.PAY_PER_REQUEST,
      encryption: TableEncryption.DEFAULT,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
  }
}

export const textKey = (name: string) => ({ name, type: AttributeType.STRING });
