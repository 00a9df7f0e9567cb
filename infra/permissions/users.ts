import type * as users from '#shared/contract/users.ts';
import type { Permissions } from './grant.ts';

/** What each call of the users may access. */
export const usersPermissions: Permissions<typeof users> = {
  getCurrentUser: [{ table: 'profiles', actions: ['GetItem'] }],
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
  // Both calls to the identity service take no role: the code that it mails is what authorises them.
  forgotPassword: [{ userPool: [] }],
  resetPassword: [{ userPool: [] }],
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
  ],
};
