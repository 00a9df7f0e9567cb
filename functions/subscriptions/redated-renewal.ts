import { offerOf } from '#shared/subscriptions/plan-offers.ts';
import {
  chargesAfter,
  chargesBefore,
  type ProviderSubscription,
  sameMomentMs,
} from '../payments/provider-subscriptions.ts';
import { newId } from '../runtime/ids.ts';
import type { PlanSwitch, StoredSubscription } from '../storage/subscriptions/subscription-items.ts';
import { chargingNext, sameDateMs } from './follow-provider.ts';
import { paidAt } from './paid-at.ts';
import type { Truth } from './read-truth.ts';

/**
 * The provider renews a plan a period after its payment, also where time was left that had been paid for before, and keeps its
 * date where a payment was refunded or was taken for a plan that is subscribed to already. Such a subscription gives way to one
 * that charges when all that was paid for has ended.
 * @param now ISO 8601
 * @returns the change that does it; `undefined` where the plan renews in time. Each payment has it once.
 */
export function redatedRenewal(state: StoredSubscription, truth: Truth, now: string): PlanSwitch | undefined {
  const offerId = offerOf(state);
  const [card] = state.cards;
  // A subscription that was followed since the last payment was found in order, or is the one that this began.
  const isChosen = state.providerSubscription !== undefined;
  if (isChosen || state.paidBy === undefined || state.status !== 'active' || !card || !offerId)
    return undefined;
  const next = chargingNext(state, truth);
  if (!next || truth.offerOfPlan(next.plan.plan_code) !== offerId) return undefined;
  if (!isTooEarly(next, state, truth) && !isTooLate(next, state, now)) return undefined;
  const { periodStart, currentPeriodEnd: periodEnd } = state;
  const { authorizationCode } = card;
  return { id: newId(), offerId, planCode: next.plan.plan_code, periodStart, periodEnd, authorizationCode };
}

function isTooEarly(next: ProviderSubscription, state: StoredSubscription, truth: Truth): boolean {
  const end = Date.parse(state.currentPeriodEnd);
  const isPaidAhead = Date.parse(state.periodStart) - Date.parse(paidAt(state, truth)) > sameMomentMs;
  // One that charged too early, unseen, and failed: nothing is overdue.
  if (isPaidAhead && next.status === 'attention') return true;
  return chargesBefore(next, isPaidAhead ? end : end - sameDateMs);
}

/** Days between would be free, or the plan would lapse before it renews. What is unpaid waits for a period by itself. */
const isTooLate = (
  next: ProviderSubscription,
  { currentPeriodEnd }: StoredSubscription,
  now: string,
): boolean =>
  next.status === 'active' &&
  currentPeriodEnd > now &&
  chargesAfter(next, Date.parse(currentPeriodEnd) + sameDateMs);
