import type { SubscriptionDetails } from '#shared/contract/subscription-items.ts';
import { statusAt } from '#shared/subscriptions/plan-in-force.ts';

export type HeldSubscription = Pick<
  SubscriptionDetails,
  'status' | 'planId' | 'billingPeriod' | 'currentPeriodEnd' | 'pastDue'
>;

/** The status at `now` (milliseconds since 1970): a period ends on an open page, too. */
export const currentStatus = (
  { pastDue, ...held }: HeldSubscription,
  now: number,
): SubscriptionDetails['status'] =>
  statusAt({ ...held, graceEndsAt: pastDue?.graceEndsAt }, new Date(now).toISOString());
