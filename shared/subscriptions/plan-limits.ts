import { type PlanFeatures, type PlanId, planOf, plans } from './plans.ts';

/** What a plan has enough of: a number within its limit, or a feature. */
export type Need =
  | { readonly limit: 'maxDesigns' | 'maxDevicesPerTopology' | 'reportsPerMonth'; readonly needed: number }
  | { readonly limit: 'equipmentRecommendations' | 'configTemplates' | 'apiAccess' };

/** Whether a plan's features are enough. */
export function isEnough(features: PlanFeatures, need: Need): boolean {
  if (!('needed' in need)) return features[need.limit];
  const allowed = features[need.limit];
  return allowed === null || need.needed <= allowed;
}

/** The cheapest plan that is enough, beyond the present one; `undefined` where there is none. */
export const upgradeFor = (planId: PlanId, need: Need): PlanId | undefined =>
  plans
    .filter(({ isActive, price, features }) => isActive && price.amount > 0 && isEnough(features, need))
    .toSorted((a, b) => a.price.amount - b.price.amount)
    .find(({ id, price }) => id !== planId && price.amount > planOf(planId).price.amount)?.id;
