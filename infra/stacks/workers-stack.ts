import { Validations } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Resources } from '../constructs/function-role.ts';
import type { Watched } from '../constructs/house-function.ts';
import { QueueWorker } from '../constructs/queue-worker.ts';
import { Schedule } from '../constructs/schedule.ts';
import { DeadLetterQueue } from '../constructs/work-queue.ts';
import { queueWorkers, scheduledJobs } from '../permissions/workers.ts';
import { NetwrightStack, type NetwrightStackProps } from './netwright-stack.ts';

export interface WorkersStackProps extends NetwrightStackProps {
  readonly resources: Resources;
}

/** The functions that nobody waits for: workers of the queues, and jobs by the clock (infra/permissions/workers.ts). */
export class WorkersStack extends NetwrightStack {
  /** What the alarms watch. */
  readonly functions: readonly Watched[];
  /** Runs of jobs that could not be started, or failed. */
  readonly failedJobs: DeadLetterQueue;

  constructor(scope: Construct, id: string, { resources, ...props }: WorkersStackProps) {
    super(scope, id, props);
    this.failedJobs = new DeadLetterQueue(this, 'FailedJobs', this.named('failed-jobs'));
    Validations.of(this.failedJobs).acknowledge({
      id: 'AwsSolutions-SQS3',
      reason: 'It is a dead-letter queue itself: of schedules and functions, not of another queue.',
    });
    const surroundings = { settings: this.settings, resources };
    const workers = Object.entries(queueWorkers).map(([name, worker]) => {
      return new QueueWorker(this, name, { ...surroundings, name, worker });
    });
    const jobs = Object.entries(scheduledJobs).map(
      ([name, job]) => new Schedule(this, name, { ...surroundings, name, job, deadLetters: this.failedJobs }),
    );
    this.functions = [...workers, ...jobs].map(({ watched }) => watched);
  }
}
