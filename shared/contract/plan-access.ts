import { type HeldPlan, isLapsed } from '../subscriptions/plan-in-force.ts';
import { planOf } from '../subscriptions/plans.ts';

/** Whether a subscription includes API access at an instant (ISO 8601): its plan does, and it has not lapsed. */
export const hasApiAccess = (held: HeldPlan, now: string): boolean =>
  !isLapsed(held, now) && planOf(held.planId).features.apiAccess;
