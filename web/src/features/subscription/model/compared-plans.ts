import type { ActivePlan } from '#shared/contract/subscription-items.ts';
import type { ComparedPlan } from '#web/documents/plans/plan-head.tsx';

/** The plans that can be paid for, each with both of its prices, at the prices that the service states. */
export function comparedPlans(offered: readonly ActivePlan[]): readonly ComparedPlan[] {
  const annual = new Map(
    offered.filter(({ billingPeriod }) => billingPeriod === 'annual').map((plan) => [plan.planId, plan]),
  );
  return offered.flatMap((plan): ComparedPlan[] => {
    const byYear = annual.get(plan.planId);
    if (plan.billingPeriod !== 'monthly' || plan.planId === 'trial' || byYear === undefined) return [];
    const { planId, name, price, currency, features } = plan;
    return [
      {
        id: planId,
        name,
        price: { amount: price, currency },
        annualPrice: { amount: byYear.price, currency },
        features,
      },
    ];
  });
}
