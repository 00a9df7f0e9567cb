import type { SubscriptionDetails } from '#shared/contract/subscription-items.ts';
import { planOf } from '#shared/subscriptions/plans.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { formatMoney } from '#shared/vocabulary/money.ts';
import { daysUntil } from '#web/documents/subscriptions/model/days-until.ts';

import { currentStatus, type HeldSubscription } from './current-status.ts';

/** What can be done about a state of the subscription: its way out. */
export type WayOut = 'choose' | 'pay' | 'reactivate' | 'none';

export interface SubscriptionState {
  readonly status: SubscriptionDetails['status'];
  /** What holds now, and what happens next. */
  readonly sentence: string;
  readonly wayOut: WayOut;
  readonly canCancel: boolean;
}

type Described = HeldSubscription &
  Pick<SubscriptionDetails, 'nextPaymentDate' | 'amount' | 'currency' | 'change' | 'trial'>;

/** Writes a day for its reader. */
type DayOf = (instant: string) => string;

/** How a subscription stands at `now` (milliseconds since 1970), in plain words. */
export function subscriptionState(subscription: Described, now: number, dayOf: DayOf): SubscriptionState {
  const { planId, currentPeriodEnd, trial } = subscription;
  const status = currentStatus(subscription, now);
  const { name } = planOf(planId);
  const end = dayOf(currentPeriodEnd);
  switch (status) {
    case 'trial':
      return {
        status,
        sentence: `Your trial ends on ${end}, ${inDays(currentPeriodEnd, now)}. Nothing is charged then. To go on creating after it, choose a plan.`,
        wayOut: 'choose',
        canCancel: false,
      };
    case 'pending_payment':
      return {
        status,
        sentence:
          'Your bank has not confirmed your payment yet. As soon as it does, the plan begins by itself; until then you can read everything but create nothing new. If it declines the payment, pay again with another card.',
        wayOut: 'choose',
        canCancel: false,
      };
    case 'active':
      return { status, sentence: renewal(subscription, dayOf), wayOut: 'none', canCancel: true };
    case 'canceled':
      return {
        status,
        sentence: `You have cancelled ${name}. It lasts until ${end}, and nothing more is charged. After that you can read everything but create nothing new; nothing is deleted.`,
        wayOut: 'reactivate',
        canCancel: false,
      };
    case 'past_due':
      return { status, sentence: overdue(subscription, dayOf), wayOut: 'pay', canCancel: true };
    case 'expired':
      return {
        status,
        sentence: `Your ${trial.used ? `plan ended` : 'trial ended'} on ${end}. You can read everything but create nothing new; nothing is deleted. To go on, choose a plan.`,
        wayOut: 'choose',
        canCancel: false,
      };
  }
}

function renewal(
  { nextPaymentDate, change, amount, currency, billingPeriod }: Described,
  dayOf: DayOf,
): string {
  const price = `${formatMoney({ amount, currency })} a ${billingPeriod === 'annual' ? 'year' : 'month'}`;
  if (change)
    return `It changes to ${planOf(change.planId).name}, paid by the ${change.billingPeriod === 'annual' ? 'year' : 'month'}, on ${dayOf(change.at)}. Until then everything stays as it is.`;
  return nextPaymentDate === null
    ? 'It is paid for.'
    : `It renews on ${dayOf(nextPaymentDate)} for ${price}.`;
}

function overdue({ pastDue, planId }: Described, dayOf: DayOf): string {
  const { name } = planOf(planId);
  if (!pastDue) return `The last payment for ${name} did not succeed.`;
  return `The payment of ${dayOf(pastDue.since)} did not succeed. ${name} goes on until ${dayOf(pastDue.graceEndsAt)}; after that you can read everything but create nothing new. Pay to keep it.`;
}

/** `in 9 days`, `today`. */
function inDays(instant: string, now: number): string {
  const days = daysUntil(instant, now);
  return days < 1 ? 'today' : `in ${formatCount(days, 'day')}`;
}
