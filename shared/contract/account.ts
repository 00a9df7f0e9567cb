import * as z from 'zod';
import { routeGroup } from './route-group.ts';

export const accountCalls = routeGroup({ domain: 'users', access: 'user', errors: ['unauthenticated'] });

/** Needs a recent sign-in; from the answer on, nobody can use the account. */
export const deleteAccount = accountCalls.route({
  name: 'deleteAccount',
  method: 'DELETE',
  path: '/users/me',
  summary: 'Delete the caller’s account with everything in it; it cannot be undone',
  answer: z.strictObject({ message: z.string() }),
  errors: ['sign_in_again'],
  fallback: 'Failed to delete account',
});
