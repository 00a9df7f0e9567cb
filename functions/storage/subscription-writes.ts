import { staleVersion } from '#shared/contract/errors.ts';
import { instantNow } from '../runtime/clock.ts';
import { findProfile } from './profiles.ts';
import {
  type StoredSubscription,
  subscriptionItem,
  subscriptionKey,
  subscriptionsTable,
} from './subscriptions/subscription-items.ts';
import { findSubscription } from './subscriptions/subscriptions.ts';
import { trialOf } from './subscriptions/trials.ts';
import type { Step } from './tables/transact.ts';
import { versioned } from './tables/versioned.ts';

export const subscriptions = versioned('subscriptions', 'subscription');

/** A subscription, stored or, with version 0, as its user's registration began it. */
export async function subscriptionOf(uid: string): Promise<StoredSubscription> {
  const stored = await findSubscription(uid);
  if (stored) return stored;
  const profile = await findProfile(uid);
  return trialOf(profile);
}

/**
 * Replaces what was read by what comes of it. A concurrent change throws stale_version, so that `whateverVersion` reads again.
 * @param dueAt when the daily check looks at it again
 */
export function replaceSubscription(
  uid: string,
  before: StoredSubscription,
  after: StoredSubscription,
  dueAt: string | undefined,
): Step {
  const next = { ...after, version: before.version + 1, updatedAt: instantNow() };
  const item = subscriptionItem(uid, next, dueAt);
  return before.version === 0
    ? subscriptions.insert(item, () => staleVersion('subscription', 1))
    : subscriptions.replace(item, before.version);
}

/** The step that begins the trial of a new user, beside their profile. */
export const insertSubscription = (uid: string, trial: StoredSubscription): Step =>
  subscriptions.insert(subscriptionItem(uid, { ...trial, version: 1 }, undefined));

/** Undoes `insertSubscription`, for a registration that failed. */
export const removeSubscription = (uid: string): Step => ({
  write: { Delete: { TableName: subscriptionsTable, Key: subscriptionKey(uid) } },
});
