import * as z from 'zod';
import { instantNow } from '../../runtime/clock.ts';
import { query } from '../tables/query.ts';
import { dueGroups } from './subscription-items.ts';

const Due = z.object({ uid: z.string() });

/** How many of a group one run takes, the longest due first. */
const atMost = 5_000;

/** The users whose subscriptions are due to be looked at again. */
export async function* dueSubscriptions(): AsyncGenerator<string> {
  const now = instantNow();
  for (const partition of dueGroups) {
    const items = await query('subscriptions', {
      index: 'byDue',
      partition,
      sort: { from: '0', to: now },
      atMost,
    });
    for (const item of items) yield Due.parse(item).uid;
  }
}
