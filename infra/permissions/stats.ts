import type * as stats from '#shared/contract/stats.ts';
import type { Permissions } from './grant.ts';

export const statsPermissions: Permissions<typeof stats> = {
  getStats: [{ table: 'stats', actions: ['BatchGetItem'] }],
};
