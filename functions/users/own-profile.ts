import type { Caller } from '../http/caller.ts';
import type { Profile } from '../storage/profile-items.ts';
import { createProfile, ProfileExists } from '../storage/profile-writes.ts';
import { findProfile, getProfile } from '../storage/profiles.ts';
import { recordEmailProof } from '../storage/sessions/gates.ts';
import { profileOfCaller } from './new-profile.ts';

/**
 * The caller's profile. An identity that an operator created manually gets one at its first sign-in; the operator mailed
 * its password to its address, which proves it.
 */
export async function ownProfile(caller: Caller): Promise<Profile> {
  const stored = await findProfile(caller.uid);
  if (stored) return stored;
  const profile = profileOfCaller(caller);
  try {
    await createProfile(profile);
    await recordEmailProof(caller.uid);
    return profile;
  } catch (error) {
    // Another sign-in of the same user was quicker.
    if (error instanceof ProfileExists) return getProfile(caller.uid);
    throw error;
  }
}
