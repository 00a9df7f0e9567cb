import { Stack, Validations } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import {
  Effect,
  PolicyDocument,
  PolicyStatement,
  type PolicyStatementProps,
  Role,
  ServicePrincipal,
} from 'aws-cdk-lib/aws-iam';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import * as z from 'zod';
import { type QueueName, queueVariable } from '#shared/queues/define-queue.ts';
import { type SecretName, secretVariable } from '#shared/secrets/secret-name.ts';
import { type BucketName, bucketVariable } from '#shared/tables/buckets.ts';
import { ownTables } from '#shared/tables/erasable.ts';
import { type TableName, tableVariable } from '#shared/tables/tables.ts';
import type { Grant } from '../permissions/grant.ts';
import type { WorkQueue } from './work-queue.ts';

/** The resources of grants, as the templates name them. */
export interface Resources {
  readonly tables: Readonly<Record<TableName, Table>>;
  readonly buckets: Readonly<Record<BucketName, Bucket>>;
  readonly userPool: { readonly userPoolId: string; readonly userPoolArn: string };
  readonly siteClient: { readonly userPoolClientId: string };
  readonly secrets: Readonly<Record<SecretName, ISecret>>;
  /** Those that a worker serves. */
  readonly queues: ReadonlyMap<QueueName, WorkQueue>;
  /** The sender of mails; without one none are sent. */
  readonly mailFrom: string | undefined;
  readonly payments?: {
    readonly providerUrl: string;
    /** Of a site with a domain of its own. */
    readonly siteUrl: string | undefined;
    /** What bills state of the seller, as environment variables. */
    readonly seller: Readonly<Record<string, string>>;
  };
}

export interface FunctionRoleProps {
  readonly grants: readonly Grant[];
  readonly resources: Resources;
  readonly logGroup: ILogGroup;
  /** Where Lambda itself sends the events that the function failed at. */
  readonly deadLetters?: IQueue;
}

/** The role of one function: it may write its own log, and do what its grants allow. Nothing is attached later. */
export class FunctionRole extends Role {
  constructor(scope: Construct, id: string, { grants, resources, logGroup, deadLetters }: FunctionRoleProps) {
    const writesLog = new PolicyStatement({
      actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
      resources: [logGroup.logGroupArn],
    });
    super(scope, id, {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: {
        grants: new PolicyDocument({
          statements: [
            writesLog,
            ...(deadLetters ? allow('sqs', ['SendMessage'], [deadLetters.queueArn]) : []),
            ...grants.flatMap((grant) => statementsOf(grant, resources, Stack.of(scope))),
          ],
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

function variablesOf(grant: Grant, resources: Resources): Record<string, string> {
  const { tables, buckets, userPool, siteClient, secrets, mailFrom } = resources;
  if ('table' in grant) return { [tableVariable(grant.table)]: tables[grant.table].tableName };
  if ('ownItems' in grant)
    return Object.fromEntries(ownTables.map((table) => [tableVariable(table), tables[table].tableName]));
  if ('bucket' in grant) return { [bucketVariable(grant.bucket)]: buckets[grant.bucket].bucketName };
  if ('queue' in grant)
    return grant.actions.includes('SendMessage')
      ? { [queueVariable(grant.queue)]: queueNamed(grant.queue, resources).queueUrl }
      : {};
  if ('secret' in grant)
    return {
      [secretVariable(grant.secret)]: secrets[grant.secret].secretArn,
      ...(resources.payments && { PAYMENT_PROVIDER_URL: resources.payments.providerUrl }),
      ...(resources.payments?.siteUrl !== undefined && { SITE_URL: resources.payments.siteUrl }),
      ...resources.payments?.seller,
    };
  if ('mail' in grant) return mailFrom ? { MAIL_FROM: mailFrom } : {};
  return { USER_POOL_ID: userPool.userPoolId, USER_POOL_CLIENT_ID: siteClient.userPoolClientId };
}

function statementsOf(grant: Grant, resources: Resources, stack: Stack): PolicyStatement[] {
  const { tables, buckets, userPool, secrets, mailFrom } = resources;
  if ('table' in grant) {
    const { tableArn } = tables[grant.table];
    const indexes = grant.indexes ?? [];
    return [
      ...allow('dynamodb', grant.actions, [tableArn], attributesAlone(grant.attributes)),
      ...allow(
        'dynamodb',
        indexes.length > 0 ? ['Query'] : [],
        indexes.map((index) => `${tableArn}/index/${index}`),
      ),
    ];
  }
  if ('ownItems' in grant)
    return allow(
      'dynamodb',
      grant.ownItems,
      ownTables.map((table) => tables[table].tableArn),
    );
  if ('bucket' in grant) {
    const bucket = buckets[grant.bucket];
    return [
      ...allow('s3', grant.actions, [bucket.arnForObjects('*')]),
      ...allow('s3', grant.lists ? ['ListBucket'] : [], [bucket.bucketArn]),
    ];
  }
  if ('queue' in grant) return allow('sqs', grant.actions, [queueNamed(grant.queue, resources).queueArn]);
  if ('secret' in grant)
    return allow('secretsmanager', ['GetSecretValue'], [secrets[grant.secret].secretArn]);
  if ('mail' in grant) return mailFrom ? [sendsMail(mailFrom, stack)] : [];
  return allow('cognito-idp', grant.userPool, [userPool.userPoolArn]);
}

/** The queue of this name; throws where no worker serves it. */
export function queueNamed(name: QueueName, { queues }: Pick<Resources, 'queues'>): IQueue {
  const served = queues.get(name);
  if (!served) throw new Error(`No worker in infra/permissions/workers.ts serves the queue ${name}.`);
  return served.queue;
}

/** SES knows the sender by its address or by its domain, whichever was verified. */
function sendsMail(mailFrom: string, stack: Stack): PolicyStatement {
  const [, domain = ''] = mailFrom.split('@');
  return new PolicyStatement({
    actions: ['ses:SendEmail'],
    resources: [mailFrom, domain].map((resourceName) =>
      stack.formatArn({ service: 'ses', resource: 'identity', resourceName }),
    ),
    conditions: { StringEquals: { 'ses:FromAddress': mailFrom } },
  });
}

/** An answer with whole items would show the other attributes. */
const attributesAlone = (attributes: readonly string[] | undefined): PolicyStatementProps['conditions'] =>
  attributes && {
    'ForAllValues:StringEquals': { 'dynamodb:Attributes': attributes },
    StringEqualsIfExists: { 'dynamodb:ReturnValues': ['NONE', 'UPDATED_OLD', 'UPDATED_NEW'] },
  };

function allow(
  service: string,
  actions: readonly string[],
  resources: string[],
  conditions?: PolicyStatementProps['conditions'],
): PolicyStatement[] {
  if (actions.length === 0) return [];
  return [
    new PolicyStatement({
      effect: Effect.ALLOW,
      actions: actions.map((action) => `${service}:${action}`),
      resources,
      ...(conditions && { conditions }),
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
