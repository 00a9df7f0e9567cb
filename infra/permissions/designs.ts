import type * as designs from '#shared/contract/designs.ts';
import type { Permissions } from './grant.ts';

/** What each call of the designs may access. A design, its name lock and the owner's counts share one table. */
export const designsPermissions: Permissions<typeof designs> = {
  createDesign: [
    { table: 'designs', actions: ['PutItem', 'UpdateItem'] },
    { table: 'stats', actions: ['UpdateItem'] },
    { table: 'activity', actions: ['UpdateItem'] },
  ],
  listDesigns: [{ table: 'designs', actions: ['GetItem'], indexes: ['byStatus'] }],
  getDesign: [{ table: 'designs', actions: ['GetItem'] }],
  updateDesign: [{ table: 'designs', actions: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'] }],
  assessDesign: [{ table: 'designs', actions: ['GetItem', 'UpdateItem'] }],
  archiveDesign: [{ table: 'designs', actions: ['GetItem', 'UpdateItem', 'DeleteItem'] }],
};
