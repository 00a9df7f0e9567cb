import type { ApiToken } from '#shared/contract/api-tokens.ts';
import type { StoredToken } from '../storage/sessions/api-tokens.ts';

/** What its owner sees of a token: all but the hash. */
export const apiTokenAnswer = ({
  id,
  name,
  scope,
  createdAt,
  expiresAt,
  lastUsedAt,
}: StoredToken): ApiToken => ({
  id,
  name,
  scope,
  createdAt,
  expiresAt,
  lastUsedAt,
});
