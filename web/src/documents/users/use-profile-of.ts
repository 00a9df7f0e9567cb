import type { User } from '#shared/contract/user-items.ts';
import { getProfile } from '#shared/contract/users.ts';
import { type Reading, useRoute } from '#web/api/use-route.ts';

/** The profile of a user; of another one, for administrators. */
export const useProfileOf = (id: string): Reading<{ user: User }> => useRoute(getProfile, { params: { id } });
