import type { PlanChoice } from '#shared/plan-offers.ts';
import { planIds, planOf } from '#shared/plans.ts';
import { currentStatus, type HeldSubscription } from './current-status.ts';

/** What leads to an offer: nothing, a first payment, or a change of what is paid for already. */
export interface OfferStep {
  readonly kind: 'none' | 'pay' | 'change';
  /** On its button. */
  readonly label: string;
}

/** The step from a subscription to an offer at `now` (milliseconds since 1970). */
export function offerStep(present: HeldSubscription, offer: PlanChoice, now: number): OfferStep {
  const { name } = planOf(offer.planId);
  const status = currentStatus(present, now);
  if (status === 'trial' || status === 'expired' || status === 'pending_payment')
    return { kind: 'pay', label: `Choose ${name}` };
  if (offer.planId !== present.planId) {
    const isLarger = planIds.indexOf(offer.planId) > planIds.indexOf(present.planId);
    return { kind: 'change', label: `${isLarger ? 'Upgrade' : 'Downgrade'} to ${name}` };
  }
  if (offer.billingPeriod === present.billingPeriod) return { kind: 'none', label: 'Your plan' };
  return { kind: 'change', label: offer.billingPeriod === 'annual' ? 'Pay by the year' : 'Pay by the month' };
}
