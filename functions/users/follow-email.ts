import type { Profile } from '../storage/profile-items.ts';
import { profiles, replaceWithinCompany } from '../storage/profile-writes.ts';
import { getProfile } from '../storage/profiles.ts';
import { nextVersion } from '../storage/tables/versioned.ts';

/** Lets a profile have the address that its identity has. @throws not_found */
export const followEmail = (uid: string, email: string): Promise<Profile> =>
  profiles.revise(
    undefined,
    () => getProfile(uid),
    async (stored) => {
      if (stored.email === email) return stored;
      const profile: Profile = nextVersion(stored, { email });
      await replaceWithinCompany(stored, profile);
      return profile;
    },
  );
