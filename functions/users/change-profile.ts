import type { ProfileChange } from '#shared/contract/users.ts';
import type { Profile } from '../storage/profile-items.ts';
import { profiles, replaceProfile } from '../storage/profile-writes.ts';
import { getProfile } from '../storage/profiles.ts';
import { nextVersion } from '../storage/tables/versioned.ts';

/**
 * Changes the given fields of a profile.
 * @throws not_found, stale_version (with the version stored now).
 */
export const changeProfile = (
  uid: string,
  { version, name, displayName = name, company, role, timeZone }: ProfileChange,
): Promise<Profile> =>
  profiles.revise(
    version,
    () => getProfile(uid),
    async (stored) => {
      const { timeZone: storedZone, ...rest } = stored;
      const zone = timeZone ?? storedZone;
      const profile: Profile = nextVersion(rest, {
        ...(zone && { timeZone: zone }),
        displayName: displayName ?? stored.displayName,
        company: company ?? stored.company,
        role: role ?? stored.role,
      });
      await replaceProfile(stored, profile);
      return profile;
    },
  );
