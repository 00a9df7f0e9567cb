import type { PlanSwitch, StoredSubscription } from '../storage/subscription-items.ts';
import { applyTransactions } from './apply-transactions.ts';
import type { Truth } from './read-truth.ts';

/**
 * A change on its way, as it has to go on: a checkout page that was paid meanwhile overtakes it, and the change becomes the
 * renewal of what was bought there. What it would have charged is not charged then.
 */
export function overtakenSwitch(
  planSwitch: PlanSwitch,
  stored: StoredSubscription,
  truth: Truth,
): PlanSwitch {
  const { after, effects } = applyTransactions(stored, truth);
  const last = effects.findLast((effect) => effect.kind === 'payment' && !effect.isExtension);
  if (last?.kind !== 'payment' || last.payment?.kind !== 'checkout' || last.isReversed) return planSwitch;
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
