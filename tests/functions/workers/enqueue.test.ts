import '../../support/function-environment.ts';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { defineQueue } from '#shared/queues/define-queue.ts';
import { enqueue } from '../../../functions/workers/enqueue.ts';

const queue = defineQueue({ name: 'payments', message: z.strictObject({ reference: z.string() }) });
const sqs = mockClient(SQSClient);
afterAll(() => sqs.restore());

it('a message goes to the queue that the template names', async () => {
  vi.stubEnv('PAYMENTS_QUEUE_URL', 'https://sqs.example/payments');
  await enqueue(queue, { reference: 'a' }, { delaySeconds: 30 });
  expect(sqs.commandCalls(SendMessageCommand)[0]?.args[0].input).toEqual({
    QueueUrl: 'https://sqs.example/payments',
    MessageBody: '{"reference":"a"}',
    DelaySeconds: 30,
  });
});

it('a function that may not send to the queue learns which variable it lacks', async () => {
  vi.stubEnv('PAYMENTS_QUEUE_URL', '');
  await expect(enqueue(queue, { reference: 'a' })).rejects.toThrow('PAYMENTS_QUEUE_URL is missing');
});
