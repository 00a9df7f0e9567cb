import type { Stats } from '#shared/contract/stats.ts';
import { type PlanId, planIds } from '#shared/subscriptions/plans.ts';
import {
  type Counter,
  planCounter,
  shardKey,
  statsKeys,
  statsShards,
  sumOf,
  sumOfStats,
} from '#shared/tables/stats-items.ts';
import { addition } from '../tables/addition.ts';
import { batchGet } from '../tables/batch-get.ts';
import { tableName } from '../tables/table-name.ts';
import type { Step } from '../tables/transact.ts';

export const statsTable = tableName('stats');

/** The step that counts `by` more of something over the whole product; for the transaction that makes or removes it. */
export const statsStep = (counter: Counter, by = 1): Step =>
  addition(
    { TableName: statsTable, Key: shardKey(Math.floor(Math.random() * statsShards)) },
    { [counter]: by },
  );

/** The counts over the whole product, with every transaction that had ended; anything never counted is 0. */
export async function readStats(): Promise<Stats> {
  const { users, companies, designs, reports } = sumOfStats(await batchGet(statsTable, statsKeys));
  return {
    users: Math.max(0, users),
    companies: Math.max(0, companies),
    designs: Math.max(0, designs),
    reports: Math.max(0, reports),
  };
}

/** How many users each plan has. */
export async function readPlanCounts(): Promise<ReadonlyMap<PlanId, number>> {
  const items = await batchGet(statsTable, statsKeys);
  return new Map(planIds.map((planId) => [planId, Math.max(0, sumOf(planCounter(planId), items))]));
}
