import * as z from 'zod';
import type { Usage } from '#shared/contract/subscription-items.ts';
import { type PlanId, planOf } from '#shared/subscriptions/plans.ts';
import { instantNow } from '../runtime/clock.ts';
import { readDesignCounts } from './design-counts.ts';
import { liveDesigns } from './design-items.ts';
import { reportsOfMonth } from './report-months.ts';
import { usageKey } from './subscriptions/subscription-items.ts';
import { readItem } from './tables/read-item.ts';

const Count = z.int().min(0).default(0);

/** How much of each counted limit a user has used. */
export async function readUsage(uid: string, planId: PlanId): Promise<readonly Usage[]> {
  const [designs, reports] = await Promise.all([readLiveDesigns(uid), readReportsOfMonth(uid)]);
  const { maxDesigns, reportsPerMonth } = planOf(planId).features;
  return [
    { limit: 'maxDesigns', used: designs, allowed: maxDesigns },
    { limit: 'reportsPerMonth', used: reports, allowed: reportsPerMonth },
  ];
}

const readLiveDesigns = async (uid: string): Promise<number> => liveDesigns(await readDesignCounts(uid));

export async function readReportsOfMonth(uid: string): Promise<number> {
  const item = await readItem('subscriptions', usageKey(uid));
  return Count.parse(item?.[reportsOfMonth(instantNow())]);
}
