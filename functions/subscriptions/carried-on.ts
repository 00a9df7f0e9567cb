import { usedUpAt } from '#shared/subscriptions/change-of-plan.ts';
import { offerOf } from '#shared/subscriptions/plan-offers.ts';
import type { Payment, StoredSubscription } from '../storage/subscriptions/subscription-items.ts';
import { sameDateMs } from './follow-provider.ts';
import { hasPaidPlan } from './has-paid-plan.ts';

/**
 * A charge that waited for its bank names its period, and credited what was paid for when it was asked for. What was paid for
 * since then goes on as days after that period.
 * @param state as the charge finds it
 * @returns when those days end; `undefined` where nothing was paid for since
 */
export function carriedOnUntil(
  state: StoredSubscription,
  { offerId, period, credited }: Payment,
): string | undefined {
  if (!period || !credited || !hasPaidPlan(state)) return undefined;
  if (Date.parse(state.currentPeriodEnd) - Date.parse(credited.until) < sameDateMs) return undefined;
  // Another plan that was bought has the credited time before its period, as days of its own.
  const from = offerOf(state) === credited.offerId ? credited.until : state.periodStart;
  const later = (at: string) =>
    new Date(Date.parse(at) + Date.parse(period.end) - Date.parse(from)).toISOString();
  const { periodStart, currentPeriodEnd } = state;
  const moved = { ...state, periodStart: later(periodStart), currentPeriodEnd: later(currentPeriodEnd) };
  return usedUpAt(moved, offerId, period.end);
}
