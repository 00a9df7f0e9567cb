import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption, type QueueProps } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

export interface WorkQueueProps {
  readonly queueName: string;
  /** How long its worker takes at most with one event. */
  readonly workerTimeout: Duration;
  /** How often a message is tried. */
  readonly receives: number;
}

/**
 * A queue with its dead letters: encrypted, TLS only. A message that is being worked on stays hidden for six time-outs of the
 * worker, as AWS advises; dead letters are kept for 14 days, the most that SQS keeps anything.
 */
export class WorkQueue extends Construct {
  readonly queue: Queue;
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: string, { queueName, workerTimeout, receives }: WorkQueueProps) {
    super(scope, id);
    this.deadLetters = new DeadLetterQueue(this, 'DeadLetters', `${queueName}-dead-letters`);
    this.queue = new Queue(this, 'Queue', {
      ...closed,
      queueName,
      visibilityTimeout: Duration.seconds(6 * workerTimeout.toSeconds()),
      // Less than the dead letters', whose time counts from the first sending.
      retentionPeriod: Duration.days(7),
      receiveMessageWaitTime: Duration.seconds(20),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: receives },
    });
  }
}

/** Where what failed for good waits for an operator. */
export class DeadLetterQueue extends Queue {
  constructor(scope: Construct, id: string, queueName: string) {
    super(scope, id, { ...closed, queueName, retentionPeriod: Duration.days(14) });
  }
}

const closed = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true } satisfies QueueProps;
