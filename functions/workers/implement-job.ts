import type { Context } from 'aws-lambda';
import * as z from 'zod';
import { instantNow } from '../runtime/clock.ts';
import { log } from '../runtime/logger.ts';

/** One run of a job. */
export interface Run {
  /** When it was due, ISO 8601 in UTC; a repeated run is due at the same time. */
  readonly scheduledAt: string;
  /** Milliseconds until the function is ended. */
  readonly remainingMs: () => number;
}

/** What its line in the log says it did: numbers of things, never names. */
export type Done = Readonly<Record<string, number | string>>;

type JobHandler = (event: unknown, context: Pick<Context, 'getRemainingTimeInMillis'>) => Promise<Done>;

/** An operator who starts a job manually gives no time. */
const ScheduledEvent = z.object({ scheduledAt: z.iso.datetime({ offset: true }) });

/**
 * Makes the Lambda handler of a scheduled job. A schedule starts its job at least once, and again when it fails: the job
 * has to bear being repeated, and continues where an earlier run stopped.
 */
export const implementJob =
  (job: (run: Run) => Promise<Done>): JobHandler =>
  async (event, context) => {
    const startedAt = Date.now();
    const scheduledAt = ScheduledEvent.safeParse(event).data?.scheduledAt ?? instantNow();
    const line = (more: object) => ({ scheduledAt, ms: Date.now() - startedAt, ...more });
    try {
      const done = await job({ scheduledAt, remainingMs: () => context.getRemainingTimeInMillis() });
      log('info', 'job', line(done));
      return done;
    } catch (cause) {
      log('error', 'job failed', line({ cause }));
      throw cause;
    }
  };
