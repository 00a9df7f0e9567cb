import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  ChangeMessageVisibilityCommand,
  DeleteMessageBatchCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { close, listen } from '../../../infra/local/listen.ts';
import { createPrincipals } from '../../../infra/local/permissions/principals.ts';
import type { DeployedQueue } from '../../../infra/local/queues/deployed-queues.ts';
import { openQueueStore } from '../../../infra/local/queues/queue-store.ts';
import { createQueueServer } from '../../../infra/local/queues/server.ts';

const region = 'eu-west-2';
const queueNamed = (name: string, more: Partial<DeployedQueue> = {}): DeployedQueue => ({
  url: `https://sqs.${region}.amazonaws.com/000000000000/${name}`,
  arn: `arn:aws:sqs:${region}:000000000000:${name}`,
  visibilityTimeout: 60,
  delay: 0,
  retention: 3_600,
  waitTime: 0,
  deadLetters: undefined,
  ...more,
});
const dead = queueNamed('dead');
const work = queueNamed('work', { deadLetters: { arn: dead.arn, maxReceiveCount: 2 } });
const { url: QueueUrl } = work;

const access = createPrincipals();
let folder: string;
let clock: number;
let endpoint: string;
let stop: () => Promise<void>;

async function start(): Promise<void> {
  const store = openQueueStore({ file: join(folder, 'queues.sqlite'), now: () => clock });
  const server = createQueueServer({ queues: [work, dead], store, region, access });
  endpoint = await listen(server);
  stop = async () => {
    await close(server);
    store.close();
  };
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'queues-'));
  clock = Date.parse('2026-11-22T12:00:00Z');
  await start();
});
afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

const clientOf = (credentials = access.admitOperator()) =>
  new SQSClient({ region, endpoint, credentials, useQueueUrlAsEndpoint: false, maxAttempts: 1 });
const send = (MessageBody: string, DelaySeconds?: number) =>
  clientOf().send(new SendMessageCommand({ QueueUrl, MessageBody, DelaySeconds }));
const receive = async (
  url = QueueUrl,
  more: { VisibilityTimeout?: number; WaitTimeSeconds?: number } = {},
) => {
  const { Messages = [] } = await clientOf().send(
    new ReceiveMessageCommand({
      QueueUrl: url,
      MaxNumberOfMessages: 10,
      MessageSystemAttributeNames: ['All'],
      ...more,
    }),
  );
  return Messages;
};
const bodies = async (url = QueueUrl) => (await receive(url)).map(({ Body }) => Body);
const remove = (ReceiptHandle = '') => clientOf().send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
const later = (seconds: number) => {
  clock += seconds * 1_000;
};

describe('a queue on this machine', () => {
  it('hides what was received until its visibility time-out is over', async () => {
    await send('a');
    expect(await bodies()).toEqual(['a']);
    later(59);
    expect(await bodies()).toEqual([]);
    later(1);
    const [again] = await receive();
    expect(again?.Attributes).toMatchObject({
      ApproximateReceiveCount: '2',
      SentTimestamp: String(Date.parse('2026-11-22T12:00:00Z')),
    });
  });

  it('forgets what was deleted', async () => {
    await send('a');
    const [message] = await receive();
    await remove(message?.ReceiptHandle);
    later(3_000);
    expect(await bodies()).toEqual([]);
  });

  it('deletes nothing by the receipt of an earlier delivery', async () => {
    await send('a');
    const [first] = await receive();
    later(60);
    await receive();
    await remove(first?.ReceiptHandle);
    await clientOf()
      .send(new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['All'] }))
      .then(({ Attributes }) => expect(Attributes?.ApproximateNumberOfMessagesNotVisible).toBe('1'));
    await expect(remove('anything')).rejects.toMatchObject({ name: 'ReceiptHandleIsInvalid' });
  });

  it('holds a delayed message back', async () => {
    await send('a', 30);
    expect(await bodies()).toEqual([]);
    later(30);
    expect(await bodies()).toEqual(['a']);
  });

  it('shows a message earlier or later when its receiver says so', async () => {
    await send('a');
    const [message] = await receive();
    const change = (VisibilityTimeout: number) =>
      clientOf().send(
        new ChangeMessageVisibilityCommand({
          QueueUrl,
          ReceiptHandle: message?.ReceiptHandle ?? '',
          VisibilityTimeout,
        }),
      );
    await change(600);
    later(599);
    expect(await bodies()).toEqual([]);
    await change(0);
    expect(await bodies()).toEqual(['a']);
  });

  it('moves to the dead letters what was received as often as the template allows', async () => {
    await send('a');
    for (const _ of [1, 2]) {
      expect(await bodies()).toEqual(['a']);
      later(60);
    }
    expect(await bodies()).toEqual([]);
    expect(await bodies(dead.url)).toEqual(['a']);
  });

  it('drops what is older than it keeps messages', async () => {
    await send('a');
    later(3_600);
    expect(await bodies()).toEqual([]);
  });

  it('takes and deletes batches, of which each entry succeeds or fails by itself', async () => {
    const sent = await clientOf().send(
      new SendMessageBatchCommand({
        QueueUrl,
        Entries: ['a', 'b', 'c'].map((body) => ({ Id: body, MessageBody: body })),
      }),
    );
    expect(sent.Successful?.map(({ Id }) => Id)).toEqual(['a', 'b', 'c']);
    const [first] = await receive();
    const deleted = await clientOf().send(
      new DeleteMessageBatchCommand({
        QueueUrl,
        Entries: [
          { Id: 'good', ReceiptHandle: first?.ReceiptHandle },
          { Id: 'bad', ReceiptHandle: 'none' },
        ],
      }),
    );
    expect(deleted.Successful?.map(({ Id }) => Id)).toEqual(['good']);
    expect(deleted.Failed?.map(({ Id, Code }) => [Id, Code])).toEqual([['bad', 'ReceiptHandleIsInvalid']]);
  });

  it('lets a receiver wait for the next message', async () => {
    const waiting = receive(QueueUrl, { WaitTimeSeconds: 20 });
    await send('a');
    expect((await waiting).map(({ Body }) => Body)).toEqual(['a']);
  });

  it('keeps what it has acknowledged when it is killed', async () => {
    await send('a');
    await send('b');
    const [first] = await receive();
    await remove(first?.ReceiptHandle);
    // A second process opens the file of one that was never closed.
    const former = stop;
    await start();
    await former();
    later(60);
    expect(await bodies()).toEqual([first?.Body === 'a' ? 'b' : 'a']);
  });

  it('loses no message that it acknowledged before it was killed with SIGKILL', async () => {
    const file = join(folder, 'killed.sqlite');
    const child = spawn(process.execPath, [
      fileURLToPath(new URL('queue-process.ts', import.meta.url)),
      ...[file, region, JSON.stringify([work, dead])],
    ]);
    const [printed] = await once(child.stdout, 'data');
    const there = JSON.parse(String(printed));
    const client = new SQSClient({ region, ...there, useQueueUrlAsEndpoint: false, maxAttempts: 1 });
    const acknowledged: string[] = [];
    const ended = once(child, 'exit');
    const sending = Array.from({ length: 40 }, async (_, index) => {
      const MessageBody = `message ${index}`;
      await client.send(new SendMessageCommand({ QueueUrl, MessageBody }));
      acknowledged.push(MessageBody);
      if (acknowledged.length === 10) child.kill('SIGKILL');
    });
    await Promise.allSettled(sending);
    await ended;
    expect(acknowledged.length).toBeGreaterThanOrEqual(10);
    expect(acknowledged.length).toBeLessThan(40);
    const store = openQueueStore({ file });
    const server = createQueueServer({ queues: [work, dead], store, region, access });
    const again = new SQSClient({
      region,
      endpoint: await listen(server),
      credentials: access.admitOperator(),
      useQueueUrlAsEndpoint: false,
    });
    const found: (string | undefined)[] = [];
    for (let batch: (string | undefined)[] | undefined; batch === undefined || batch.length > 0; ) {
      const { Messages = [] } = await again.send(
        new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10 }),
      );
      batch = Messages.map(({ Body }) => Body);
      found.push(...batch);
    }
    expect(found).toEqual(expect.arrayContaining(acknowledged));
    await close(server);
    store.close();
  });

  it('rejects by name what it does not play', async () => {
    const command = new SendMessageCommand({ QueueUrl, MessageBody: 'a', MessageGroupId: 'group' });
    await expect(clientOf().send(command)).rejects.toThrow(/MessageGroupId/);
  });
});

describe('who may call a queue', () => {
  const senderTo = (arn: string) =>
    clientOf(access.admit('sender', [{ effect: 'Allow', actions: ['sqs:SendMessage'], resources: [arn] }]));
  const message = new SendMessageCommand({ QueueUrl, MessageBody: 'a' });

  it('is whoever has a role that allows this action on this queue', async () => {
    await senderTo(work.arn).send(message);
    await expect(senderTo(work.arn).send(new ReceiveMessageCommand({ QueueUrl }))).rejects.toMatchObject({
      name: 'AccessDeniedException',
    });
    await expect(senderTo(dead.arn).send(message)).rejects.toMatchObject({ name: 'AccessDeniedException' });
  });

  it('is nobody without a key of this machine, or with a wrong secret', async () => {
    const { accessKeyId } = access.admitOperator();
    for (const credentials of [
      { accessKeyId: 'AKIASTRANGER', secretAccessKey: 'secret' },
      { accessKeyId, secretAccessKey: 'wrong' },
    ])
      await expect(clientOf(credentials).send(message)).rejects.toMatchObject({
        name: expect.stringMatching(/UnrecognizedClient|InvalidSignature/),
      });
    expect(await bodies()).toEqual([]);
  });

  it('learns that a queue does not exist', async () => {
    const missing = new SendMessageCommand({ QueueUrl: `${QueueUrl}s`, MessageBody: 'a' });
    await expect(clientOf().send(missing)).rejects.toMatchObject({ name: 'QueueDoesNotExist' });
  });
});
