import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { attributesOfMessage } from '../queues/queue-operations.ts';
import { md5, type QueueStore, type ReceivedMessage } from '../queues/queue-store.ts';
import type { DeployedMapping } from './deployed-mappings.ts';
import type { RunningFunctions } from './run-functions.ts';

export interface PollOptions {
  readonly store: QueueStore;
  readonly region: string;
  readonly invoke: RunningFunctions['invoke'];
  readonly log: (line: string) => void;
  /** Milliseconds since the epoch; the store's own clock. */
  readonly now?: () => number;
}

/** Lambda's poller of one mapping. */
export interface Poller {
  /** Looks for messages now, as it does by itself when some are sent or become visible. */
  poll(): void;
  /** Begins nothing more, and waits for what has begun. */
  stop(): Promise<void>;
}

const Failures = z.object({
  batchItemFailures: z.array(z.object({ itemIdentifier: z.string().min(1) })).default([]),
});

/** Lambda waits so long for a timer at the most, in milliseconds. */
const longestWaitMs = 60_000;

/**
 * Gives a queue's messages to its function, in batches, and deletes those that it did not fail at. The others come again
 * when their visibility time-out is over. An answer that names no message of the batch fails the whole batch.
 */
export function pollQueue(mapping: DeployedMapping, options: PollOptions): Poller {
  const { queue, target, batchSize, maxConcurrency } = mapping;
  const { store, invoke, log, now = Date.now } = options;
  const active = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const work = async (batch: readonly ReceivedMessage[]): Promise<void> => {
    try {
      const answer = await invoke(target, eventOf(batch, mapping, options), randomUUID());
      const failed = mapping.reportsFailures ? failedIds(answer, batch) : new Set<string>();
      for (const { id, receipt } of batch) if (!failed.has(id)) store.remove(receipt);
    } catch (error) {
      log(`${target.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };

  const poll = (): void => {
    clearTimeout(timer);
    while (!stopped && active.size < maxConcurrency) {
      const batch = store.receive(queue, batchSize);
      if (batch.length === 0) break;
      const working = work(batch).finally(() => {
        active.delete(working);
        poll();
      });
      active.add(working);
    }
    const next = stopped ? undefined : store.nextVisibleAt(queue);
    if (next === undefined || active.size >= maxConcurrency) return;
    timer = setTimeout(poll, Math.min(Math.max(next - now(), 10), longestWaitMs));
    timer.unref();
  };

  const forget = store.onMessage(queue, poll);
  poll();
  return {
    poll,
    async stop() {
      stopped = true;
      forget();
      clearTimeout(timer);
      await Promise.all(active);
    },
  };
}

/** The ids of the messages that a function failed at; all of them where its answer makes no sense. */
function failedIds(answer: unknown, batch: readonly ReceivedMessage[]): ReadonlySet<string> {
  const ids = new Set(batch.map(({ id }) => id));
  if (answer === null || answer === undefined) return new Set();
  const { data } = Failures.safeParse(answer);
  const failed = data?.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);
  return failed?.every((id) => ids.has(id)) ? new Set(failed) : ids;
}

const eventOf = (
  batch: readonly ReceivedMessage[],
  { queue }: Pick<DeployedMapping, 'queue'>,
  { region }: Pick<PollOptions, 'region'>,
) => ({
  Records: batch.map((message) => ({
    messageId: message.id,
    receiptHandle: message.receipt,
    body: message.body,
    attributes: attributesOfMessage(message),
    messageAttributes: {},
    md5OfBody: md5(message.body),
    eventSource: 'aws:sqs',
    eventSourceARN: queue.arn,
    awsRegion: region,
  })),
});
