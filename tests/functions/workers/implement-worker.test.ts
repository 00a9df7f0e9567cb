import type { SQSEvent } from 'aws-lambda';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { defineQueue } from '#shared/queues/define-queue.ts';
import { implementWorker, type Work } from '../../../functions/workers/implement-worker.ts';
import { withRequestLog } from '../../support/request-log.ts';

const queue = defineQueue({ name: 'payments', message: z.strictObject({ reference: z.string() }) });

const lines = withRequestLog();

const eventOf = (...bodies: readonly string[]): SQSEvent => ({
  Records: bodies.map((body, index) => ({
    messageId: `m${index + 1}`,
    receiptHandle: 'receipt',
    body,
    attributes: {
      ApproximateReceiveCount: '2',
      SentTimestamp: '1795348800000',
      SenderId: 'sender',
      ApproximateFirstReceiveTimestamp: '1795348800000',
    },
    messageAttributes: {},
    md5OfBody: '',
    eventSource: 'aws:sqs',
    eventSourceARN: 'arn',
    awsRegion: 'eu-west-1',
  })),
});
const messageOf = (reference: string) => JSON.stringify({ reference });

/** What a worker answers to a batch, as the ids of what failed. */
async function failedOf(work: Work<{ reference: string }>, event: SQSEvent, remaining = () => 60_000) {
  const { batchItemFailures } = await implementWorker(queue)(work)(event, {
    getRemainingTimeInMillis: remaining,
  });
  return batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);
}

describe('a queue’s worker', () => {
  const work = vi.fn<Work<{ reference: string }>>(async () => {});
  beforeEach(() => {
    work.mockReset();
  });

  it('gets each message parsed, with what is known of its delivery', async () => {
    expect(await failedOf(work, eventOf(messageOf('a'), messageOf('b')))).toEqual([]);
    expect(work.mock.calls.map(([message]) => message)).toEqual([{ reference: 'a' }, { reference: 'b' }]);
    expect(work.mock.calls[0]?.[1]).toMatchObject({
      id: 'm1',
      receiveCount: 2,
      sentAt: '2026-11-22T12:00:00.000Z',
    });
  });

  it('answers the messages that failed, and still works on those after them', async () => {
    work.mockImplementation(async ({ reference }) => {
      if (reference === 'a') throw new Error('broken');
    });
    expect(await failedOf(work, eventOf(messageOf('a'), messageOf('b')))).toEqual(['m1']);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['another shape', '{"reference":1}'],
    ['a field too many', '{"reference":"a","amount":1}'],
    ['no JSON', 'secret-text'],
  ])('answers a message of %s as failed, without logging it', async (_, body) => {
    expect(await failedOf(work, eventOf(body))).toEqual(['m1']);
    expect(work).not.toHaveBeenCalled();
    const [line] = lines();
    expect(line).toMatchObject({ level: 'error', message: 'message failed', queue: 'payments', id: 'm1' });
    expect(JSON.stringify(line)).not.toContain('secret-text');
  });

  it('leaves to the next function what its own time does not suffice for', async () => {
    let remaining = 60_000;
    work.mockImplementation(async () => {
      remaining -= 58_000;
    });
    const failed = await failedOf(work, eventOf(messageOf('a'), messageOf('b')), () => remaining);
    expect(failed).toEqual(['m2']);
    expect(work).toHaveBeenCalledTimes(1);
  });
});
