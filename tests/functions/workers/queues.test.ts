import '../../support/function-environment.ts';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { defineQueue } from '#shared/queues/define-queue.ts';
import { enqueue } from '../../../functions/workers/enqueue.ts';
import { implementWorker } from '../../../functions/workers/implement-worker.ts';
import { withFailingCall } from '../../support/failing-calls.ts';
import { withLocalQueues } from '../../support/local-queues.ts';
import { withRequestLog } from '../../support/request-log.ts';

const queue = defineQueue({ name: 'payments', message: z.strictObject({ reference: z.string() }) });
const { deliver, waiting } = withLocalQueues();
withRequestLog();

it('what is sent reaches the worker, and comes again when the work failed', async () => {
  const worked: string[] = [];
  let broken = true;
  const worker = implementWorker(queue)(async ({ reference }) => {
    if (broken && reference === 'b') throw new Error('broken');
    worked.push(reference);
  });
  await enqueue(queue, { reference: 'a' });
  await enqueue(queue, { reference: 'b' });
  expect(await deliver('payments', worker)).toBe(1);
  broken = false;
  expect(await deliver('payments', worker)).toBe(1);
  expect(worked).toEqual(['a', 'b']);
  expect(waiting('payments')).toBe(0);
});

it('a send whose answer is lost throws, although the message is there', async () => {
  const send = () => enqueue(queue, { reference: 'a' });
  await withFailingCall(1, 'before', () => expect(send()).rejects.toThrow('The service failed'));
  expect(waiting('payments')).toBe(0);
  const { failed } = await withFailingCall(1, 'after', () =>
    expect(send()).rejects.toThrow('The service failed'),
  );
  expect(failed).toBe('SendMessageCommand');
  expect(waiting('payments')).toBe(1);
});
