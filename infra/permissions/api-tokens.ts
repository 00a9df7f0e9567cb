import type * as apiTokens from '#shared/contract/api-tokens.ts';
import type { Grant, Permissions } from './grant.ts';

/** The plan says whether there is API access. */
const readsPlan: Grant = { table: 'profiles', actions: ['GetItem'] };

export const apiTokensPermissions: Permissions<typeof apiTokens> = {
  listApiTokens: [readsPlan, { table: 'apiTokens', actions: ['Query'] }],
  createApiToken: [readsPlan, { table: 'apiTokens', actions: ['Query', 'PutItem'] }],
  updateApiToken: [{ table: 'apiTokens', actions: ['GetItem', 'UpdateItem'] }],
  revokeApiToken: [{ table: 'apiTokens', actions: ['DeleteItem'] }],
};
