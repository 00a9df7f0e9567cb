import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import type { Queue } from '#shared/queues/define-queue.ts';
import { log } from '../runtime/logger.ts';

/** What is known of a message beside its content. */
export interface Delivery {
  readonly id: string;
  /** 1 the first time. */
  readonly receiveCount: number;
  /** ISO 8601, UTC. */
  readonly sentAt: string;
  /** Milliseconds until the function is ended. */
  readonly remainingMs: () => number;
}

export type Work<Message> = (message: Message, delivery: Delivery) => Promise<void>;

type WorkerHandler = (
  event: SQSEvent,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
) => Promise<SQSBatchResponse>;

/** A message is not begun with less time than this, in milliseconds: the next function takes it. */
const reserveMs = 3_000;

/**
 * Makes a queue's Lambda handler from a function of one message. Messages of a batch are worked on one after the other.
 * One whose work throws is answered as failed: it comes again after the queue's visibility time-out, and ends with the dead
 * letters after the queue's number of receives. So does one that does not match the queue's schema. The work has to bear
 * being repeated: a queue delivers at least once.
 */
export function implementWorker<Message>(queue: Queue<Message>): (work: Work<Message>) => WorkerHandler {
  return (work) => async (event, context) => {
    const remainingMs = (): number => context.getRemainingTimeInMillis();
    const failed: string[] = [];
    for (const [index, record] of event.Records.entries()) {
      const succeeded =
        (index === 0 || remainingMs() >= reserveMs) && (await attempt(queue, work, record, remainingMs));
      if (!succeeded) failed.push(record.messageId);
    }
    return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
  };
}

/** Whether it succeeded. Its line in the log holds nothing of the message. */
async function attempt<Message>(
  { name, message }: Queue<Message>,
  work: Work<Message>,
  { messageId: id, body, attributes }: SQSRecord,
  remainingMs: () => number,
): Promise<boolean> {
  const startedAt = Date.now();
  const receiveCount = Number(attributes.ApproximateReceiveCount);
  const sentAt = new Date(Number(attributes.SentTimestamp)).toISOString();
  const line = (cause?: unknown) => ({ queue: name, id, receiveCount, ms: Date.now() - startedAt, cause });
  try {
    await work(message.parse(jsonOf(body)), { id, receiveCount, sentAt, remainingMs });
    log('info', 'message', line());
    return true;
  } catch (error) {
    log('error', 'message failed', line(error));
    return false;
  }
}

/** The parser's own error would quote the message. */
function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Error('The message is not JSON');
  }
}
