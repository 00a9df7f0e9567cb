import { type BillingPeriod, type Money, type PlanId, planOf } from './plans.ts';

/** What can be paid for: a plan by the month under the plan's own id, and by the year. */
export const offerIds = [
  'starter',
  'starter-annual',
  'professional',
  'professional-annual',
  'enterprise',
  'enterprise-annual',
] as const;
export type OfferId = (typeof offerIds)[number];

/** A plan with a billing period. */
export interface PlanChoice {
  readonly planId: PlanId;
  readonly billingPeriod: BillingPeriod;
}

const choices = {
  starter: { planId: 'starter', billingPeriod: 'monthly' },
  'starter-annual': { planId: 'starter', billingPeriod: 'annual' },
  professional: { planId: 'professional', billingPeriod: 'monthly' },
  'professional-annual': { planId: 'professional', billingPeriod: 'annual' },
  enterprise: { planId: 'enterprise', billingPeriod: 'monthly' },
  'enterprise-annual': { planId: 'enterprise', billingPeriod: 'annual' },
} as const satisfies Readonly<Record<OfferId, PlanChoice>>;

export const choiceOf = (offerId: OfferId): PlanChoice => choices[offerId];

/** The offer of a plan and period; `undefined` for the trial, which nobody pays for. */
export const offerOf = ({ planId, billingPeriod }: PlanChoice): OfferId | undefined =>
  offerIds.find((id) => choices[id].planId === planId && choices[id].billingPeriod === billingPeriod);

/** What a period of it costs. */
export const priceOf = ({ planId, billingPeriod }: PlanChoice): Money => {
  const { price, annualPrice } = planOf(planId);
  return billingPeriod === 'annual' ? annualPrice : price;
};
