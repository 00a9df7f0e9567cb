import { SendMessageCommand } from '@aws-sdk/client-sqs';
import { type Queue, queueVariable } from '#shared/queues/define-queue.ts';
import { requiredVariable } from '../runtime/required-variable.ts';
import { sqsClient } from '../runtime/sqs-client.ts';

export interface EnqueueOptions {
  /** At most 900. */
  readonly delaySeconds?: number;
}

/**
 * Hands a message to the queue's worker, which gets it at least once, in any order. When this throws, the message may
 * have been sent all the same.
 */
export async function enqueue<Message>(
  queue: Queue<Message>,
  message: Message,
  { delaySeconds }: EnqueueOptions = {},
): Promise<void> {
  await sqsClient().send(
    new SendMessageCommand({
      QueueUrl: requiredVariable(queueVariable(queue.name)),
      MessageBody: JSON.stringify(message),
      DelaySeconds: delaySeconds,
    }),
  );
}
