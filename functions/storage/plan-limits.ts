import { Refusal } from '#shared/contract/errors.ts';
import { isLapsed } from '#shared/subscriptions/plan-in-force.ts';
import { isEnough, type Need, upgradeFor } from '#shared/subscriptions/plan-limits.ts';
import { type PlanFeatures, type PlanId, planOf } from '#shared/subscriptions/plans.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { instantNow } from '../runtime/clock.ts';
import { reportsOfMonth } from './report-months.ts';
import { subscriptionOf } from './subscription-writes.ts';
import { subscriptionsTable, usageKey } from './subscriptions/subscription-items.ts';
import { graceEndOf } from './subscriptions/subscriptions.ts';
import type { Step } from './tables/transact.ts';
import { readReportsOfMonth } from './usage.ts';

/** What a user's plan allows now. */
export interface Allowance {
  readonly planId: PlanId;
  readonly features: PlanFeatures;
}

/** What a user's plan allows, also after it has ended: for changes of what exists. */
export async function allowanceOf(uid: string): Promise<Allowance> {
  const { planId } = await subscriptionOf(uid);
  return { planId, features: planOf(planId).features };
}

/** @throws plan_limit for a plan that has ended: it reads everything, and creates nothing. */
export async function requirePlan(uid: string): Promise<Allowance> {
  const stored = await subscriptionOf(uid);
  const { planId } = stored;
  if (isLapsed({ ...stored, graceEndsAt: graceEndOf(stored) }, instantNow()))
    throw new Refusal(
      'plan_limit',
      'Your plan has ended. Everything stays readable; choose a plan to go on creating.',
      { plan: { limit: 'subscription', planId } },
    );
  return { planId, features: planOf(planId).features };
}

/** @throws plan_limit where the plan has ended or does not include it. */
export async function requireFeature(uid: string, limit: 'configTemplates' | 'apiAccess'): Promise<void> {
  const { planId, features } = await requirePlan(uid);
  if (!isEnough(features, { limit })) throw notIncluded(planId, limit);
}

/** Advice is read, not created: a plan that has ended still gives it. @throws plan_limit where the plan does not include it. */
export async function requireRecommendations(uid: string): Promise<void> {
  const { planId, features } = await allowanceOf(uid);
  const limit = 'equipmentRecommendations';
  if (!isEnough(features, { limit })) throw notIncluded(planId, limit);
}

/** @throws plan_limit for a topology with more devices than the plan allows, unless it has no more than before. */
export function requireTopologySize({ planId, features }: Allowance, devices: number, before: number): void {
  const limit = 'maxDevicesPerTopology';
  if (devices <= before || isEnough(features, { limit, needed: devices })) return;
  throw limitReached(
    planId,
    { limit, needed: devices },
    {
      used: devices,
      allowed: features.maxDevicesPerTopology,
      sentence: `This topology has ${formatCount(devices, 'device')}; your plan allows ${features.maxDevicesPerTopology}.`,
    },
  );
}

/** The step that counts a report of this month. @throws plan_limit where the plan has no PDF */
export function countReportOfMonth(uid: string, { planId, features }: Allowance): Step {
  if (!features.exportFormats.includes('pdf')) throw notIncluded(planId, 'exportFormats');
  const allowed = features.reportsPerMonth;
  const month = reportsOfMonth(instantNow());
  return {
    write: {
      Update: {
        TableName: subscriptionsTable,
        Key: usageKey(uid),
        UpdateExpression: 'ADD #month :one',
        ...(allowed !== null && { ConditionExpression: 'attribute_not_exists(#month) OR #month < :allowed' }),
        ExpressionAttributeNames: { '#month': month },
        ExpressionAttributeValues: { ':one': 1, ...(allowed !== null && { ':allowed': allowed }) },
      },
    },
    ...(allowed !== null && { refuse: () => reportsReached(planId, allowed) }),
  };
}

/** @throws plan_limit before a report is made that could not be kept. */
export async function requireReportOfMonth(uid: string, { planId, features }: Allowance): Promise<void> {
  const allowed = features.reportsPerMonth;
  if (allowed === null) return;
  if ((await readReportsOfMonth(uid)) >= allowed) throw reportsReached(planId, allowed);
}

const reportsReached = (planId: PlanId, allowed: number): Refusal =>
  limitReached(
    planId,
    { limit: 'reportsPerMonth', needed: allowed + 1 },
    {
      used: allowed,
      allowed,
      sentence: `Your plan allows ${formatCount(allowed, 'report')} a month, and you have made them all.`,
    },
  );

export function limitReached(
  planId: PlanId,
  need: Need,
  { used, allowed, sentence }: { readonly used: number; readonly allowed: number; readonly sentence: string },
): Refusal {
  const upgradeTo = upgradeFor(planId, need);
  return new Refusal('plan_limit', sentence, {
    plan: { limit: need.limit, used, allowed, planId, ...(upgradeTo && { upgradeTo }) },
  });
}

const names = {
  equipmentRecommendations: 'equipment recommendations',
  configTemplates: 'configuration templates',
  apiAccess: 'access by API tokens',
  exportFormats: 'reports as PDF',
} as const;

function notIncluded(planId: PlanId, limit: keyof typeof names): Refusal {
  const upgradeTo = limit === 'exportFormats' ? undefined : upgradeFor(planId, { limit });
  return new Refusal('plan_limit', `Your plan does not include ${names[limit]}.`, {
    plan: { limit, planId, ...(upgradeTo && { upgradeTo }) },
  });
}
