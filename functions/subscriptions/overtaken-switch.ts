import type { PlanSwitch, StoredSubscription } from '../storage/subscription-items.ts';
import { applyTransactions } from './apply-transactions.ts';
import type { Truth } from './read-truth.ts';

/**
 * A change on its way, as it has to go on: a checkout page that was paid meanwhile overtakes it, and the change becomes the
 * renewal of what was bought there. What it would have charged is not charged then. Once it is charged, it renews when all
 * that was paid for has ended.
 */
export function overtakenSwitch(
  planSwitch: PlanSwitch,
  stored: StoredSubscription,
  truth: Truth,
): PlanSwitch {
  const { after, effects } = applyTransactions(stored, truth);
  const last = effects.findLast((effect) => effect.kind === 'payment' && !effect.isExtension);
  if (last?.kind !== 'payment' || last.isReversed) return planSwitch;
  if (last.payment && last.payment.reference === planSwitch.reference)
    return { ...planSwitch, periodEnd: after.currentPeriodEnd };
  if (last.payment?.kind !== 'checkout') return planSwitch;
  const { id, authorizationCode } = planSwitch;
  return {
    id,
    offerId: last.offerId,
    planCode: last.payment.planCode,
    periodStart: after.periodStart,
    periodEnd: after.currentPeriodEnd,
    authorizationCode: after.cards[0]?.authorizationCode ?? authorizationCode,
  };
}
