import { offerOf } from '#shared/subscriptions/plan-offers.ts';
import { isLive, type ProviderSubscription } from '../payments/provider-subscriptions.ts';
import type { StoredSubscription } from '../storage/subscriptions/subscription-items.ts';
import { hasPaidPlan } from './has-paid-plan.ts';
import { paidAt } from './paid-at.ts';
import type { Truth } from './read-truth.ts';

/** The subscription that will charge next, among a customer's: the one for the plan that is paid for, else the newest. */
export function chargingNext(
  state: StoredSubscription,
  { subscriptions, offerOfPlan }: Pick<Truth, 'subscriptions' | 'offerOfPlan'>,
): ProviderSubscription | undefined {
  const live = subscriptions.filter((each) => isLive(each) && offerOfPlan(each.plan.plan_code) !== undefined);
  const paidFor = offerOf(state);
  return live.find(({ plan }) => offerOfPlan(plan.plan_code) === paidFor) ?? live[0];
}

/** How long the provider may take to subscribe someone who has just paid, in milliseconds. */
const subscribingMs = 3_600_000;
/** The provider counts from its own moment, and moves the 29th to 31st: dates this close are the same. */
export const sameDateMs = 4 * 86_400_000;

/**
 * What a paid subscription is now, as the provider's subscriptions say: it renews, changes, is overdue, or ends with
 * its period. A trial stays what it is.
 * @param now ISO 8601
 */
export function followProvider(state: StoredSubscription, truth: Truth, now: string): StoredSubscription {
  if (!hasPaidPlan(state)) return state;
  const next = chargingNext(state, truth);
  if (!next) return isWaitedFor(state, truth, now) ? state : ending(state);
  const at = next.next_payment_date ? new Date(next.next_payment_date).toISOString() : undefined;
  const offerId = truth.offerOfPlan(next.plan.plan_code);
  const renews = offerId === offerOf(state);
  const isSameDate =
    at !== undefined && Math.abs(Date.parse(at) - Date.parse(state.currentPeriodEnd)) < sameDateMs;
  const currentPeriodEnd = renews && isSameDate && next.status === 'active' ? at : state.currentPeriodEnd;
  const isOverdue = next.status === 'attention' && currentPeriodEnd <= now;
  return {
    ...state,
    status: isOverdue ? 'past_due' : 'active',
    currentPeriodEnd,
    pastDueSince: isOverdue ? (state.pastDueSince ?? currentPeriodEnd) : undefined,
    nextPaymentAt: at,
    providerSubscription: { code: next.subscription_code, emailToken: next.email_token },
    scheduled: renews || offerId === undefined || at === undefined ? undefined : { offerId, at },
  };
}

/** A change is on its way, or the provider has not made the subscription of a payment yet. */
function isWaitedFor(state: StoredSubscription, truth: Truth, now: string): boolean {
  // What was paid ahead begins later, and what replaces a plan within its period began before.
  const since = Math.min(Date.parse(state.periodStart), Date.parse(paidAt(state, truth)));
  return (
    state.planSwitch !== undefined ||
    (state.providerSubscription === undefined && Date.parse(now) - since < subscribingMs)
  );
}

const ending = (state: StoredSubscription): StoredSubscription => ({
  ...state,
  status: 'canceled',
  pastDueSince: undefined,
  nextPaymentAt: undefined,
  scheduled: undefined,
});
