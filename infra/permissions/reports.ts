import type * as reports from '#shared/contract/reports.ts';
import type { Permissions } from './grant.ts';
import { readsProfile } from './profile-grants.ts';

export const reportsPermissions: Permissions<typeof reports> = {
  listReports: [{ table: 'reports', actions: ['Query'], indexes: ['byDesign'] }],
  createReport: [
    { table: 'subscriptions', actions: ['UpdateItem'] },
    // Who prepared it stands on its cover.
    ...readsProfile,
    { table: 'designs', actions: ['BatchGetItem', 'UpdateItem'] },
    { table: 'topologies', actions: ['BatchGetItem'] },
    { bucket: 'topologies', actions: ['GetObject'] },
    { table: 'designDevices', actions: ['Query'] },
    // The design's equipment, and the models that the topology's devices name, for the checks.
    { table: 'equipment', actions: ['BatchGetItem'] },
    { bucket: 'reports', actions: ['PutObject', 'DeleteObject'] },
    // The company's logo.
    { bucket: 'images', actions: ['GetObject'] },
    // Read again when the outcome of the write is unknown.
    { table: 'reports', actions: ['BatchGetItem', 'PutItem'] },
    { table: 'stats', actions: ['UpdateItem'] },
    { table: 'activity', actions: ['UpdateItem'] },
  ],
  downloadReport: [
    { table: 'reports', actions: ['BatchGetItem'] },
    { bucket: 'reports', actions: ['GetObject'] },
  ],
  deleteReport: [
    { table: 'reports', actions: ['BatchGetItem', 'DeleteItem'] },
    { bucket: 'reports', actions: ['DeleteObject'] },
    // It counts no longer, neither in all nor on its design.
    { table: 'designs', actions: ['UpdateItem'] },
    { table: 'stats', actions: ['UpdateItem'] },
  ],
};
