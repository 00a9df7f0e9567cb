import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Usage } from '#shared/contract/subscription-items.ts';
import { type PlanId, planOf } from '#shared/plans.ts';
import { instantNow } from '../runtime/clock.ts';
import { documentClient } from '../runtime/document-client.ts';
import { countsKey, designsTable, liveDesigns, parseCounts } from './design-items.ts';
import { reportsOfMonth } from './report-months.ts';
import { subscriptionsTable, usageKey } from './subscription-items.ts';

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

export async function readLiveDesigns(uid: string): Promise<number> {
  const { Item: item } = await documentClient().send(
    new GetCommand({ TableName: designsTable, Key: countsKey(uid), ConsistentRead: true }),
  );
  return liveDesigns(parseCounts(item));
}

export async function readReportsOfMonth(uid: string): Promise<number> {
  const { Item: item = {} } = await documentClient().send(
    new GetCommand({ TableName: subscriptionsTable, Key: usageKey(uid), ConsistentRead: true }),
  );
  return Count.parse(item[reportsOfMonth(instantNow())]);
}
