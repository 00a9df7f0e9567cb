import type { PlanSwitch, StoredSubscription } from '../storage/subscriptions/subscription-items.ts';
import { applyTransactions } from './apply-transactions.ts';
import { hasPaidPlan } from './has-paid-plan.ts';
import type { Truth } from './read-truth.ts';

/**
 * A change on its way, as it has to go on: a checkout page that was paid meanwhile overtakes it, and the change becomes the
 * renewal of what was bought there. What it would have charged is not charged then. Once it is charged, or if it charges nothing,
 * it renews when all that was paid for has ended.
 * @returns `undefined` where nothing that it would renew is left: it was refunded
 */
export function overtakenSwitch(
  planSwitch: PlanSwitch,
  stored: StoredSubscription,
  truth: Truth,
): PlanSwitch | undefined {
  const { after, effects } = applyTransactions(stored, truth);
  const { id, authorizationCode, reference } = planSwitch;
  const isApplied =
    truth.own.some(({ payment }) => payment.reference === reference && payment.appliedAt !== undefined) ||
    effects.some((effect) => effect.kind === 'payment' && effect.transaction.reference === reference);
  const isToCharge = reference !== undefined && !isApplied;
  if (!isToCharge && !hasPaidPlan(after)) return undefined;
  const { periodStart, currentPeriodEnd: periodEnd } = after;
  const last = effects.findLast((effect) => effect.kind === 'payment' && !effect.isExtension);
  if (last?.kind === 'payment' && !last.isReversed && last.payment?.kind === 'checkout')
    return {
      id,
      offerId: last.offerId,
      planCode: last.payment.planCode,
      periodStart,
      periodEnd,
      authorizationCode: after.cards[0]?.authorizationCode ?? authorizationCode,
    };
  // A renewal may have come first, or a refund.
  return isToCharge || effects.length === 0 ? planSwitch : { ...planSwitch, periodStart, periodEnd };
}
