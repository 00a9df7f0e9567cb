import type * as admin from '#shared/contract/admin.ts';
import type { Grant, Permissions } from './grant.ts';
import { readsProfile } from './profile-grants.ts';

/** One user with the gate, which says whether anybody is let in. */
const readsAccount: readonly Grant[] = [...readsProfile, { table: 'sessions', actions: ['BatchGetItem'] }];

/** The gate, and an entry of the audit log: entries are only ever added. */
const changesAccount: readonly Grant[] = [
  ...readsAccount,
  { table: 'sessions', actions: ['UpdateItem'] },
  { table: 'audit', actions: ['PutItem'] },
];

export const adminPermissions: Permissions<typeof admin> = {
  listAccounts: [
    { table: 'profiles', actions: [], indexes: ['byCreation'] },
    { table: 'subscriptions', actions: ['BatchGetItem'] },
    { table: 'sessions', actions: ['BatchGetItem'] },
  ],
  getAccount: readsAccount,
  disableAccount: [...changesAccount, { userPool: ['AdminDisableUser', 'AdminUserGlobalSignOut'] }],
  enableAccount: [...changesAccount, { userPool: ['AdminEnableUser'] }],
  signOutAccount: [...changesAccount, { userPool: ['AdminUserGlobalSignOut'] }],
  getPlanFigures: [{ table: 'stats', actions: ['BatchGetItem'] }],
  listAuditEntries: [{ table: 'audit', actions: ['Query'] }],
};
