import type { PlanId } from '#shared/subscriptions/plans.ts';
import { insertSubscription } from '../../functions/storage/subscription-writes.ts';
import { trialOf } from '../../functions/storage/subscriptions/trials.ts';
import { transact } from '../../functions/storage/tables/transact.ts';

/** Puts a user on the trial of a plan, for a test that needs more than the usual one allows. */
export const givePlan = (uid: string, planId: PlanId): Promise<void> =>
  transact([insertSubscription(uid, { ...trialOf(undefined), planId })]);
