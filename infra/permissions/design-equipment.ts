import type * as designEquipment from '#shared/contract/design-equipment.ts';
import type { Permissions } from './grant.ts';
import { readsProfile } from './profile-grants.ts';

/** Each line of a design's equipment counts on the design, and as a use of its device. */
export const designEquipmentPermissions: Permissions<typeof designEquipment> = {
  getRecommendations: [
    ...readsProfile,
    { table: 'designs', actions: ['BatchGetItem'] },
    { table: 'topologies', actions: ['BatchGetItem'] },
    { bucket: 'topologies', actions: ['GetObject'] },
    { table: 'equipment', actions: ['GetItem', 'BatchGetItem', 'Query'] },
  ],
  assignEquipment: [
    { table: 'designs', actions: ['BatchGetItem', 'UpdateItem'] },
    { table: 'designDevices', actions: ['Query', 'PutItem'] },
    { table: 'equipment', actions: ['BatchGetItem', 'UpdateItem'] },
  ],
  updateDesignEquipment: [
    { table: 'designs', actions: ['BatchGetItem', 'UpdateItem'] },
    { table: 'designDevices', actions: ['Query', 'PutItem'] },
    { table: 'equipment', actions: ['BatchGetItem'] },
  ],
  removeEquipment: [
    { table: 'designs', actions: ['BatchGetItem', 'UpdateItem'] },
    { table: 'designDevices', actions: ['Query', 'DeleteItem'] },
    { table: 'equipment', actions: ['UpdateItem'] },
  ],
  listDesignEquipment: [
    { table: 'designs', actions: ['BatchGetItem'] },
    { table: 'designDevices', actions: ['Query'] },
    { table: 'equipment', actions: ['BatchGetItem'] },
  ],
};
