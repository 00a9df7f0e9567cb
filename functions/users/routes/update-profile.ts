import { updateProfile } from '#shared/contract/users.ts';
import { implement } from '../../http/implement.ts';
import { changeProfile } from '../change-profile.ts';
import { userFor } from '../user-answer.ts';

export const handler = implement(updateProfile)(async ({ body, user }) => ({
  user: userFor(user, await changeProfile(user.uid, body)),
}));
