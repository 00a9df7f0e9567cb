import * as z from 'zod';
import { type ServiceOperation, serviceOperation } from '../aws-service/json-service.ts';
import { ServiceError } from '../aws-service/service-error.ts';
import type { DeployedQueue } from './deployed-queues.ts';
import { md5, type QueueStore, type ReceivedMessage } from './queue-store.ts';
import { receiveMessages } from './receive-messages.ts';

/** SQS’s limit for a message, in bytes. */
const maxMessageBytes = 1_048_576;

const Body = z
  .string()
  .min(1)
  .refine((body) => Buffer.byteLength(body) <= maxMessageBytes, 'A message holds at most 1 MiB.');
const Delay = z.number().int().min(0).max(900).optional();
const Visibility = z.number().int().min(0).max(43_200);
/** Batches name their entries, so that each can succeed or fail by itself. */
const entries = <Entry extends z.ZodRawShape>(entry: Entry) =>
  z
    .array(z.strictObject({ Id: z.string(), ...entry }))
    .min(1)
    .max(10);

const OfQueue = z.strictObject({ QueueUrl: z.string() });
const message = { MessageBody: Body, DelaySeconds: Delay };
const receipt = { ReceiptHandle: z.string() };

/** The operations of SQS, on the template's queues. What is not played here is rejected as an unknown parameter. */
export function queueOperations(
  queues: readonly DeployedQueue[],
  store: QueueStore,
): ReadonlyMap<string, ServiceOperation> {
  const queueAt = ({ QueueUrl }: { QueueUrl: string }): DeployedQueue => {
    // A client may reach a queue by this machine's address: the path is what names it.
    const name = QueueUrl.split('/').at(-1);
    const found = queues.find(({ url }) => url.split('/').at(-1) === name);
    if (found) return found;
    throw new ServiceError('QueueDoesNotExist', 'The specified queue does not exist.');
  };
  const onQueue = <Input extends { readonly QueueUrl: string }>(
    schema: z.ZodType<Input>,
    run: (queue: DeployedQueue, input: Input) => object | Promise<object>,
  ): ServiceOperation =>
    serviceOperation(schema, {
      resource: (input) => queueAt(input).arn,
      run: (input) => run(queueAt(input), input),
    });
  const send = (
    queue: DeployedQueue,
    { MessageBody, DelaySeconds }: z.output<z.ZodObject<typeof message>>,
  ) => ({
    MessageId: store.send(queue, MessageBody, DelaySeconds),
    MD5OfMessageBody: md5(MessageBody),
  });

  return new Map(
    Object.entries({
      SendMessage: onQueue(OfQueue.extend(message), send),
      SendMessageBatch: onQueue(OfQueue.extend({ Entries: entries(message) }), (queue, { Entries }) =>
        eachOf(Entries, (entry) => send(queue, entry)),
      ),
      ReceiveMessage: onQueue(
        OfQueue.extend({
          MaxNumberOfMessages: z.number().int().min(1).max(10).default(1),
          VisibilityTimeout: Visibility.optional(),
          WaitTimeSeconds: z.number().int().min(0).max(20).optional(),
          AttributeNames: z.array(z.string()).optional(),
          MessageSystemAttributeNames: z.array(z.string()).optional(),
          MessageAttributeNames: z.array(z.string()).optional(),
        }),
        async (queue, input) => {
          const received = await receiveMessages(store, queue, {
            most: input.MaxNumberOfMessages,
            visibilitySeconds: input.VisibilityTimeout,
            waitSeconds: input.WaitTimeSeconds ?? queue.waitTime,
          });
          return received.length > 0 ? { Messages: received.map(asMessage) } : {};
        },
      ),
      DeleteMessage: onQueue(OfQueue.extend(receipt), (_, { ReceiptHandle }) => {
        store.remove(ReceiptHandle);
        return {};
      }),
      DeleteMessageBatch: onQueue(OfQueue.extend({ Entries: entries(receipt) }), (_, { Entries }) =>
        eachOf(Entries, ({ ReceiptHandle }) => {
          store.remove(ReceiptHandle);
          return {};
        }),
      ),
      ChangeMessageVisibility: onQueue(
        OfQueue.extend({ ...receipt, VisibilityTimeout: Visibility }),
        (_, { ReceiptHandle, VisibilityTimeout }) => {
          store.hide(ReceiptHandle, VisibilityTimeout);
          return {};
        },
      ),
      GetQueueAttributes: onQueue(
        OfQueue.extend({ AttributeNames: z.array(z.string()).optional() }),
        (queue) => ({
          Attributes: attributesOf(queue, store),
        }),
      ),
      PurgeQueue: onQueue(OfQueue, (queue) => {
        store.purge(queue);
        return {};
      }),
      GetQueueUrl: serviceOperation(z.strictObject({ QueueName: z.string() }), {
        resource: ({ QueueName }) => queueAt({ QueueUrl: QueueName }).arn,
        run: ({ QueueName }) => ({ QueueUrl: queueAt({ QueueUrl: QueueName }).url }),
      }),
    }),
  );
}

export const attributesOfMessage = (message: ReceivedMessage) => ({
  SenderId: 'local',
  SentTimestamp: String(message.sentAt),
  ApproximateFirstReceiveTimestamp: String(message.firstReceivedAt),
  ApproximateReceiveCount: String(message.receiveCount),
});

const asMessage = (received: ReceivedMessage) => ({
  MessageId: received.id,
  ReceiptHandle: received.receipt,
  Body: received.body,
  MD5OfBody: md5(received.body),
  Attributes: attributesOfMessage(received),
});

function attributesOf(queue: DeployedQueue, store: QueueStore): Record<string, string> {
  const { visible, inFlight, delayed } = store.counts(queue);
  const { deadLetters } = queue;
  return {
    QueueArn: queue.arn,
    ApproximateNumberOfMessages: String(visible),
    ApproximateNumberOfMessagesNotVisible: String(inFlight),
    ApproximateNumberOfMessagesDelayed: String(delayed),
    VisibilityTimeout: String(queue.visibilityTimeout),
    DelaySeconds: String(queue.delay),
    MessageRetentionPeriod: String(queue.retention),
    ReceiveMessageWaitTimeSeconds: String(queue.waitTime),
    ...(deadLetters && {
      RedrivePolicy: JSON.stringify({
        deadLetterTargetArn: deadLetters.arn,
        maxReceiveCount: deadLetters.maxReceiveCount,
      }),
    }),
  };
}

/** Does each entry of a batch; one that a service's error meets does not keep the others from it. */
function eachOf<Entry extends { Id: string }>(batch: readonly Entry[], run: (entry: Entry) => object) {
  const Successful: object[] = [];
  const Failed: object[] = [];
  for (const entry of batch) {
    try {
      Successful.push({ Id: entry.Id, ...run(entry) });
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      Failed.push({ Id: entry.Id, SenderFault: true, Code: error.name, Message: error.message });
    }
  }
  return { Successful, Failed };
}
