import { choiceOf, type OfferId } from '#shared/subscriptions/plan-offers.ts';
import { planOf } from '#shared/subscriptions/plans.ts';

/** What invoices and receipts call an offer: `Netwright Professional, monthly`. */
export const offerDescription = (offerId: OfferId): string => {
  const { planId, billingPeriod } = choiceOf(offerId);
  return `Netwright ${planOf(planId).name}, ${billingPeriod}`;
};
