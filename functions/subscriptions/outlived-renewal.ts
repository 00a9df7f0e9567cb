import { endOfPeriod } from '#shared/subscriptions/billing-period.ts';
import { usedUpAt } from '#shared/subscriptions/change-of-plan.ts';
import { choiceOf, type OfferId, offerOf } from '#shared/subscriptions/plan-offers.ts';
import type { StoredSubscription } from '../storage/subscriptions/subscription-items.ts';
import { sameDateMs } from './follow-provider.ts';
import { hasPaidPlan } from './has-paid-plan.ts';

/** What a renewal pays for. Instants are ISO 8601. */
interface ExtendedPeriod {
  readonly offerId: OfferId;
  readonly periodStart: string;
  readonly periodEnd: string;
}

/**
 * A subscription at the provider that outlived a change of plan, unseen, and renewed the former plan: its worth goes on as
 * days after the present plan, which stays.
 * @param renewed what the provider renewed at `paid`
 * @returns those days; `undefined` where it renews the present plan, begins the one that was chosen for this date, or nothing is left
 */
export function outlivedRenewal(
  state: StoredSubscription,
  renewed: OfferId,
  paid: string,
): ExtendedPeriod | undefined {
  const offerId = offerOf(state);
  if (!hasPaidPlan(state) || !offerId || offerId === renewed) return undefined;
  const { currentPeriodEnd: periodStart, scheduled } = state;
  const isLeft = (end: string) => Date.parse(end) - Date.parse(paid) >= sameDateMs;
  // A change that was charged and has not reached the provider's subscription: that renews the former plan.
  const isChanging = state.planSwitch?.offerId === offerId;
  if (!(isChanging || isLeft(periodStart)) || (scheduled?.offerId === renewed && !isLeft(scheduled.at)))
    return undefined;
  const { planId, billingPeriod } = choiceOf(renewed);
  const currentPeriodEnd = endOfPeriod(periodStart, billingPeriod);
  const periodEnd = usedUpAt({ planId, billingPeriod, periodStart, currentPeriodEnd }, offerId, periodStart);
  return { offerId, periodStart, periodEnd };
}
