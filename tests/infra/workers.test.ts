import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, Duration, Stack, Validations } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { AwsSolutionsChecks } from 'cdk-nag';
import { afterAll, describe, expect, it } from 'vitest';
import type { Resources } from '../../infra/constructs/function-role.ts';
import { QueueWorker } from '../../infra/constructs/queue-worker.ts';
import { Schedule } from '../../infra/constructs/schedule.ts';
import { Settings } from '../../infra/constructs/settings.ts';
import { DeadLetterQueue, WorkQueue } from '../../infra/constructs/work-queue.ts';
import type { Grant } from '../../infra/permissions/grant.ts';

const functionsFolder = mkdtempSync(join(tmpdir(), 'workers-'));
afterAll(() => rmSync(functionsFolder, { recursive: true }));
for (const name of ['applyPayments', 'eraseDue']) {
  mkdirSync(join(functionsFolder, name));
  writeFileSync(join(functionsFolder, name, 'index.mjs'), 'export const handler = () => {};');
}

/** A queue's worker and a daily job, both with these grants. */
function templateWith(grants: readonly Grant[], mailFrom?: string): Template {
  const app = new App();
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  const stack = new Stack(app, 'Probe');
  const settings = Settings.parse({ functionsFolder });
  const payments = new WorkQueue(stack, 'payments', {
    queueName: 'netwright-production-payments',
    workerTimeout: Duration.seconds(30),
    receives: 5,
  });
  const secret = new Secret(stack, 'PaymentProvider');
  Validations.of(secret).acknowledge({ id: 'AwsSolutions-SMG4', reason: 'This secret is a test’s.' });
  const resources = {
    queues: new Map([['payments', payments]]),
    secrets: { paymentProvider: secret },
    mailFrom,
  } as unknown as Resources;
  const described = { domain: 'users', description: 'Probes', whenItFails: 'Nothing.', grants } as const;
  new QueueWorker(stack, 'applyPayments', {
    name: 'applyPayments',
    settings,
    resources,
    worker: { ...described, queue: 'payments', timeoutSeconds: 30, batchSize: 3, maxConcurrency: 2 },
  });
  new Schedule(stack, 'eraseDue', {
    name: 'eraseDue',
    settings,
    resources,
    deadLetters: new DeadLetterQueue(stack, 'FailedJobs', 'netwright-production-failed-jobs'),
    job: { ...described, schedule: 'cron(0 3 * * ? *)' },
  });
  Validations.of(stack).acknowledge({ id: 'AwsSolutions-SQS3', reason: 'The destination of failed jobs.' });
  app.synth();
  return Template.fromStack(stack);
}

const template = templateWith([]);
const found = (type: string) => template.findResources(type);
const idOf = (type: string, start: string) =>
  Object.keys(found(type)).find((id) => id.startsWith(start)) ?? 'none';
const queueId = idOf('AWS::SQS::Queue', 'paymentsQueue');
const deadLettersId = idOf('AWS::SQS::Queue', 'paymentsDeadLetters');
const failedJobsId = idOf('AWS::SQS::Queue', 'FailedJobs');
const arnOf = (id: string) => ({ 'Fn::GetAtt': [id, 'Arn'] });

describe('a queue', () => {
  it('hides what is worked on for six time-outs of its worker, then gives it up after five receives', () => {
    expect(found('AWS::SQS::Queue')[queueId]?.Properties).toMatchObject({
      QueueName: 'netwright-production-payments',
      VisibilityTimeout: 180,
      RedrivePolicy: { deadLetterTargetArn: arnOf(deadLettersId), maxReceiveCount: 5 },
    });
  });

  it('keeps its dead letters longer than its messages', () => {
    const keptSeconds = (id: string) => found('AWS::SQS::Queue')[id]?.Properties.MessageRetentionPeriod;
    expect(keptSeconds(deadLettersId)).toBe(1_209_600);
    expect(keptSeconds(queueId)).toBeLessThan(keptSeconds(deadLettersId));
  });

  it('is encrypted and takes TLS only, and so are its dead letters', () => {
    for (const { Properties } of Object.values(found('AWS::SQS::Queue')))
      expect(Properties.SqsManagedSseEnabled).toBe(true);
    const closed = Object.values(found('AWS::SQS::QueuePolicy')).map(({ Properties }) => {
      expect(Properties.PolicyDocument.Statement).toEqual([
        expect.objectContaining({
          Effect: 'Deny',
          Action: 'sqs:*',
          Principal: { AWS: '*' },
          Condition: { Bool: { 'aws:SecureTransport': 'false' } },
        }),
      ]);
      return Properties.Queues[0].Ref;
    });
    expect(closed.sort()).toEqual([queueId, deadLettersId, failedJobsId].sort());
  });
});

describe('a queue’s worker', () => {
  it('answers which messages of a batch failed, and runs no more often at once than it says', () => {
    const [mapping] = Object.values(found('AWS::Lambda::EventSourceMapping'));
    expect(mapping?.Properties).toEqual({
      EventSourceArn: arnOf(queueId),
      FunctionName: { Ref: idOf('AWS::Lambda::Function', 'applyPayments') },
      BatchSize: 3,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      ScalingConfig: { MaximumConcurrency: 2 },
    });
    expect(mapping?.DependsOn).toContain(idOf('AWS::IAM::Role', 'applyPaymentsRole'));
  });

  it('has a role that may receive from its queue and write its log, and nothing else', () => {
    expect(statementsOf('applyPaymentsRole', template)).toEqual([
      expect.objectContaining({ Action: ['logs:CreateLogStream', 'logs:PutLogEvents'] }),
      {
        Effect: 'Allow',
        Action: ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
        Resource: arnOf(queueId),
      },
    ]);
  });

  it('is told the address of a queue only where it sends to it', () => {
    expect(variablesOf(template)).not.toHaveProperty('PAYMENTS_QUEUE_URL');
    expect(variablesOf(templateWith([{ queue: 'payments', actions: ['SendMessage'] }]))).toMatchObject({
      PAYMENTS_QUEUE_URL: { Ref: queueId },
    });
  });
});

describe('a scheduled job', () => {
  const functionArn = arnOf(idOf('AWS::Lambda::Function', 'eraseDue'));

  it('starts on the minute, in UTC, and is told when it was due', () => {
    const [schedule] = Object.values(found('AWS::Scheduler::Schedule'));
    expect(schedule?.Properties).toMatchObject({
      ScheduleExpression: 'cron(0 3 * * ? *)',
      ScheduleExpressionTimezone: 'UTC',
      FlexibleTimeWindow: { Mode: 'OFF' },
      Target: {
        Arn: functionArn,
        RoleArn: arnOf(idOf('AWS::IAM::Role', 'eraseDueStartRole')),
        Input: '{"scheduledAt":"<aws.scheduler.scheduled-time>"}',
        RetryPolicy: { MaximumEventAgeInSeconds: 3_600, MaximumRetryAttempts: 10 },
        DeadLetterConfig: { Arn: arnOf(failedJobsId) },
      },
    });
  });

  it('is tried three times; what then still fails becomes a dead letter', () => {
    const [retries] = Object.values(found('AWS::Lambda::EventInvokeConfig'));
    expect(retries?.Properties).toMatchObject({
      MaximumRetryAttempts: 2,
      DestinationConfig: { OnFailure: { Destination: arnOf(failedJobsId) } },
    });
    expect(statementsOf('eraseDueRole', template)).toContainEqual({
      Effect: 'Allow',
      Action: 'sqs:SendMessage',
      Resource: arnOf(failedJobsId),
    });
  });

  it('is started by a role that only this account’s Scheduler takes, and that may start this function alone', () => {
    expect(statementsOf('eraseDueStartRole', template)).toEqual([
      { Effect: 'Allow', Action: 'lambda:InvokeFunction', Resource: functionArn },
      { Effect: 'Allow', Action: 'sqs:SendMessage', Resource: arnOf(failedJobsId) },
    ]);
    expect(roleOf('eraseDueStartRole', template).AssumeRolePolicyDocument.Statement).toEqual([
      {
        Effect: 'Allow',
        Action: 'sts:AssumeRole',
        Principal: { Service: 'scheduler.amazonaws.com' },
        Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
      },
    ]);
  });
});

describe('grants', () => {
  it('of a secret let a function read it, and tell it where it is but not what', () => {
    const granted = templateWith([{ secret: 'paymentProvider' }]);
    const secret = { Ref: expect.stringMatching(/^PaymentProvider/) };
    expect(variablesOf(granted)).toMatchObject({ PAYMENT_PROVIDER_SECRET_ARN: secret });
    expect(statementsOf('applyPaymentsRole', granted)).toContainEqual({
      Effect: 'Allow',
      Action: 'secretsmanager:GetSecretValue',
      Resource: secret,
    });
    expect(JSON.stringify(granted.toJSON())).not.toContain('{{resolve:');
  });

  it('of mail let a function send from the product’s address, and from no other', () => {
    const granted = templateWith([{ mail: true }], 'hello@example.com');
    expect(variablesOf(granted)).toMatchObject({ MAIL_FROM: 'hello@example.com' });
    const sending = statementsOf('applyPaymentsRole', granted).find(
      ({ Action }: { Action: unknown }) => Action === 'ses:SendEmail',
    );
    expect(sending.Condition).toEqual({ StringEquals: { 'ses:FromAddress': 'hello@example.com' } });
    expect(JSON.stringify(sending.Resource)).toMatch(
      /identity\/hello@example\.com".*identity\/example\.com"/,
    );
    expect(JSON.stringify(sending.Resource)).not.toContain('*');
  });

  it('of mail are empty where no sender is set up', () => {
    const granted = templateWith([{ mail: true }]);
    expect(variablesOf(granted)).not.toHaveProperty('MAIL_FROM');
    expect(JSON.stringify(granted.toJSON())).not.toContain('ses:SendEmail');
  });

  it('of a queue that no worker serves are rejected', () => {
    expect(() => templateWith([{ queue: 'erasures', actions: ['SendMessage'] }])).toThrow(
      'No worker in infra/permissions/workers.ts serves the queue erasures.',
    );
  });
});

function roleOf(start: string, from: Template) {
  const [, role] =
    Object.entries(from.findResources('AWS::IAM::Role')).find(([id]) => id.startsWith(start)) ?? [];
  return role?.Properties;
}

const statementsOf = (start: string, from: Template) =>
  roleOf(start, from).Policies[0].PolicyDocument.Statement;

const variablesOf = (from: Template) =>
  Object.values(from.findResources('AWS::Lambda::Function')).find(({ Properties }) =>
    Properties.FunctionName.endsWith('applyPayments'),
  )?.Properties.Environment?.Variables ?? {};
