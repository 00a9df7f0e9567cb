import type * as equipment from '#shared/contract/equipment.ts';
import type { Grant, Permissions } from './grant.ts';

/** A device, the owner's count of devices, and a picture that an item points to. */
const create: readonly Grant[] = [
  { table: 'equipment', actions: ['GetItem', 'PutItem', 'UpdateItem'] },
  { bucket: 'images', actions: ['PutObject', 'DeleteObject'] },
];

/** Which of the caller's designs use a device, with their names. */
const whereUsed: readonly Grant[] = [
  { table: 'designDevices', actions: [], indexes: ['byDevice'] },
  { table: 'designs', actions: ['BatchGetItem'] },
];

export const equipmentPermissions: Permissions<typeof equipment> = {
  listEquipment: [{ table: 'equipment', actions: ['Query'] }],
  listUserEquipment: [{ table: 'equipment', actions: ['Query'] }],
  getEquipment: [{ table: 'equipment', actions: ['GetItem'] }, ...whereUsed],
  listEquipmentByCategory: [{ table: 'equipment', actions: ['Query'] }],
  listSimilarEquipment: [{ table: 'equipment', actions: ['GetItem', 'Query'] }],
  createEquipment: create,
  createSystemEquipment: create,
  updateEquipment: create,
  deleteEquipment: [
    { table: 'equipment', actions: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'] },
    { bucket: 'images', actions: ['DeleteObject'] },
    ...whereUsed,
  ],
  importEquipment: [
    { table: 'equipment', actions: ['Query', 'GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'] },
  ],
};
