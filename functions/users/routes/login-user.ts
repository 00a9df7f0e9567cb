import { loginUser } from '#shared/contract/users.ts';
import { callerFrom } from '../../http/caller.ts';
import { implement } from '../../http/implement.ts';
import { idTokenVerifier } from '../../identity/verify-id-token.ts';
import { recordActivity } from '../../storage/activity.ts';
import { ownProfile } from '../own-profile.ts';
import { userFor } from '../user-answer.ts';

const verifyIdToken = idTokenVerifier();

export const handler = implement(loginUser)(async ({ body }) => {
  const caller = callerFrom(await verifyIdToken(body.idToken));
  const profile = await ownProfile(caller);
  await recordActivity(caller.uid, 'signIns');
  return { user: userFor(caller, profile) };
});
