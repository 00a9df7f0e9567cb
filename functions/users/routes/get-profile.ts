import { notFound } from '#shared/contract/errors.ts';
import { getProfile } from '#shared/contract/users.ts';
import { isAdmin } from '../../http/caller.ts';
import { implement } from '../../http/implement.ts';
import { userFor } from '../../http/user-answer.ts';
import * as profiles from '../../storage/profiles.ts';

/** Another user's profile looks missing, except to an administrator. */
export const handler = implement(getProfile)(async ({ params, user }) => {
  if (params.id !== user.uid && !isAdmin(user)) throw notFound('profile');
  return { user: userFor(user, await profiles.getProfile(params.id)) };
});
