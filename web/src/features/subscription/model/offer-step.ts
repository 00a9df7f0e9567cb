import type { SubscriptionDetails } from '#shared/contract/subscription-items.ts';
import type { PlanChoice } from '#shared/subscriptions/plan-offers.ts';
import { planIds, planOf } from '#shared/subscriptions/plans.ts';
import { currentStatus, type HeldSubscription } from './current-status.ts';

/** What leads to an offer: nothing, a first payment, or a change of what is paid for already. */
export interface OfferStep {
  readonly kind: 'none' | 'pay' | 'change';
  /** On its button. */
  readonly label: string;
}

/** The step from a subscription to an offer at `now` (milliseconds since 1970). */
export function offerStep(
  present: HeldSubscription & Pick<SubscriptionDetails, 'change' | 'card'>,
  offer: PlanChoice,
  now: number,
): OfferStep {
  const { name } = planOf(offer.planId);
  const status = currentStatus(present, now);
  if (status !== 'active' && status !== 'canceled')
    return { kind: 'pay', label: `${status === 'past_due' ? 'Pay for' : 'Choose'} ${name}` };
  // Only the checkout page takes a payment without a stored card.
  if (status === 'canceled' && !present.card && !isSame(offer, present))
    return { kind: 'pay', label: `Choose ${name}` };
  if (isSame(offer, present.change)) return { kind: 'none', label: 'Comes next' };
  if (isSame(offer, present) && present.change) return { kind: 'change', label: `Keep ${name}` };
  if (offer.planId !== present.planId) {
    return { kind: 'change', label: `${changeWord(present, offer)} to ${name}` };
  }
  if (isSame(offer, present)) return { kind: 'none', label: 'Your plan' };
  return { kind: 'change', label: offer.billingPeriod === 'annual' ? 'Pay by the year' : 'Pay by the month' };
}

function changeWord(present: PlanChoice, offer: PlanChoice): string {
  if (planIds.indexOf(offer.planId) < planIds.indexOf(present.planId)) return 'Downgrade';
  // A larger plan by the month begins when the year ends.
  return present.billingPeriod === 'annual' && offer.billingPeriod === 'monthly' ? 'Change' : 'Upgrade';
}

const isSame = (offer: PlanChoice, other: PlanChoice | null): boolean =>
  offer.planId === other?.planId && offer.billingPeriod === other.billingPeriod;
