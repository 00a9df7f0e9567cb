import type { Grant } from './grant.ts';

/** A profile as it is read: with its subscription, which is an item of its own. */
export const readsProfile: readonly Grant[] = [
  { table: 'profiles', actions: ['BatchGetItem'] },
  { table: 'subscriptions', actions: ['BatchGetItem'] },
];
