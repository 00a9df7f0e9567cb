import { updateProfile } from '#shared/contract/users.ts';
import { implement } from '../../http/implement.ts';
import * as profiles from '../../storage/profile-writes.ts';
import { userFor } from '../user-answer.ts';

export const handler = implement(updateProfile)(async ({ body, user }) => ({
  user: userFor(user, await profiles.updateProfile(user.uid, body)),
}));
