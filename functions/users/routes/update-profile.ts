import { updateProfile } from '#shared/contract/users.ts';
import { implement } from '../../http/implement.ts';
import { userFor } from '../../http/user-answer.ts';
import { changeProfile } from '../change-profile.ts';

export const handler = implement(updateProfile)(async ({ body, user }) => ({
  user: userFor(user, await changeProfile(user.uid, body)),
}));
