import * as z from 'zod';
import type { ResolvedResource } from '../template/resolve-assembly.ts';

/** A queue of the template. Times are in seconds. */
export interface DeployedQueue {
  readonly url: string;
  readonly arn: string;
  readonly visibilityTimeout: number;
  readonly delay: number;
  readonly retention: number;
  readonly waitTime: number;
  /** Where a message goes instead of being received once more. */
  readonly deadLetters: { readonly arn: string; readonly maxReceiveCount: number } | undefined;
}

const QueueProperties = z.object({
  FifoQueue: z.literal(false, { error: 'the local cloud has no FIFO queues' }).optional(),
  VisibilityTimeout: z.number().default(30),
  DelaySeconds: z.number().default(0),
  MessageRetentionPeriod: z.number().default(345_600),
  ReceiveMessageWaitTimeSeconds: z.number().default(0),
  RedrivePolicy: z.object({ deadLetterTargetArn: z.string(), maxReceiveCount: z.coerce.number() }).optional(),
});

/** The template's queues. */
export const deployedQueues = (resources: readonly ResolvedResource[]): DeployedQueue[] =>
  resources
    .filter(({ type }) => type === 'AWS::SQS::Queue')
    .map(({ ref, attributes, properties }) => {
      const queue = QueueProperties.parse(properties);
      const redrive = queue.RedrivePolicy;
      return {
        url: ref,
        arn: attributes.Arn ?? ref,
        visibilityTimeout: queue.VisibilityTimeout,
        delay: queue.DelaySeconds,
        retention: queue.MessageRetentionPeriod,
        waitTime: queue.ReceiveMessageWaitTimeSeconds,
        deadLetters: redrive && {
          arn: redrive.deadLetterTargetArn,
          maxReceiveCount: redrive.maxReceiveCount,
        },
      };
    });
