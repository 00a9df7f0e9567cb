import * as react from 'react';

/**
 * In development React captures a stack for each element that is made, to show in its warnings who made it: a tenth of
 * the time of the screens. It goes without once it has captured 10,000 in a second, so here it counts as many from the start.
 */
const internals: unknown = Reflect.get(
  react,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (internals === null || typeof internals !== 'object' || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('This version of React counts its stacks elsewhere.');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
