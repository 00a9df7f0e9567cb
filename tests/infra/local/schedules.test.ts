import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeployedFunction } from '../../../infra/local/functions/deployed-functions.ts';
import type { DeployedQueue } from '../../../infra/local/queues/deployed-queues.ts';
import { openQueueStore, type QueueStore } from '../../../infra/local/queues/queue-store.ts';
import type { DeployedSchedule } from '../../../infra/local/schedules/deployed-schedules.ts';
import { type RunningSchedules, runSchedules } from '../../../infra/local/schedules/run-schedules.ts';
import { parseScheduleExpression } from '../../../infra/local/schedules/schedule-expression.ts';

describe('a schedule’s expression', () => {
  it.each([
    ['rate(5 minutes)', '2026-11-22T12:00:30Z', '2026-11-22T12:05:30Z'],
    ['rate(1 day)', '2026-11-22T12:00:00Z', '2026-11-23T12:00:00Z'],
    ['cron(0 3 * * ? *)', '2026-11-22T02:59:59Z', '2026-11-22T03:00:00Z'],
    ['cron(0 3 * * ? *)', '2026-11-22T03:00:00Z', '2026-11-23T03:00:00Z'],
    ['cron(0/15 8-17 ? * MON-FRI *)', '2026-11-20T17:45:00Z', '2026-11-23T08:00:00Z'],
    ['cron(30 1 1 1,7 ? *)', '2026-11-22T00:00:00Z', '2027-01-01T01:30:00Z'],
    ['cron(0 0 29 2 ? *)', '2026-11-22T00:00:00Z', '2028-02-29T00:00:00Z'],
    ['cron(0 0 ? * SUN 2027)', '2026-11-22T00:00:00Z', '2027-01-03T00:00:00Z'],
  ])('%s after %s is %s', (expression, after, due) => {
    expect(parseScheduleExpression(expression)(Date.parse(after))).toBe(Date.parse(due));
  });

  it.each([
    'rate(0 days)',
    'rate(1 week)',
    'cron(0 3 * * *)',
    'cron(0 3 * * * *)',
    'cron(60 3 * * ? *)',
    'cron(0 3 L * ? *)',
    'cron(0 3 ? * FRI-MON *)',
    'at(2026-11-22T12:00:00)',
  ])('%s is rejected', (expression) => {
    expect(() => parseScheduleExpression(expression)).toThrow('cannot read the schedule');
  });
});

const dead = { arn: 'arn:dead', retention: 86_400, visibilityTimeout: 30, delay: 0 } as DeployedQueue;
const schedule: DeployedSchedule = {
  name: 'netwright-production-eraseDue',
  expression: 'rate(1 day)',
  nextDue: parseScheduleExpression('rate(1 day)'),
  target: { name: 'netwright-production-eraseDue' } as DeployedFunction,
  input: '{"scheduledAt":"<aws.scheduler.scheduled-time>"}',
  retries: 2,
  deadLetters: dead,
};
const dayMs = 86_400_000;

let folder: string;
let clock: number;
let queues: QueueStore;
let running: RunningSchedules | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'schedules-'));
  clock = Date.parse('2026-11-22T12:00:00Z');
  queues = openQueueStore({ file: ':memory:', now: () => clock });
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  queues.close();
  rmSync(folder, { recursive: true });
});

async function start(job: (event: unknown) => Promise<unknown>, schedules = [schedule]) {
  await running?.stop();
  const invoke = vi.fn(async (_: unknown, event: unknown) => job(event));
  running = runSchedules({
    schedules,
    file: join(folder, 'schedules.sqlite'),
    queues,
    invoke,
    log: () => {},
    now: () => clock,
  });
  await running.check();
  return invoke;
}
const later = async (ms: number) => {
  clock += ms;
  await running?.check();
};

describe('a scheduled job', () => {
  it('runs when it is due, and learns when that was', async () => {
    const job = await start(async () => {});
    await later(dayMs - 1);
    expect(job).not.toHaveBeenCalled();
    await later(1);
    expect(job.mock.calls.map(([, event]) => event)).toEqual([{ scheduledAt: '2026-11-23T12:00:00Z' }]);
    await later(dayMs);
    expect(job).toHaveBeenCalledTimes(2);
  });

  it('that was due while nothing ran here runs once at the start', async () => {
    await start(async () => {});
    await running?.stop();
    running = undefined;
    clock += 5 * dayMs;
    const job = await start(async () => {});
    expect(job).toHaveBeenCalledTimes(1);
  });

  it('starts to count anew when the template has another expression', async () => {
    await start(async () => {});
    clock += 2 * dayMs;
    const job = await start(async () => {}, [{ ...schedule, expression: 'cron(0 3 * * ? *)' }]);
    expect(job).not.toHaveBeenCalled();
  });

  it('that fails is repeated after a minute and after two, and then becomes a dead letter', async () => {
    const job = await start(() => Promise.reject(new Error('broken')));
    await later(dayMs);
    await later(59_000);
    expect(job).toHaveBeenCalledTimes(1);
    await later(1_000);
    expect(job).toHaveBeenCalledTimes(2);
    await later(120_000);
    expect(job).toHaveBeenCalledTimes(3);
    const [letter] = queues.receive(dead, 10);
    expect(JSON.parse(letter?.body ?? '')).toMatchObject({ function: schedule.target.name, error: 'broken' });
    await later(600_000);
    expect(job).toHaveBeenCalledTimes(3);
  });

  it('that stopping has interrupted runs again at the next start', async () => {
    let fail: (reason: Error) => void = () => {};
    await start(() => new Promise((_, reject) => (fail = reject)));
    clock += dayMs;
    void running?.check();
    const stopping = running?.stop();
    fail(new Error('stopped'));
    await stopping;
    running = undefined;
    const job = await start(async () => {});
    expect(job).toHaveBeenCalledTimes(1);
  });

  it('can be run now, by its short name', async () => {
    const job = await start(async () => ({ erased: 2 }));
    expect(await running?.runNow('eraseDue')).toEqual({ erased: 2 });
    expect(job).toHaveBeenCalledTimes(1);
    expect(() => running?.runNow('other')).toThrow('There is no schedule other.');
  });
});
