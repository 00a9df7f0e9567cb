import type { ProfileChange } from '#shared/contract/users.ts';
import type { Profile } from '../storage/profile-items.ts';
import { profiles, replaceProfile } from '../storage/profile-writes.ts';
import { getProfile } from '../storage/profiles.ts';
import { nextVersion } from '../storage/versioned.ts';

/**
 * Changes the given fields of a profile, based on a version of it.
 * @throws not_found, stale_version (with the version stored now).
 */
export async function changeProfile(uid: string, { version, ...change }: ProfileChange): Promise<Profile> {
  const stored = await getProfile(uid);
  profiles.expect(stored, version);
  const profile: Profile = nextVersion(stored, {
    displayName: change.displayName ?? stored.displayName,
    company: change.company ?? stored.company,
    role: change.role ?? stored.role,
  });
  await replaceProfile(stored, profile);
  return profile;
}
