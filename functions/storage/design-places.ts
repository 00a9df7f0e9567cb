import { setTimeout as pause } from 'node:timers/promises';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import type { DesignStatus } from '#shared/contract/designs.ts';
import type { Refusal } from '#shared/contract/errors.ts';
import type { PlanId } from '#shared/subscriptions/plans.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { readDesignCounts } from './design-counts.ts';
import { liveDesigns } from './design-items.ts';
import { limitReached, requirePlan } from './plan-limits.ts';

/** The designs that an owner was counted to have; the write that takes a place must meet them unchanged. */
export type CountedDesigns = Readonly<Record<DesignStatus, number>>;

/** Places may be taken at the same time: each write that met another one counts again. */
const attempts = 40;
const longestPauseMs = 120;

/**
 * Runs a write that gives a design a place in its owner's plan, with the counts that it has to meet unchanged where the
 * plan has a limit: so the limit holds exactly, however many are created at once.
 * @throws plan_limit
 */
export async function takingPlace<Result>(
  uid: string,
  write: (counted: CountedDesigns | undefined) => Promise<Result>,
): Promise<Result> {
  const { planId, features } = await requirePlan(uid);
  const allowed = features.maxDesigns;
  if (allowed === null) return write(undefined);
  for (let attempt = 1; ; attempt += 1) {
    const counted = await readDesignCounts(uid);
    const used = liveDesigns(counted);
    if (used >= allowed) throw designsReached(planId, used, allowed);
    try {
      return await write(counted);
    } catch (error) {
      // Nothing was written: the counts were others, or too many wanted them at once.
      if (attempt === attempts || !(error instanceof TransactionCanceledException)) throw error;
      await pause(Math.random() * longestPauseMs);
    }
  }
}

const designsReached = (planId: PlanId, used: number, allowed: number): Refusal =>
  limitReached(
    planId,
    { limit: 'maxDesigns', needed: used + 1 },
    {
      used,
      allowed,
      sentence: `Your plan has room for ${formatCount(allowed, 'design')}. Archive or delete one, or change to a larger plan.`,
    },
  );
