import type * as account from '#shared/contract/account.ts';
import type { Grant, Permissions } from './grant.ts';
import { endsPayments } from './subscriptions.ts';

export const accountPermissions: Permissions<typeof account> = {
  deleteAccount: [
    { table: 'erasures', actions: ['PutItem'] },
    // Closes the gate.
    { table: 'sessions', actions: ['UpdateItem'] },
    { queue: 'erasures', actions: ['SendMessage'] },
  ],
};

/** Erases everything of a design or of an account, and the identity with it. */
export const erases: readonly Grant[] = [
  ...endsPayments,
  { userPool: ['AdminDeleteUser'] },
  { ownItems: ['Query', 'BatchWriteItem'] },
  // Closes the gate.
  { table: 'sessions', actions: ['UpdateItem'] },
  // What is counted elsewhere goes in a transaction with its count.
  { table: 'profiles', actions: ['BatchGetItem', 'DeleteItem'] },
  { table: 'designs', actions: ['UpdateItem', 'DeleteItem'] },
  { table: 'designDevices', actions: ['DeleteItem'] },
  { table: 'equipment', actions: ['UpdateItem'] },
  { table: 'reports', actions: ['DeleteItem'], indexes: ['byDesign'] },
  { table: 'deployments', actions: ['UpdateItem', 'DeleteItem'], indexes: ['byDevice'] },
  { table: 'erasures', actions: ['PutItem', 'DeleteItem'] },
  { table: 'stats', actions: ['BatchGetItem', 'UpdateItem', 'DeleteItem'] },
  { table: 'audit', actions: ['UpdateItem'], indexes: ['byAdministrator', 'byTarget'] },
  { bucket: 'topologies', actions: ['DeleteObject'], lists: true },
  { bucket: 'reports', actions: ['DeleteObject'], lists: true },
  { bucket: 'configurations', actions: ['DeleteObject'], lists: true },
  { bucket: 'configFiles', actions: ['DeleteObject'], lists: true },
  { bucket: 'exports', actions: ['DeleteObject'], lists: true },
  { bucket: 'images', actions: ['DeleteObject'] },
];

/** Finds what is due and hands it to the worker. */
export const findsDueErasures: readonly Grant[] = [
  { table: 'erasures', actions: ['Query'] },
  { queue: 'erasures', actions: ['SendMessage'] },
];
