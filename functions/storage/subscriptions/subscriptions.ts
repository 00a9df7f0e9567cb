import type { Subscription, Trial } from '#shared/contract/user-items.ts';
import { graceDays, statusAt } from '#shared/subscriptions/plan-in-force.ts';
import type { SubscriptionStatus } from '#shared/subscriptions/plans.ts';
import { daysAfter, instantNow } from '../../runtime/clock.ts';
import { batchGet } from '../tables/batch-get.ts';
import { readItem } from '../tables/read-item.ts';
import {
  parseSubscription,
  type StoredCard,
  type StoredSubscription,
  subscriptionKey,
  subscriptionsTable,
} from './subscription-items.ts';

export async function findSubscription(uid: string): Promise<StoredSubscription | undefined> {
  const item = await readItem('subscriptions', subscriptionKey(uid));
  return item && parseSubscription(item);
}

/** The subscriptions of these users, by uid, without those who have none. */
export async function findSubscriptions(
  uids: readonly string[],
): Promise<ReadonlyMap<string, StoredSubscription>> {
  const items = await batchGet(subscriptionsTable, uids.map(subscriptionKey));
  return new Map(items.map((item) => [String(item.uid), parseSubscription(item)]));
}

/** What a user's answers say of their subscription, as it is now. */
export function subscriptionFields(stored: StoredSubscription): {
  readonly subscription: Subscription;
  readonly trial: Trial;
} {
  const now = instantNow();
  const { planId, billingPeriod, startedAt, currentPeriodEnd, trial } = stored;
  const graceEndsAt = graceEndOf(stored);
  const cardExpiresAt = expiryOfCard(stored, now);
  return {
    subscription: {
      planId,
      status: statusOf(stored, now),
      startedAt,
      currentPeriodEnd,
      ...(billingPeriod === 'annual' && { billingPeriod }),
      ...(graceEndsAt !== undefined && { graceEndsAt }),
      ...(cardExpiresAt !== undefined && { cardExpiresAt }),
    },
    trial,
  };
}

/** The status at an instant; a plan that has ended may wait for a payment that the bank has not confirmed. */
export function statusOf(stored: StoredSubscription, now: string): SubscriptionStatus {
  const status = statusAt({ ...stored, graceEndsAt: graceEndOf(stored) }, now);
  return status === 'expired' && stored.pendingReference !== undefined ? 'pending_payment' : status;
}

/** Until when an unpaid plan goes on; `undefined` where nothing is overdue. */
export const graceEndOf = ({
  status,
  pastDueSince,
}: Pick<StoredSubscription, 'status' | 'pastDueSince'>): string | undefined =>
  status === 'past_due' && pastDueSince !== undefined ? daysAfter(pastDueSince, graceDays) : undefined;

/** Days before a card's end from which its owner is notified, also where the next payment comes later. */
const cardWarningDays = 30;

/** When the card that pays expires, where that is before the next payment or soon. */
function expiryOfCard({ cards, nextPaymentAt }: StoredSubscription, now: string): string | undefined {
  const [card] = cards;
  if (!card || nextPaymentAt === undefined) return undefined;
  const expiresAt = endOfCard(card);
  return expiresAt < nextPaymentAt || expiresAt < daysAfter(now, cardWarningDays) ? expiresAt : undefined;
}

export const isCardExpiring = (stored: StoredSubscription): boolean =>
  expiryOfCard(stored, instantNow()) !== undefined;

/** A card is valid to the end of its month. */
const endOfCard = ({ expMonth, expYear }: StoredCard): string =>
  new Date(Date.UTC(expYear, expMonth, 1)).toISOString();
