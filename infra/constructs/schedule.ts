import { Duration, Stack } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnEventInvokeConfig } from 'aws-cdk-lib/aws-lambda';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { ScheduledJobEntry } from '../permissions/workers.ts';
import type { Watched } from './house-function.ts';
import { WorkerFunction, type WorkerSurroundings } from './worker-function.ts';

export interface ScheduleProps extends WorkerSurroundings {
  /** What the function and the schedule are called in this environment. */
  readonly name: string;
  readonly job: ScheduledJobEntry;
  /** Gets the runs that could not be started, and those that failed. */
  readonly deadLetters: IQueue;
}

/** How late a run may still begin or be repeated. */
const longestDelay = Duration.hours(1);

/**
 * A job that EventBridge Scheduler starts, in UTC, with a role that may start this one function. Scheduler repeats what Lambda
 * does not take, Lambda repeats twice what the function fails at; what then still has not worked becomes a dead letter.
 */
export class Schedule extends Construct {
  readonly watched: Watched;

  constructor(scope: Construct, id: string, { job, deadLetters, ...props }: ScheduleProps) {
    super(scope, id);
    const handler = new WorkerFunction(this, 'Function', { ...props, worker: job, deadLetters });
    new CfnEventInvokeConfig(this, 'Retries', {
      functionName: handler.functionName,
      qualifier: '$LATEST',
      maximumRetryAttempts: 2,
      maximumEventAgeInSeconds: longestDelay.toSeconds(),
      destinationConfig: { onFailure: { destination: deadLetters.queueArn } },
    });
    const role = this.roleToStart(handler.functionArn, deadLetters.queueArn);
    new CfnSchedule(this, 'Schedule', {
      name: handler.watched.functionName,
      description: job.description,
      scheduleExpression: job.schedule,
      scheduleExpressionTimezone: 'UTC',
      flexibleTimeWindow: { mode: 'OFF' },
      target: {
        arn: handler.functionArn,
        roleArn: role.roleArn,
        input: JSON.stringify({ scheduledAt: '<aws.scheduler.scheduled-time>' }),
        retryPolicy: { maximumEventAgeInSeconds: longestDelay.toSeconds(), maximumRetryAttempts: 10 },
        deadLetterConfig: { arn: deadLetters.queueArn },
      },
    });
    this.watched = handler.watched;
  }

  private roleToStart(functionArn: string, deadLettersArn: string): Role {
    return new Role(this, 'StartRole', {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
      inlinePolicies: {
        start: new PolicyDocument({
          statements: [
            new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [functionArn] }),
            new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [deadLettersArn] }),
          ],
        }),
      },
    });
  }
}
