import { endOtherSessions } from '#shared/contract/sessions.ts';
import { requireRecentSignIn } from '../../http/guards.ts';
import { implement } from '../../http/implement.ts';
import { signOutEverywhere } from '../../identity/sign-out-everywhere.ts';
import { endAllSessions } from '../../storage/sessions/gates.ts';

export const handler = implement(endOtherSessions)(async ({ user }) => {
  requireRecentSignIn(user);
  await Promise.all([endAllSessions(user.uid, user.sessionId), signOutEverywhere(user.uid)]);
  return {};
});
