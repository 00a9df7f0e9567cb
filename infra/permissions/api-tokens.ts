import type * as apiTokens from '#shared/contract/api-tokens.ts';
import type { Permissions } from './grant.ts';
import { readsProfile } from './profile-grants.ts';

export const apiTokensPermissions: Permissions<typeof apiTokens> = {
  listApiTokens: [...readsProfile, { table: 'apiTokens', actions: ['Query'] }],
  createApiToken: [
    ...readsProfile,
    { table: 'apiTokens', actions: ['Query', 'PutItem'] },
    { table: 'apiTokens', actions: ['UpdateItem'], attributes: ['userId', 'id', 'holders'] },
  ],
  updateApiToken: [{ table: 'apiTokens', actions: ['BatchGetItem', 'UpdateItem'] }],
  revokeApiToken: [{ table: 'apiTokens', actions: ['DeleteItem'] }],
};
