import { erasuresQueue } from '#shared/queues/erasures.ts';
import { dueErasures } from '../../storage/erasure-tasks.ts';
import { enqueue } from '../../workers/enqueue.ts';
import { implementJob } from '../../workers/implement-job.ts';

/** At most so many in one night; the rest in the next. */
const most = 10_000;

/** What is due again, since it was interrupted, is the longest due and goes first. */
export const handler = implementJob(async ({ scheduledAt }) => {
  const due = await dueErasures(scheduledAt, most);
  for (const erasure of due) await enqueue(erasuresQueue, erasure);
  return { due: due.length };
});
