import { Refusal } from '#shared/contract/errors.ts';
import { isLapsed } from '#shared/subscriptions/plan-in-force.ts';
import type { StoredSubscription } from '../storage/subscriptions/subscription-items.ts';

/** What is paid for. @throws wrong_status */
export function paidPeriod(stored: StoredSubscription, now: string): StoredSubscription {
  const isPaid = stored.paidBy !== undefined && stored.status !== 'past_due' && !isLapsed(stored, now);
  if (isPaid && stored.currentPeriodEnd > now) return stored;
  throw new Refusal(
    'wrong_status',
    stored.status === 'past_due' || stored.status === 'active'
      ? 'The last payment is overdue. Pay it before you change the plan.'
      : 'You have no paid plan to change. Begin with a payment.',
  );
}
