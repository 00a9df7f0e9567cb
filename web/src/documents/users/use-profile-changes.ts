import type { User } from '#shared/contract/user-items.ts';
import { getCurrentUser, type ProfileChange, updateProfile } from '#shared/contract/users.ts';
import { callRoute } from '#web/api/call-route.ts';
import { useSessionActions } from '#web/session/session-provider.tsx';

/** Changes of the signed-in user's profile, which the session shows at once. */
export interface ProfileChanges {
  /** Throws ApiError when it is refused, as `stale_version` where the profile was changed since it was read. */
  readonly update: (change: ProfileChange) => Promise<User>;
  /** The profile as it is stored now. */
  readonly read: () => Promise<User>;
}

export function useProfileChanges(): ProfileChanges {
  const { replaceUser } = useSessionActions();
  return {
    update: async (body) => {
      const { user } = await callRoute(updateProfile, { body });
      replaceUser(user);
      return user;
    },
    read: async () => {
      const { user } = await callRoute(getCurrentUser, {});
      replaceUser(user);
      return user;
    },
  };
}
