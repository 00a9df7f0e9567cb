import type { QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { notFound } from '#shared/contract/errors.ts';
import { statusAt } from '#shared/subscriptions/plan-in-force.ts';
import { instantNow } from '../runtime/clock.ts';
import { type Profile, parseProfile, profileKey } from './profile-items.ts';
import { profilesByCreation } from './profiles-by-creation.ts';
import type { StoredSubscription } from './subscriptions/subscription-items.ts';
import { findSubscription, findSubscriptions, subscriptionFields } from './subscriptions/subscriptions.ts';
import { readItem } from './tables/read-item.ts';

/** @throws not_found when this user has no profile. */
export async function getProfile(uid: string): Promise<Profile> {
  const profile = await findProfile(uid);
  if (!profile) throw notFound('profile');
  return profile;
}

/** A user's profile, with the subscription as it is now: an item of its own, and the profile's from before there were any. */
export async function findProfile(uid: string): Promise<Profile | undefined> {
  const [item, subscription] = await Promise.all([
    readItem('profiles', profileKey(uid)),
    findSubscription(uid),
  ]);
  return item && withSubscription(parseProfile(item), subscription);
}

const withSubscription = (profile: Profile, stored: StoredSubscription | undefined): Profile => ({
  ...profile,
  ...(stored ? subscriptionFields(stored) : lapsing(profile)),
});

const lapsing = ({ subscription }: Profile) => ({
  subscription: { ...subscription, status: statusAt(subscription, instantNow()) },
});

/** The profiles after the first `offset`, newest first, at most `limit`; a new one may take a moment to show. */
export async function listProfiles({
  offset,
  limit,
}: {
  readonly offset: number;
  readonly limit: number;
}): Promise<Profile[]> {
  const start = offset === 0 ? undefined : await keyAfter(offset);
  if (offset > 0 && !start) return [];
  const profiles: Profile[] = [];
  let from = start;
  do {
    const page = await profilesByCreation({ Limit: limit - profiles.length, ExclusiveStartKey: from });
    profiles.push(...(page.Items ?? []).map(parseProfile));
    from = page.LastEvaluatedKey;
  } while (from && profiles.length < limit);
  return withSubscriptions(profiles);
}

/** Stored profiles, each with its subscription as it is now. */
export async function withSubscriptions(profiles: readonly Profile[]): Promise<Profile[]> {
  const subscriptions = await findSubscriptions(profiles.map(({ uid }) => uid));
  return profiles.map((profile) => withSubscription(profile, subscriptions.get(profile.uid)));
}

/** Counts past `offset` entries without fetching them; `undefined` when there are no more. */
async function keyAfter(offset: number): Promise<QueryCommandInput['ExclusiveStartKey']> {
  let passed = 0;
  let from: QueryCommandInput['ExclusiveStartKey'];
  do {
    const page = await profilesByCreation({
      Select: 'COUNT',
      Limit: offset - passed,
      ExclusiveStartKey: from,
    });
    passed += page.Count ?? 0;
    from = page.LastEvaluatedKey;
  } while (from && passed < offset);
  return from;
}
