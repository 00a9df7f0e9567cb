import type { ActivePlan } from '#shared/contract/subscription-items.ts';
import { choiceOf, offerIds, offerOf, type PlanChoice, priceOf } from '#shared/subscriptions/plan-offers.ts';
import { planOf, plans } from '#shared/subscriptions/plans.ts';
import { toSubunits } from '../payments/subunits.ts';
import type { PlanCode } from '../storage/subscriptions/plan-codes.ts';

/** Every plan that is offered, by the month and by the year, the trial first. */
export const activePlans = (codes: readonly PlanCode[]): ActivePlan[] =>
  [{ planId: 'trial', billingPeriod: 'monthly' } as const, ...offerIds.map(choiceOf)]
    .filter(({ planId }) => plans.some(({ id, isActive }) => id === planId && isActive))
    .map((choice) => activePlan(choice, codes));

/** A plan as it is offered; its code at the provider is known once someone began to pay for it. */
export function activePlan(choice: PlanChoice, codes: readonly PlanCode[]): ActivePlan {
  const { planId, billingPeriod } = choice;
  const { name, summary, isActive, features } = planOf(planId);
  const { amount: price, currency } = priceOf(choice);
  const id = offerOf(choice) ?? 'trial';
  const code = codes.find(({ offerId, amount }) => offerId === id && amount === toSubunits(price));
  return {
    id,
    planId,
    name: billingPeriod === 'annual' ? `${name}, annual` : name,
    description: summary,
    price,
    currency,
    interval: billingPeriod === 'annual' ? 'yearly' : 'monthly',
    billingPeriod,
    features: { ...features, exportFormats: [...features.exportFormats] },
    isActive,
    paystackPlanCode: code?.planCode ?? id,
  };
}
