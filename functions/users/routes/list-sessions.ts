import { listSessions } from '#shared/contract/sessions.ts';
import { implement } from '../../http/implement.ts';
import { listOpenSessions, recordSession } from '../../storage/sessions/sessions.ts';
import { deviceOf } from '../device-of.ts';
import { ownSession } from '../own-session.ts';

export const handler = implement(listSessions)(async ({ user, userAgent }) => {
  // A session that was never recorded is listed as well: its user is looking for it.
  await recordSession(ownSession(user), deviceOf(userAgent));
  const sessions = await listOpenSessions(user.uid);
  return { data: sessions.map((session) => ({ ...session, isCurrent: session.id === user.sessionId })) };
});
