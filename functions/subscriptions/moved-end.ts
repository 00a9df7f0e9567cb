import type { StoredSubscription } from '../storage/subscriptions/subscription-items.ts';

/** Days are added or taken at the end; what a day is worth stays, so that the period moves with it. */
export const movedEnd = (state: StoredSubscription, currentPeriodEnd: string): StoredSubscription => {
  const movedMs = Date.parse(currentPeriodEnd) - Date.parse(state.currentPeriodEnd);
  return {
    ...state,
    periodStart: new Date(Date.parse(state.periodStart) + movedMs).toISOString(),
    currentPeriodEnd,
    // It renews at another time now.
    providerSubscription: undefined,
  };
};
