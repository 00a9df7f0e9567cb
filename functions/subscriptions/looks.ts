import { isDeepStrictEqual } from 'node:util';
import { isPending } from '../payments/transactions.ts';
import { daysAfter } from '../runtime/clock.ts';
import type { StoredSubscription } from '../storage/subscriptions/subscription-items.ts';
import { hasPaidPlan } from './has-paid-plan.ts';
import type { Truth } from './read-truth.ts';

/** Days for which an unpaid checkout is asked about; a payment after them is learnt from its webhook, or by the sweep. */
const daysOpen = 30;

/** Leaves out the payments that nobody is going to make any more, and names the one that waits for a bank. */
export function forgetOld(state: StoredSubscription, { own }: Truth, now: string): StoredSubscription {
  const isOpen = (reference: string) => {
    const asked = own.find(({ payment }) => payment.reference === reference)?.payment;
    return asked !== undefined && daysAfter(asked.createdAt, daysOpen) > now;
  };
  const openReferences = state.openReferences.filter(isOpen);
  const checkout =
    state.checkout && openReferences.includes(state.checkout.reference) ? state.checkout : undefined;
  const pendingReference = openReferences.find((reference) =>
    own.some(({ payment, transaction }) => payment.reference === reference && isPending(transaction?.status)),
  );
  return { ...state, openReferences, checkout, pendingReference };
}

/** Whether two states say the same. */
export const isSame = (before: StoredSubscription, after: StoredSubscription): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(before)), JSON.parse(JSON.stringify(after)));

/**
 * When the daily check looks at a subscription again: an hour later while a bank has to confirm a payment, whose failure no
 * webhook tells; a day later while anything else can happen to it; never once it has ended and nothing is open.
 */
export function nextLook(state: StoredSubscription, now: string): string | undefined {
  const isOpen = state.planSwitch !== undefined || state.openReferences.length > 0;
  const hasEnded = state.status === 'canceled' && state.currentPeriodEnd < now;
  if (state.pendingReference !== undefined) return daysAfter(now, 1 / 24);
  return isOpen || (hasPaidPlan(state) && !hasEnded) ? daysAfter(now, 1) : undefined;
}
