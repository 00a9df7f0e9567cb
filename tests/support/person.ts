import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { Route } from '#shared/contract/define-route.ts';
import type { User } from '#shared/contract/user-items.ts';
import { type Registration, registerUser } from '#shared/contract/users.ts';
import { ApiError } from '#web/api/api-error.ts';
import { callRoute } from '#web/api/call-route.ts';
import { provideCredentials } from '#web/api/credentials.ts';
import type { RouteInput } from '#web/api/route-input.ts';

/** A user of the product through the site's own typed client. */
export interface Person {
  readonly user: User;
  readonly email: string;
  readonly password: string;
  readonly token: string;
  call<Params, Query, Body, Answer>(
    route: Route<Params, Query, Body, Answer>,
    input: RouteInput<Params, Query, Body>,
  ): Promise<Answer>;
}

/** The client speaks to its own origin; in Node that origin is the local cloud. */
const site = inject('site');
const fetchOf = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const address = typeof input === 'string' ? new URL(input, site) : input;
  return fetchOf(address, init).catch((error: unknown) => {
    // On a starved machine no connection was opened within Node's 10 s, so nothing was sent.
    if (error instanceof TypeError && isNotConnected(error.cause)) return fetchOf(address, init);
    throw error;
  });
};
const isNotConnected = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'UND_ERR_CONNECT_TIMEOUT';

/** Calls a route with this token, or as a visitor. */
export function callAs<Params, Query, Body, Answer>(
  token: string | undefined,
  route: Route<Params, Query, Body, Answer>,
  input: RouteInput<Params, Query, Body>,
): Promise<Answer> {
  provideCredentials({ token: () => token, era: () => 0, renew: async () => undefined, expire: () => {} });
  return callRoute(route, input);
}

export const aRegistration = (changes: Partial<Registration> = {}): Registration => ({
  name: 'Grace Hopper',
  email: `grace-${randomUUID()}@example.com`,
  company: 'Compilers Ltd',
  role: 'network-engineer',
  password: 'correct horse',
  terms: true,
  planId: 'professional',
  ...changes,
});

/** Registers a new user. */
export async function register(changes: Partial<Registration> = {}): Promise<Person> {
  const body = aRegistration(changes);
  const { user, token } = await callAs(undefined, registerUser, { body });
  return {
    user,
    token,
    email: body.email,
    password: body.password,
    call: (route, input) => callAs(token, route, input),
  };
}

/** The error of a call that must not succeed. */
export async function refusalOf(call: Promise<unknown>): Promise<ApiError> {
  const outcome = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (outcome instanceof ApiError) return outcome;
  throw outcome ?? new Error('The call was expected to be refused, and succeeded.');
}
