import { type Domain, kebabCase } from '#shared/contract/routes.ts';
import type { QueueName } from '#shared/queues/define-queue.ts';
import { erases, findsDueErasures } from './account.ts';
import { exportsData } from './data-export.ts';
import type { Grant } from './grant.ts';
import { bringsUpToDate } from './subscriptions.ts';

/** A function that nobody waits for. */
interface Worker {
  readonly domain: Domain;
  readonly description: string;
  /** For its alarms, in sentences: what its failure means for users, and what to do about it. */
  readonly whenItFails: string;
  readonly grants: readonly Grant[];
  /** MB; 512 when left out. */
  readonly memoryMb?: number;
  /** 60 when left out. */
  readonly timeoutSeconds?: number;
  /** MB of disk; 512 when left out. */
  readonly diskMb?: number;
}

/** Works on a queue's messages. Each queue has one. */
export interface QueueWorkerEntry extends Worker {
  readonly queue: QueueName;
  /** Messages in one event; 10 when left out, which is also the most. */
  readonly batchSize?: number;
  /** Events at the same time; 5 when left out, 2 at least. */
  readonly maxConcurrency?: number;
  /** How often a message is tried before it goes to the dead letters; 5 times when left out. */
  readonly receives?: number;
}

/** Runs by the clock. */
export interface ScheduledJobEntry extends Worker {
  /** `rate(1 day)`, or in UTC `cron(0 3 * * ? *)`. */
  readonly schedule: string;
}

/** By the names of their functions. One more needs its entry here and its handler, nothing else. */
export const queueWorkers: Readonly<Record<string, QueueWorkerEntry>> = {
  applyPayments: {
    domain: 'subscriptions',
    queue: 'payments',
    description: 'Looks at the payment provider where a webhook or an unfinished change of plan points',
    whenItFails:
      'Payments, renewals and changes of plan show up late: with the payer’s next look at the return page, or with the daily check. Look at the provider’s status page first; then send the dead letters again.',
    grants: bringsUpToDate,
    batchSize: 5,
  },
  exportData: {
    domain: 'users',
    queue: 'exports',
    description: 'Packs the data of a user who asked for them',
    whenItFails:
      'Users wait for a copy of their data, and are notified after three attempts that it failed. Read what the function’s log says; they can ask again.',
    grants: exportsData,
    memoryMb: 1_024,
    timeoutSeconds: 900,
    // A large account takes gigabytes.
    diskMb: 4_096,
    batchSize: 1,
    receives: 3,
  },
  erase: {
    domain: 'users',
    queue: 'erasures',
    description: 'Erases deleted designs and accounts with everything in them',
    whenItFails:
      'Something that a user deleted is still stored. Nobody can reach it; it is tried again every night. Read what the function’s log says: it continues where it stopped.',
    grants: erases,
    timeoutSeconds: 900,
    batchSize: 1,
  },
};

/** By the names of their functions. */
export const scheduledJobs: Readonly<Record<string, ScheduledJobEntry>> = {
  checkPayments: {
    domain: 'subscriptions',
    schedule: 'rate(1 hour)',
    description:
      'Asks the payment provider once a day about every subscription and for payments that were missed, and repairs what no webhook reported',
    whenItFails:
      'Renewals whose webhook was lost stay unknown, and plans lapse three days after their period; late first payments have no effect. Start it again; what is due stays due.',
    grants: [
      ...bringsUpToDate,
      { table: 'subscriptions', actions: [], indexes: ['byDue'] },
      // An overdue payment that is tried again goes on by itself.
      { queue: 'payments', actions: ['SendMessage'] },
    ],
    timeoutSeconds: 900,
  },
  eraseDue: {
    domain: 'users',
    schedule: 'cron(0 3 * * ? *)',
    description: 'Finds the deleted designs and accounts whose erasure is due or was interrupted',
    whenItFails:
      'What users deleted is erased later than it should be. It is tried again the next night; read what the function’s log says.',
    grants: findsDueErasures,
  },
};

/** The handlers of both kinds: `applyPayments` of subscriptions is `functions/subscriptions/workers/apply-payments.ts`. */
export const workerHandlers = Object.entries({ ...queueWorkers, ...scheduledJobs }).map(
  ([name, { domain }]) => ({ name, file: `functions/${domain}/workers/${kebabCase(name)}.ts` }),
);
