import { getCurrentUser } from '#shared/contract/users.ts';
import { implement } from '../../http/implement.ts';
import { userFor } from '../../http/user-answer.ts';
import { getProfile } from '../../storage/profiles.ts';
import { recordSession } from '../../storage/sessions/sessions.ts';
import { deviceOf } from '../device-of.ts';
import { ownSession } from '../own-session.ts';

/** The site asks for it when it is opened: the moment at which its session was last seen. */
export const handler = implement(getCurrentUser)(async ({ user, userAgent }) => {
  const [profile] = await Promise.all([
    getProfile(user.uid),
    recordSession(ownSession(user), deviceOf(userAgent)),
  ]);
  return { user: userFor(user, profile) };
});
