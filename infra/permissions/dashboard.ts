import type * as dashboard from '#shared/contract/dashboard.ts';
import type { Permissions } from './grant.ts';

export const dashboardPermissions: Permissions<typeof dashboard> = {
  getDashboard: [
    { table: 'activity', actions: ['Query'] },
    { table: 'designs', actions: ['BatchGetItem'], indexes: ['byStatus', 'byAttention'] },
    { table: 'reports', actions: ['Query'] },
    { table: 'deployments', actions: ['BatchGetItem', 'Query'] },
  ],
};
