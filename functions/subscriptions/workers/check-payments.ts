import { log } from '../../runtime/logger.ts';
import { dueSubscriptions } from '../../storage/due-subscriptions.ts';
import { implementJob } from '../../workers/implement-job.ts';
import { bringUpToDate } from '../bring-up-to-date.ts';
import { retryOverdue } from '../retry-overdue.ts';

/** Time kept for the last one to end, in milliseconds; what is left is still due at the next run. */
const reserveMs = 60_000;

/** Asks the provider about every subscription that has not been looked at for a day: repairs what no webhook reported. */
export const handler = implementJob(async ({ remainingMs }) => {
  let checked = 0;
  let failed = 0;
  for await (const uid of dueSubscriptions()) {
    if (remainingMs() < reserveMs) break;
    try {
      const { stored } = await bringUpToDate(uid, { isCheck: true });
      if (stored.status === 'past_due') await retryOverdue(uid, stored);
      checked += 1;
    } catch (cause) {
      failed += 1;
      log('error', 'a subscription could not be checked', { cause });
    }
  }
  return { checked, failed };
});
