import type * as sessions from '#shared/contract/sessions.ts';
import type { Permissions } from './grant.ts';

/** What each call of the sessions may access, beside the gate. */
export const sessionsPermissions: Permissions<typeof sessions> = {
  logoutUser: [{ table: 'sessions', actions: ['UpdateItem'] }],
  listSessions: [{ table: 'sessions', actions: ['Query', 'UpdateItem'] }],
  endSession: [{ table: 'sessions', actions: ['UpdateItem'] }],
  endOtherSessions: [
    { userPool: ['AdminUserGlobalSignOut'] },
    { table: 'sessions', actions: ['UpdateItem'] },
  ],
};
