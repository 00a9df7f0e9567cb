import { logoutUser } from '#shared/contract/sessions.ts';
import { implement } from '../../http/implement.ts';
import { endOwnSession } from '../../storage/sessions/sessions.ts';
import { ownSession } from '../own-session.ts';

export const handler = implement(logoutUser)(async ({ user }) => {
  await endOwnSession(ownSession(user));
  return {};
});
