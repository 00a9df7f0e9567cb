import { Refusal } from '#shared/contract/errors.ts';
import { transactMovingCompany } from './companies.ts';
import { planMoveSteps } from './plan-counts.ts';
import { type Profile, profileItem, profileKey } from './profile-items.ts';
import { findProfile } from './profiles.ts';
import { statsStep } from './statistics/stats.ts';
import { insertSubscription, removeSubscription } from './subscription-writes.ts';
import { trialOf } from './subscriptions/trials.ts';
import { transact } from './tables/transact.ts';
import { versioned } from './tables/versioned.ts';

export const profiles = versioned('profiles', 'profile');

/** Adds a profile and counts the user and the company. @throws ProfileExists when the user has one. */
export async function createProfile(profile: Profile): Promise<void> {
  await transactMovingCompany({ to: profile.company }, [
    profiles.insert(profileItem(profile), () => new ProfileExists()),
    insertSubscription(profile.uid, trialOf(profile)),
    statsStep('users', 1),
    ...planMoveSteps({ to: profile.subscription.planId }),
  ]);
}

export class ProfileExists extends Refusal {
  constructor() {
    super('email_taken', 'This user has a profile already.');
  }
}

/** Undoes `createProfile`, including counts. Does nothing when there is no profile. */
export async function removeProfile(uid: string): Promise<void> {
  const profile = await findProfile(uid);
  if (!profile) return;
  await transactMovingCompany({ from: profile.company }, [
    profiles.remove(profileKey(uid), profile.version),
    removeSubscription(uid),
    statsStep('users', -1),
    ...planMoveSteps({ from: profile.subscription.planId }),
  ]);
}

/** Replaces the previous version of a profile by one with the same company. */
export const replaceWithinCompany = (before: Profile, after: Profile): Promise<void> =>
  transact([profiles.replace(profileItem(after), before.version)]);

/** Replaces the previous version of a profile, and moves the user to the company that it names. */
export async function replaceProfile(before: Profile, after: Profile): Promise<void> {
  await transactMovingCompany({ from: before.company, to: after.company }, [
    profiles.replace(profileItem(after), before.version),
  ]);
}
