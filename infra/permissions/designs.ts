import type * as designs from '#shared/contract/designs.ts';
import type { Permissions } from './grant.ts';
import { readsProfile } from './profile-grants.ts';

/** What each call of the designs may access. A design, its name lock and the owner's counts share one table. */
export const designsPermissions: Permissions<typeof designs> = {
  createDesign: [
    // The limit of the plan, and the counts that it is compared with.
    ...readsProfile,
    { table: 'designs', actions: ['BatchGetItem'] },

    { table: 'designs', actions: ['PutItem', 'UpdateItem'] },
    { table: 'stats', actions: ['UpdateItem'] },
    { table: 'activity', actions: ['UpdateItem'] },
  ],
  listDesigns: [{ table: 'designs', actions: ['BatchGetItem'], indexes: ['byStatus'] }],
  getDesign: [{ table: 'designs', actions: ['BatchGetItem'] }],
  updateDesign: [
    ...readsProfile,
    { table: 'designs', actions: ['BatchGetItem', 'PutItem', 'UpdateItem', 'DeleteItem'] },
  ],
  assessDesign: [{ table: 'designs', actions: ['BatchGetItem', 'UpdateItem'] }],
  // Under another key until it is erased, when the note says.
  deleteDesign: [
    { table: 'designs', actions: ['BatchGetItem', 'PutItem', 'UpdateItem', 'DeleteItem'] },
    { table: 'activity', actions: ['UpdateItem'] },
    { table: 'erasures', actions: ['PutItem'] },
  ],
  listDeletedDesigns: [{ table: 'designs', actions: ['Query'] }],
  restoreDesign: [
    ...readsProfile,
    { table: 'designs', actions: ['BatchGetItem', 'PutItem', 'UpdateItem', 'DeleteItem'] },
    { table: 'activity', actions: ['UpdateItem'] },
    { table: 'erasures', actions: ['DeleteItem'] },
  ],
  archiveDesign: [{ table: 'designs', actions: ['BatchGetItem', 'UpdateItem', 'DeleteItem'] }],
};
