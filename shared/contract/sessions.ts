import * as z from 'zod';
import { Instant } from './identifiers.ts';
import { routeGroup } from './route-group.ts';

/** A sign-in and all tokens that were renewed from it. */
export const SignedInSession = z.strictObject({
  id: z.string(),
  /** The browser and its system, as far as the user agent says; `Unknown device` where it does not. */
  device: z.string(),
  /** When the user signed in. */
  createdAt: Instant,
  /** When the site was last opened in it. */
  lastSeenAt: Instant,
  /** Whether this call belongs to it. */
  isCurrent: z.boolean(),
});
export type SignedInSession = z.output<typeof SignedInSession>;

export const sessionsCalls = routeGroup({ domain: 'users', access: 'user', errors: ['unauthenticated'] });

export const logoutUser = sessionsCalls.route({
  name: 'logoutUser',
  method: 'POST',
  path: '/users/logout',
  summary: 'End the session of this call: its tokens are refused from now on',
  answer: z.strictObject({}),
  fallback: 'Logout failed',
});

export const listSessions = sessionsCalls.route({
  name: 'listSessions',
  method: 'GET',
  path: '/users/sessions',
  summary: 'The caller’s sessions, the one seen last first',
  answer: z.strictObject({ data: z.array(SignedInSession) }),
  gate: 'first',
  fallback: 'Failed to fetch sessions',
});

export const endSession = sessionsCalls.route({
  name: 'endSession',
  method: 'DELETE',
  path: '/users/sessions/{id}',
  summary: 'End one of the caller’s sessions: its tokens are refused from now on',
  params: z.strictObject({ id: z.string().regex(/^[\w-]{1,64}$/, 'must be the id of a session') }),
  answer: z.strictObject({}),
  errors: ['not_found'],
  fallback: 'Failed to end session',
});

export const endOtherSessions = sessionsCalls.route({
  name: 'endOtherSessions',
  method: 'POST',
  path: '/users/sessions/end-others',
  summary:
    'End all sessions but the one of this call, at the identity service too: there, this one has to sign in again before its token expires',
  answer: z.strictObject({}),
  errors: ['sign_in_again'],
  fallback: 'Failed to end sessions',
});
