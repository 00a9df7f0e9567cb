import { choiceOf, type OfferId, priceOf } from '#shared/subscriptions/plan-offers.ts';
import { type BillingPeriod, planOf } from '#shared/subscriptions/plans.ts';
import { formatMoney } from '#shared/vocabulary/money.ts';

/** `year`: what a period is. */
export const periodNoun = (period: BillingPeriod): string => (period === 'annual' ? 'year' : 'month');

/** `Professional, paid by the month`. */
export function offerName(offer: OfferId): string {
  const { planId, billingPeriod } = choiceOf(offer);
  return `${planOf(planId).name}, paid by the ${periodNoun(billingPeriod)}`;
}

/** `US$89 a month`. */
export function offerPrice(offer: OfferId): string {
  const choice = choiceOf(offer);
  return `${formatMoney(priceOf(choice))} a ${periodNoun(choice.billingPeriod)}`;
}
