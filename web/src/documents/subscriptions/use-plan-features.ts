import { type PlanFeatures, planOf } from '#shared/subscriptions/plans.ts';
import { useUser } from '#web/session/session-provider.tsx';

/** What the plan of the signed-in user includes. The service enforces it; the site says so before it is met. */
export const usePlanFeatures = (): PlanFeatures => planOf(useUser().subscription.planId).features;
