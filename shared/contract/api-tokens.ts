import * as z from 'zod';
import { apiTokenScopes } from './define-route.ts';
import { wholeBetween } from './figure.ts';
import { Id, Instant } from './identifiers.ts';
import { routeGroup } from './route-group.ts';
import { name } from './text.ts';

const ApiTokenScope = z.enum(apiTokenScopes);

/** How many tokens a user may have, and for how long one is valid. */
export const apiTokenLimits = { tokens: 20, days: 365 } as const;

/** What is known of a token: everything but the token, which is stored as a hash. */
export const ApiToken = z.strictObject({
  id: Id,
  name: z.string(),
  scope: ApiTokenScope,
  createdAt: Instant,
  expiresAt: Instant,
  /** To the hour; not there until the token is first used. */
  lastUsedAt: Instant.optional(),
});
export type ApiToken = z.output<typeof ApiToken>;

const TokenName = name(60);

export const NewApiToken = z.strictObject({
  name: TokenName,
  scope: ApiTokenScope,
  expiresInDays: wholeBetween(1, apiTokenLimits.days),
});
export type NewApiToken = z.output<typeof NewApiToken>;

/** A token can be renamed, and lose its right to deploy or expire earlier; it never gets more than it had. */
export const ApiTokenChange = z.strictObject({
  name: TokenName.optional(),
  scope: ApiTokenScope.optional(),
  expiresAt: Instant.optional(),
});
export type ApiTokenChange = z.output<typeof ApiTokenChange>;

const byId = z.strictObject({ id: Id });

export const apiTokensCalls = routeGroup({ domain: 'users', access: 'user', errors: ['unauthenticated'] });

export const listApiTokens = apiTokensCalls.route({
  name: 'listApiTokens',
  method: 'GET',
  path: '/users/api-tokens',
  summary: 'The caller’s API tokens, newest first, without the tokens themselves',
  answer: z.strictObject({
    data: z.array(ApiToken),
    /** Whether the caller’s plan lets tokens be created and used. */
    isAllowed: z.boolean(),
  }),
  fallback: 'Failed to fetch API tokens',
});

export const createApiToken = apiTokensCalls.route({
  name: 'createApiToken',
  method: 'POST',
  path: '/users/api-tokens',
  summary: 'Create an API token for a pipeline; this answer alone has the token',
  body: NewApiToken,
  answer: z.strictObject({ data: ApiToken, token: z.string() }),
  status: 201,
  errors: ['email_unproved', 'plan_limit', 'unprocessable'],
  fallback: 'Failed to create API token',
});

export const updateApiToken = apiTokensCalls.route({
  name: 'updateApiToken',
  method: 'PATCH',
  path: '/users/api-tokens/{id}',
  summary: 'Rename an API token, or take rights from it',
  params: byId,
  body: ApiTokenChange,
  answer: z.strictObject({ data: ApiToken }),
  errors: ['not_found', 'unprocessable'],
  fallback: 'Failed to change API token',
});

export const revokeApiToken = apiTokensCalls.route({
  name: 'revokeApiToken',
  method: 'DELETE',
  path: '/users/api-tokens/{id}',
  summary: 'Revoke an API token: from now on nobody can use it',
  params: byId,
  answer: z.strictObject({}),
  errors: ['not_found'],
  fallback: 'Failed to revoke API token',
});
