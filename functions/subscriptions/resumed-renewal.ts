import { newId } from '../runtime/ids.ts';
import type { PlanSwitch, StoredSubscription } from '../storage/subscriptions/subscription-items.ts';
import { planCodeOf } from './plan-code-of.ts';
import type { Renewal } from './without-payment.ts';

/** The change by which a plan that a refund brought back renews as it would have. */
export async function resumedRenewal(
  { cards: [card], periodStart, currentPeriodEnd: periodEnd }: StoredSubscription,
  renewal: Renewal,
): Promise<PlanSwitch | undefined> {
  if (renewal === 'unchanged' || renewal === 'none' || !card) return undefined;
  const planCode = await planCodeOf(renewal);
  const { authorizationCode } = card;
  return { id: newId(), offerId: renewal, planCode, periodStart, periodEnd, authorizationCode };
}
