import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { afterAll, beforeAll } from 'vitest';
import { type QueueName, queueNames, queueVariable } from '#shared/queues/define-queue.ts';
import { close, listen } from '../../infra/local/listen.ts';
import type { DeployedQueue } from '../../infra/local/queues/deployed-queues.ts';
import { attributesOfMessage } from '../../infra/local/queues/queue-operations.ts';
import { openQueueStore, type ReceivedMessage } from '../../infra/local/queues/queue-store.ts';
import { createQueueServer } from '../../infra/local/queues/server.ts';
import { functionEnvironment } from './function-environment.ts';

type Worker = (
  event: SQSEvent,
  context: { getRemainingTimeInMillis: () => number },
) => Promise<SQSBatchResponse>;

export interface LocalQueues {
  /** Gives a worker each message that waits, one at a time; those that failed wait again. Answers how many succeeded. */
  readonly deliver: (name: QueueName, worker: Worker) => Promise<number>;
  /** How many messages wait. */
  readonly waiting: (name: QueueName) => number;
}

const queueOf = (name: QueueName): DeployedQueue => ({
  url: `https://sqs.${functionEnvironment.AWS_REGION}.amazonaws.com/000000000000/${name}`,
  arn: `arn:aws:sqs:${functionEnvironment.AWS_REGION}:000000000000:${name}`,
  visibilityTimeout: 3_600,
  delay: 0,
  retention: 86_400,
  waitTime: 0,
  deadLetters: undefined,
});

/** Gives the functions that a file tests real queues, each without a worker: the test delivers. */
export function withLocalQueues(): LocalQueues {
  const store = openQueueStore({ file: ':memory:' });
  const server = createQueueServer({
    queues: queueNames.map(queueOf),
    store,
    region: functionEnvironment.AWS_REGION,
    access: { secretFor: () => functionEnvironment.AWS_SECRET_ACCESS_KEY, allows: () => true },
  });
  beforeAll(async () => {
    for (const name of queueNames) process.env[queueVariable(name)] = queueOf(name).url;
    process.env.AWS_ENDPOINT_URL_SQS = await listen(server);
  });
  afterAll(async () => {
    await close(server);
    store.close();
  });

  return {
    waiting: (name) => store.counts(queueOf(name)).visible,
    async deliver(name, worker) {
      const failed: string[] = [];
      let succeeded = 0;
      for (;;) {
        const [message] = store.receive(queueOf(name), 1);
        if (!message) break;
        const { batchItemFailures } = await worker(eventOf(message), {
          getRemainingTimeInMillis: () => 60_000,
        });
        if (batchItemFailures.length > 0) failed.push(message.receipt);
        else {
          store.remove(message.receipt);
          succeeded += 1;
        }
      }
      for (const receipt of failed) store.hide(receipt, 0);
      return succeeded;
    },
  };
}

const eventOf = (message: ReceivedMessage): SQSEvent => ({
  Records: [
    {
      messageId: message.id,
      receiptHandle: message.receipt,
      body: message.body,
      attributes: attributesOfMessage(message),
      messageAttributes: {},
      md5OfBody: '',
      eventSource: 'aws:sqs',
      eventSourceARN: '',
      awsRegion: functionEnvironment.AWS_REGION,
    },
  ],
});
