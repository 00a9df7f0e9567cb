import type { User } from '#shared/contract/user-items.ts';
import type { Profile } from '../storage/profile-items.ts';
import { type Caller, isAdmin } from './caller.ts';

/**
 * A profile as an answer shows it to a caller: only the user's own token says whether they are an administrator, and
 * only their own gate whether their address is proved.
 */
export const userFor = (
  caller: Pick<Caller, 'uid' | 'groups' | 'isEmailProved'>,
  profile: Profile,
): User => ({
  ...profile,
  isAdmin: profile.uid === caller.uid && isAdmin(caller),
  isEmailProved: profile.uid === caller.uid && caller.isEmailProved,
});
