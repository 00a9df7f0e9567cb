import { loginUser } from '#shared/contract/users.ts';
import { idTokenCaller } from '../../http/id-token-caller.ts';
import { implement } from '../../http/implement.ts';
import { userFor } from '../../http/user-answer.ts';
import { recordSession } from '../../storage/sessions/sessions.ts';
import { recordActivity } from '../../storage/statistics/activity.ts';
import { deviceOf } from '../device-of.ts';
import { ownProfile } from '../own-profile.ts';
import { ownSession } from '../own-session.ts';

const callerOfIdToken = idTokenCaller();

export const handler = implement(loginUser)(async ({ body, userAgent }) => {
  const caller = await callerOfIdToken(body.idToken);
  const profile = await ownProfile(caller);
  await Promise.all([
    recordActivity(caller.uid, 'signIns'),
    recordSession(ownSession(caller), deviceOf(userAgent)),
  ]);
  return { user: userFor(caller, profile) };
});
