import { expect, it, vi } from 'vitest';
import { implementJob } from '../../../functions/workers/implement-job.ts';
import { withRequestLog } from '../../support/request-log.ts';

const lines = withRequestLog();
const context = { getRemainingTimeInMillis: () => 60_000 };

it('a job learns when it was due, and logs what it did', async () => {
  const job = vi.fn(async () => ({ erased: 3 }));
  expect(await implementJob(job)({ scheduledAt: '2026-11-22T03:00:00Z' }, context)).toEqual({ erased: 3 });
  expect(job).toHaveBeenCalledWith(expect.objectContaining({ scheduledAt: '2026-11-22T03:00:00Z' }));
  expect(lines()).toEqual([
    expect.objectContaining({ message: 'job', scheduledAt: '2026-11-22T03:00:00Z', erased: 3 }),
  ]);
});

it('a job that an operator starts is due now', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00.000Z') });
  const job = vi.fn(async () => ({}));
  await implementJob(job)({}, context);
  expect(job).toHaveBeenCalledWith(expect.objectContaining({ scheduledAt: '2026-11-22T10:00:00.000Z' }));
  vi.useRealTimers();
});

it('a job that fails says so to Lambda, which repeats it', async () => {
  const job = implementJob(async () => {
    throw new Error('broken');
  });
  await expect(job({}, context)).rejects.toThrow('broken');
  expect(lines()).toEqual([expect.objectContaining({ level: 'error', message: 'job failed' })]);
});
