import { notFound, Refusal, staleVersion } from '#shared/contract/errors.ts';
import type { ProfileChange } from '#shared/contract/users.ts';
import { instantNow } from '../runtime/clock.ts';
import { transactMovingCompany } from './companies.ts';
import { type Profile, profileItem, profileKey, profilesTable } from './profile-items.ts';
import { findProfile, getProfile } from './profiles.ts';
import { statsStep } from './stats.ts';
import type { Step } from './transact.ts';

/** Adds a profile and counts the user and the company. @throws ProfileExists when the user has one. */
export async function createProfile(profile: Profile): Promise<void> {
  await transactMovingCompany({ to: profile.company }, [insertStep(profile), statsStep('users', 1)]);
}

export class ProfileExists extends Refusal {
  constructor() {
    super('email_taken', 'This user has a profile already.');
  }
}

/** Takes back `createProfile`, counts included. Nothing happens when there is no profile. */
export async function removeProfile(uid: string): Promise<void> {
  const profile = await findProfile(uid);
  if (!profile) return;
  await transactMovingCompany({ from: profile.company }, [deleteStep(profile), statsStep('users', -1)]);
}

/**
 * Changes what is given of a profile, on the version that it is based on.
 * @throws not_found, stale_version (with the version stored now).
 */
export async function updateProfile(uid: string, change: ProfileChange): Promise<Profile> {
  const stored = await getProfile(uid);
  if (stored.version !== change.version) throw staleVersion('profile', stored.version);
  const profile: Profile = {
    ...stored,
    displayName: change.displayName ?? stored.displayName,
    company: change.company ?? stored.company,
    role: change.role ?? stored.role,
    version: stored.version + 1,
    updatedAt: instantNow(),
  };
  await transactMovingCompany({ from: stored.company, to: profile.company }, [replaceStep(stored, profile)]);
  return profile;
}

const insertStep = (profile: Profile): Step => ({
  write: {
    Put: {
      TableName: profilesTable,
      Item: profileItem(profile),
      ConditionExpression: 'attribute_not_exists(uid)',
    },
  },
  refuse: () => new ProfileExists(),
});

const replaceStep = (before: Profile, after: Profile): Step => ({
  write: {
    Put: {
      TableName: profilesTable,
      Item: profileItem(after),
      ...onVersion(before),
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  },
  refuse: ({ version }) => (version ? staleVersion('profile', Number(version.N)) : notFound('profile')),
});

const deleteStep = (profile: Profile): Step => ({
  write: { Delete: { TableName: profilesTable, Key: profileKey(profile.uid), ...onVersion(profile) } },
});

const onVersion = ({ version }: Profile) => ({
  ConditionExpression: 'version = :version',
  ExpressionAttributeValues: { ':version': version },
});
