import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeployedFunction } from '../../../infra/local/functions/deployed-functions.ts';
import type { DeployedMapping } from '../../../infra/local/functions/deployed-mappings.ts';
import { type Poller, pollQueue } from '../../../infra/local/functions/poll-queue.ts';
import { runMappings } from '../../../infra/local/functions/run-mappings.ts';
import type { DeployedQueue } from '../../../infra/local/queues/deployed-queues.ts';
import { openQueueStore, type QueueStore } from '../../../infra/local/queues/queue-store.ts';

const dead: DeployedQueue = {
  url: 'dead',
  arn: 'arn:dead',
  visibilityTimeout: 60,
  delay: 0,
  retention: 86_400,
  waitTime: 0,
  deadLetters: undefined,
};
const queue: DeployedQueue = {
  ...dead,
  url: 'work',
  arn: 'arn:work',
  deadLetters: { arn: dead.arn, maxReceiveCount: 2 },
};
const target = { name: 'apply', role: 'apply' } as DeployedFunction;
const mapping: DeployedMapping = { queue, target, batchSize: 10, maxConcurrency: 2, reportsFailures: true };

interface Record_ {
  readonly messageId: string;
  readonly body: string;
}
type Invoke = (target: unknown, event: { Records: Record_[] }) => Promise<unknown>;

let clock = 0;
let store: QueueStore;
let poller: Poller | undefined;
beforeEach(() => {
  clock = 0;
  store = openQueueStore({ file: ':memory:', now: () => clock });
});
afterEach(async () => {
  await poller?.stop();
  store.close();
});

function polling(invoke: Invoke, more: Partial<DeployedMapping> = {}) {
  const work = vi.fn(invoke);
  poller = pollQueue(
    { ...mapping, ...more },
    { store, region: 'eu-west-2', invoke: work as never, log: () => {}, now: () => clock },
  );
  return work;
}
const total = ({ visible, inFlight, delayed } = store.counts(queue)) => visible + inFlight + delayed;
const later = (seconds: number) => {
  clock += seconds * 1_000;
  poller?.poll();
};

describe('a queue’s messages', () => {
  it('reach the function in the event that Lambda gives it, and are deleted when it returns', async () => {
    const id = store.send(queue, 'hello');
    const work = polling(async () => ({ batchItemFailures: [] }));
    await expect.poll(() => total()).toBe(0);
    expect(work.mock.calls[0]?.[1]).toEqual({
      Records: [
        {
          messageId: id,
          receiptHandle: expect.any(String),
          body: 'hello',
          attributes: {
            ApproximateReceiveCount: '1',
            SentTimestamp: '0',
            ApproximateFirstReceiveTimestamp: '0',
            SenderId: 'local',
          },
          messageAttributes: {},
          md5OfBody: '5d41402abc4b2a76b9719d911017c592',
          eventSource: 'aws:sqs',
          eventSourceARN: 'arn:work',
          awsRegion: 'eu-west-2',
        },
      ],
    });
  });

  it('come in batches of at most the template’s size, and in no more events at once than it allows', async () => {
    for (let n = 0; n < 7; n += 1) store.send(queue, String(n));
    let running = 0;
    let most = 0;
    const work = polling(
      async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setTimeout(resolve, 5));
        running -= 1;
        return { batchItemFailures: [] };
      },
      { batchSize: 2 },
    );
    await expect.poll(() => total()).toBe(0);
    expect(work.mock.calls.map(([, { Records }]) => Records.length)).toEqual([2, 2, 2, 1]);
    expect(most).toBe(2);
  });

  it('that failed come again after the time-out, alone, and become dead letters in the end', async () => {
    store.send(queue, 'good');
    store.send(queue, 'bad');
    const work = polling(async (_, { Records }) => ({
      batchItemFailures: Records.filter(({ body }) => body === 'bad').map(({ messageId }) => ({
        itemIdentifier: messageId,
      })),
    }));
    await expect.poll(() => total()).toBe(1);
    later(59);
    expect(work).toHaveBeenCalledTimes(1);
    later(1);
    await expect.poll(() => work.mock.calls.length).toBe(2);
    expect(work.mock.calls[1]?.[1].Records.map(({ body }) => body)).toEqual(['bad']);
    later(60);
    expect(total()).toBe(0);
    expect(store.receive(dead, 10).map(({ body }) => body)).toEqual(['bad']);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['throws', () => Promise.reject(new Error('broken'))],
    [
      'names a message that was not in the batch',
      async () => ({ batchItemFailures: [{ itemIdentifier: 'x' }] }),
    ],
    ['answers nonsense', async () => ({ batchItemFailures: 'all' })],
  ])('all come again when the function %s', async (_, answer) => {
    store.send(queue, 'a');
    store.send(queue, 'b');
    const work = polling(answer);
    await expect.poll(() => work.mock.calls.length).toBe(1);
    expect(total()).toBe(2);
    later(60);
    await expect.poll(() => work.mock.calls.length).toBe(2);
  });

  it('that a killed function had come again', async () => {
    store.send(queue, 'a');
    polling(() => new Promise(() => {}));
    expect(store.counts(queue)).toMatchObject({ visible: 0, inFlight: 1 });
    // It waits for ever for what it has begun.
    void poller?.stop();
    poller = undefined;
    clock = 60_000;
    const work = polling(async () => null);
    await expect.poll(() => total()).toBe(0);
    expect(work).toHaveBeenCalledTimes(1);
  });
});

it('a mapping whose role may not receive is rejected, as its deployment would be', () => {
  const statement = { effect: 'Allow', actions: ['sqs:ReceiveMessage'], resources: ['arn:work'] } as const;
  expect(() => runMappings([mapping], new Map([['apply', [statement]]]), {} as never)).toThrow(
    'The role of apply does not allow sqs:DeleteMessage, sqs:GetQueueAttributes on arn:work.',
  );
});
