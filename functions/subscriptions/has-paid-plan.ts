import type { StoredSubscription } from '../storage/subscriptions/subscription-items.ts';

/** Whether a payment that was not refunded stands behind the plan; its period may have ended. */
export const hasPaidPlan = ({ paidBy, status }: StoredSubscription): boolean =>
  paidBy !== undefined && status !== 'expired';
