import type * as credentials from '#shared/contract/credentials.ts';
import type { Permissions } from './grant.ts';
import { readsProfile } from './profile-grants.ts';

/** What each call of the own address and password may access. Codes are mailed and checked by the user's access token. */
export const credentialsPermissions: Permissions<typeof credentials> = {
  sendEmailCode: [],
  proveEmail: [
    { table: 'sessions', actions: ['UpdateItem'] },
    ...readsProfile,
    { table: 'profiles', actions: ['PutItem'] },
  ],
  changeEmail: [{ userPool: ['AdminUpdateUserAttributes'] }, { table: 'sessions', actions: ['UpdateItem'] }],
  changePassword: [
    { userPool: ['AdminSetUserPassword', 'AdminUserGlobalSignOut'] },
    { table: 'sessions', actions: ['UpdateItem'] },
  ],
};
