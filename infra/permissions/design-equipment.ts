import type * as designEquipment from '#shared/contract/design-equipment.ts';
import type { Permissions } from './grant.ts';
import { readsProfile } from './profile-grants.ts';

/** Each line of a design's equipment counts on the design, and as a use of its device. */
export const designEquipmentPermissions: Permissions<typeof designEquipment> = {
  getRecommendations: [
    ...readsProfile,
    { table: 'designs', actions: ['GetItem'] },
    { table: 'topologies', actions: ['GetItem'] },
    { bucket: 'topologies', actions: ['GetObject'] },
    { table: 'equipment', actions: ['GetItem', 'Query'] },
  ],
  assignEquipment: [
    { table: 'designs', actions: ['GetItem', 'UpdateItem'] },
    { table: 'designDevices', actions: ['Query', 'PutItem'] },
    { table: 'equipment', actions: ['BatchGetItem', 'UpdateItem'] },
  ],
  updateDesignEquipment: [
    { table: 'designs', actions: ['GetItem', 'UpdateItem'] },
    { table: 'designDevices', actions: ['Query', 'PutItem'] },
    { table: 'equipment', actions: ['BatchGetItem'] },
  ],
  removeEquipment: [
    { table: 'designs', actions: ['GetItem', 'UpdateItem'] },
    { table: 'designDevices', actions: ['Query', 'DeleteItem'] },
    { table: 'equipment', actions: ['UpdateItem'] },
  ],
  listDesignEquipment: [
    { table: 'designs', actions: ['GetItem'] },
    { table: 'designDevices', actions: ['Query'] },
    { table: 'equipment', actions: ['BatchGetItem'] },
  ],
};
