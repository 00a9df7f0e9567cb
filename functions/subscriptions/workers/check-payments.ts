import { log } from '../../runtime/logger.ts';
import { dueSubscriptions } from '../../storage/subscriptions/due-subscriptions.ts';
import { implementJob } from '../../workers/implement-job.ts';
import { bringUpToDate } from '../bring-up-to-date.ts';
import { retryOverdue } from '../retry-overdue.ts';
import { sweepTransactions } from '../sweep-transactions.ts';

/** Time kept for the last one to end, in milliseconds; what is left is still due at the next run. */
const reserveMs = 60_000;

/**
 * Looks through the provider's transactions for payments of ours that had no effect, and asks about every subscription
 * that has not been looked at for a day: repairs what no webhook reported.
 */
export const handler = implementJob(async ({ remainingMs }) => {
  const hasTime = () => remainingMs() >= reserveMs;
  const { recovered, failed: failedInSweep } = await swept(hasTime);
  let checked = 0;
  let failed = failedInSweep;
  for await (const uid of dueSubscriptions()) {
    if (!hasTime()) break;
    try {
      const { stored } = await bringUpToDate(uid, { isCheck: true });
      if (stored.status === 'past_due') await retryOverdue(uid, stored);
      checked += 1;
    } catch (cause) {
      failed += 1;
      log('error', 'a subscription could not be checked', { cause });
    }
  }
  return { checked, recovered, failed };
});

/** Subscriptions are checked even where the list cannot be read. */
async function swept(hasTime: () => boolean): ReturnType<typeof sweepTransactions> {
  try {
    return await sweepTransactions(hasTime);
  } catch (cause) {
    log('error', 'the provider’s transactions could not be looked through', { cause });
    return { recovered: 0, failed: 1 };
  }
}
