import { getCurrentUser } from '#shared/contract/users.ts';
import { implement } from '../../http/implement.ts';
import { getProfile } from '../../storage/profiles.ts';
import { userFor } from '../user-answer.ts';

export const handler = implement(getCurrentUser)(async ({ user }) => ({
  user: userFor(user, await getProfile(user.uid)),
}));
