import type * as users from '#shared/contract/users.ts';
import type { Permissions } from './grant.ts';
import { readsProfile } from './profile-grants.ts';

/** What each call of the users may access. */
export const usersPermissions: Permissions<typeof users> = {
  getCurrentUser: [...readsProfile, { table: 'sessions', actions: ['UpdateItem'] }],
  updateProfile: [
    ...readsProfile,
    { table: 'profiles', actions: ['PutItem'] },
    // The number of companies follows the users' companies.
    { table: 'stats', actions: ['BatchGetItem', 'UpdateItem', 'DeleteItem'] },
  ],
  getProfile: readsProfile,
  listUsers: [
    { table: 'profiles', actions: [], indexes: ['byCreation'] },
    { table: 'subscriptions', actions: ['BatchGetItem'] },
    { table: 'stats', actions: ['BatchGetItem'] },
  ],
  // The two calls for a reset take no role: the code that is mailed is what authorises them.
  forgotPassword: [{ userPool: ['AdminGetUser', 'AdminUpdateUserAttributes'] }],
  resetPassword: [{ userPool: ['AdminUserGlobalSignOut'] }],
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
    ...readsProfile,
    { table: 'profiles', actions: ['PutItem', 'DeleteItem'] },
    // The trial, and the count of trials.
    { table: 'subscriptions', actions: ['PutItem', 'DeleteItem', 'UpdateItem'] },
    { table: 'stats', actions: ['BatchGetItem', 'UpdateItem', 'DeleteItem'] },
  ],
  loginUser: [
    { userPool: [] },
    // An identity that an operator created manually gets its profile at the first sign-in.
    ...readsProfile,
    { table: 'profiles', actions: ['PutItem'] },
    { table: 'subscriptions', actions: ['PutItem'] },
    { table: 'stats', actions: ['UpdateItem'] },
    { table: 'activity', actions: ['UpdateItem'] },
    { table: 'sessions', actions: ['BatchGetItem', 'UpdateItem'] },
  ],
};
