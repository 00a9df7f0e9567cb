import { type Plan, type PlanFeatures, plans } from '#shared/subscriptions/plans.ts';

/** The smallest plan that can be paid for and includes something. */
export const planWith = (includes: (features: PlanFeatures) => boolean): Plan | undefined =>
  plans.find(({ id, isActive, features }) => isActive && id !== 'trial' && includes(features));
