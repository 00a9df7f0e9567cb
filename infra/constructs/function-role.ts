import { Validations } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { Effect, PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import * as z from 'zod';
import { constantCase, type TableName, tableVariable } from '#shared/tables/tables.ts';
import type { BucketName, Grant } from '../permissions/grant.ts';

/** The resources of grants, as the templates name them. */
export interface Resources {
  readonly tables: Readonly<Record<TableName, Table>>;
  readonly buckets: Readonly<Record<BucketName, Bucket>>;
  readonly userPool: { readonly userPoolId: string; readonly userPoolArn: string };
  readonly siteClient: { readonly userPoolClientId: string };
}

export interface FunctionRoleProps {
  readonly grants: readonly Grant[];
  readonly resources: Resources;
  readonly logGroup: ILogGroup;
}

/** The role of one function: it may write its own log, and do what its grants allow. Nothing is attached later. */
export class FunctionRole extends Role {
  constructor(scope: Construct, id: string, { grants, resources, logGroup }: FunctionRoleProps) {
    const writesLog = new PolicyStatement({
      actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
      resources: [logGroup.logGroupArn],
    });
    super(scope, id, {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: {
        grants: new PolicyDocument({
          statements: [writesLog, ...grants.flatMap((grant) => statementsOf(grant, resources))],
        }),
      },
    });
    for (const grant of grants) {
      if ('bucket' in grant) acknowledgeEveryObject(this, resources.buckets[grant.bucket]);
    }
  }
}

/** The environment variables that go with the grants. */
export function environmentOf(grants: readonly Grant[], resources: Resources): Record<string, string> {
  return Object.assign({}, ...grants.map((grant) => variablesOf(grant, resources)));
}

function variablesOf(
  grant: Grant,
  { tables, buckets, userPool, siteClient }: Resources,
): Record<string, string> {
  if ('table' in grant) return { [tableVariable(grant.table)]: tables[grant.table].tableName };
  if ('bucket' in grant)
    return { [`${constantCase(grant.bucket)}_BUCKET`]: buckets[grant.bucket].bucketName };
  return { USER_POOL_ID: userPool.userPoolId, USER_POOL_CLIENT_ID: siteClient.userPoolClientId };
}

function statementsOf(grant: Grant, { tables, buckets, userPool }: Resources): PolicyStatement[] {
  if ('table' in grant) {
    const { tableArn } = tables[grant.table];
    const indexes = grant.indexes ?? [];
    return [
      ...allow('dynamodb', grant.actions, [tableArn]),
      ...allow(
        'dynamodb',
        indexes.length > 0 ? ['Query'] : [],
        indexes.map((index) => `${tableArn}/index/${index}`),
      ),
    ];
  }
  if ('bucket' in grant) return allow('s3', grant.actions, [buckets[grant.bucket].arnForObjects('*')]);
  return allow('cognito-idp', grant.userPool, [userPool.userPoolArn]);
}

function allow(service: string, actions: readonly string[], resources: string[]): PolicyStatement[] {
  if (actions.length === 0) return [];
  return [
    new PolicyStatement({
      effect: Effect.ALLOW,
      actions: actions.map((action) => `${service}:${action}`),
      resources,
    }),
  ];
}

function acknowledgeEveryObject(role: Role, bucket: Bucket): void {
  const { 'Fn::ImportValue': exportedArn } = ImportedValue.parse(
    bucket.stack.resolve(bucket.stack.exportValue(bucket.bucketArn)),
  );
  Validations.of(role).acknowledge({
    id: `AwsSolutions-IAM5[Resource::${exportedArn}/*]`,
    reason: 'The key depends on the request: the role covers every object of this one bucket.',
  });
}

const ImportedValue = z.object({ 'Fn::ImportValue': z.string() });
