import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { RunningFunctions } from '../functions/run-functions.ts';
import type { QueueStore } from '../queues/queue-store.ts';
import { openSqliteFile, transact } from '../sqlite/sqlite-file.ts';
import type { DeployedSchedule } from './deployed-schedules.ts';

export interface ScheduleOptions {
  readonly schedules: readonly DeployedSchedule[];
  readonly file: string;
  readonly queues: QueueStore;
  readonly invoke: RunningFunctions['invoke'];
  readonly log: (line: string) => void;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/** EventBridge Scheduler on this machine. */
export interface RunningSchedules {
  /** Runs a job now, whatever its schedule, and returns its answer; throws when it fails. Named as its function, in short or in full. */
  runNow(name: string): Promise<unknown>;
  /** Runs what is due, as it does by itself. */
  check(): Promise<void>;
  /** Starts nothing more, and waits for what has begun. */
  stop(): Promise<void>;
}

const schema = `
  CREATE TABLE IF NOT EXISTS schedules (
    name TEXT PRIMARY KEY,
    expression TEXT NOT NULL,
    next_due_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS runs (
    id TEXT PRIMARY KEY,
    schedule TEXT NOT NULL,
    scheduled_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL,
    start_at INTEGER NOT NULL
  ) STRICT;
`;

const Kept = z.object({ expression: z.string(), next_due_at: z.number() });
const Run = z.object({
  id: z.string(),
  schedule: z.string(),
  scheduled_at: z.number(),
  attempts: z.number(),
});
type Run = z.output<typeof Run>;

/** Lambda waits a minute before it repeats a failed event, then two. */
const minuteMs = 60_000;

/**
 * Runs the template's schedules by their expressions. What was due while nothing ran here is run once at the start. A run that
 * fails is repeated as Lambda does, and becomes a dead letter in the end; one that a kill has interrupted is run again.
 */
export function runSchedules(options: ScheduleOptions): RunningSchedules {
  const { schedules, file, queues, invoke, log, now = Date.now } = options;
  const database = openSqliteFile(file, schema);
  const sql = {
    find: database.prepare('SELECT expression, next_due_at FROM schedules WHERE name = ?'),
    keep: database.prepare(
      'INSERT OR REPLACE INTO schedules (name, expression, next_due_at) VALUES (?, ?, ?)',
    ),
    add: database.prepare('INSERT INTO runs VALUES (?, ?, ?, 0, ?)'),
    due: database.prepare('SELECT * FROM runs WHERE start_at <= ? ORDER BY start_at'),
    repeat: database.prepare('UPDATE runs SET attempts = ?, start_at = ? WHERE id = ?'),
    finish: database.prepare('DELETE FROM runs WHERE id = ?'),
  };
  const active = new Map<string, Promise<void>>();
  let stopped = false;

  const start = (schedule: DeployedSchedule, scheduledAt: number): Promise<unknown> => {
    const due = new Date(scheduledAt).toISOString().replace('.000Z', 'Z');
    const input: unknown = JSON.parse(schedule.input.replaceAll('<aws.scheduler.scheduled-time>', due));
    return invoke(schedule.target, input, randomUUID());
  };

  /** Adds a run for each schedule whose time has come, and remembers its next time. */
  const addDue = (): void => {
    for (const schedule of schedules) {
      const kept = Kept.safeParse(sql.find.get(schedule.name)).data;
      const due = kept?.expression === schedule.expression ? kept.next_due_at : undefined;
      if (due !== undefined && due > now()) continue;
      transact(database, () => {
        if (due !== undefined) sql.add.run(randomUUID(), schedule.name, due, now());
        sql.keep.run(schedule.name, schedule.expression, schedule.nextDue(now()));
      });
    }
  };

  const work = async (run: Run): Promise<void> => {
    const schedule = schedules.find(({ name }) => name === run.schedule);
    if (!schedule) {
      sql.finish.run(run.id);
      return;
    }
    try {
      await start(schedule, run.scheduled_at);
      sql.finish.run(run.id);
    } catch (error) {
      // What stopping has interrupted is run again at the next start.
      if (stopped) return;
      const attempts = run.attempts + 1;
      const message = error instanceof Error ? error.message : String(error);
      log(`${schedule.name}: ${message}`);
      if (attempts <= schedule.retries) {
        sql.repeat.run(attempts, now() + attempts * minuteMs, run.id);
        return;
      }
      if (schedule.deadLetters)
        queues.send(
          schedule.deadLetters,
          JSON.stringify({ function: schedule.target.name, input: schedule.input, error: message }),
        );
      sql.finish.run(run.id);
    }
  };

  const check = async (): Promise<void> => {
    if (stopped) return;
    addDue();
    for (const run of z.array(Run).parse(sql.due.all(now()))) {
      if (active.has(run.id)) continue;
      active.set(
        run.id,
        work(run).finally(() => active.delete(run.id)),
      );
    }
    await Promise.all(active.values());
  };

  // A schedule is as exact as the minute.
  const timer = setInterval(() => void check(), minuteMs / 2);
  timer.unref();
  void check();

  return {
    check,
    runNow(name) {
      const schedule = schedules.find((one) => one.name === name || one.name.endsWith(`-${name}`));
      if (!schedule) throw new Error(`There is no schedule ${name}.`);
      return start(schedule, now());
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await Promise.all(active.values());
      database.close();
    },
  };
}
