import type * as users from '#shared/contract/users.ts';
import type { Permissions } from './grant.ts';

/** What each call of the users may access. */
export const usersPermissions: Permissions<typeof users> = {
  getCurrentUser: [
    { table: 'profiles', actions: ['GetItem'] },
    { table: 'sessions', actions: ['UpdateItem'] },
  ],
  updateProfile: [
    { table: 'profiles', actions: ['GetItem', 'PutItem'] },
    // The number of companies follows the users' companies.
    { table: 'stats', actions: ['GetItem', 'UpdateItem', 'DeleteItem'] },
  ],
  getProfile: [{ table: 'profiles', actions: ['GetItem'] }],
  listUsers: [
    { table: 'profiles', actions: [], indexes: ['byCreation'] },
    { table: 'stats', actions: ['BatchGetItem'] },
  ],
  // The two calls for a reset take no role: the code that is mailed is what authorises them.
  forgotPassword: [{ userPool: ['AdminGetUser', 'AdminUpdateUserAttributes'] }],
  resetPassword: [{ userPool: ['AdminUserGlobalSignOut'] }],
  convertTrial: [],
  clearCache: [],
  registerUser: [
    {
      userPool: [
        'AdminCreateUser',
        'AdminSetUserPassword',
        'AdminInitiateAuth',
        // To undo, and to clean up after a crash.
        'AdminDeleteUser',
        'AdminGetUser',
      ],
    },
    { table: 'profiles', actions: ['GetItem', 'PutItem', 'DeleteItem'] },
    { table: 'stats', actions: ['GetItem', 'UpdateItem', 'DeleteItem'] },
  ],
  loginUser: [
    { userPool: [] },
    // An identity that an operator created manually gets its profile at the first sign-in.
    { table: 'profiles', actions: ['GetItem', 'PutItem'] },
    { table: 'stats', actions: ['UpdateItem'] },
    { table: 'activity', actions: ['UpdateItem'] },
    { table: 'sessions', actions: ['BatchGetItem', 'UpdateItem'] },
  ],
};
