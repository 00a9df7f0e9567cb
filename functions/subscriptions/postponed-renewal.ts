import { offerOf } from '#shared/plan-offers.ts';
import {
  chargesBefore,
  type ProviderSubscription,
  sameMomentMs,
} from '../payments/provider-subscriptions.ts';
import { newId } from '../runtime/ids.ts';
import type { PlanSwitch, StoredSubscription } from '../storage/subscription-items.ts';
import { chargingNext, sameDateMs } from './follow-provider.ts';
import { paidAt } from './paid-at.ts';
import type { Truth } from './read-truth.ts';

/**
 * The provider renews a plan a period after its payment, also where time was left that had been paid for before. Such a
 * subscription gives way to one that charges when all that was paid for has ended.
 * @returns the change that does it; `undefined` where the plan renews in time. Each payment has it once.
 */
export function postponedRenewal(state: StoredSubscription, truth: Truth): PlanSwitch | undefined {
  const offerId = offerOf(state);
  const [card] = state.cards;
  // A subscription that was followed since the last payment was found in order, or is the one that this began.
  const isChosen = state.providerSubscription !== undefined;
  if (isChosen || state.paidBy === undefined || state.status !== 'active' || !card || !offerId)
    return undefined;
  const next = chargingNext(state, truth);
  if (!next || truth.offerOfPlan(next.plan.plan_code) !== offerId || !isTooEarly(next, state, truth))
    return undefined;
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
