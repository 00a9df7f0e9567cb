import type * as equipment from '#shared/contract/equipment.ts';
import type { Grant, Permissions } from './grant.ts';

/** A picture that a device is to name: taken away again where the device is not kept, or names another one. */
const pictures: Grant = { bucket: 'images', actions: ['PutObject', 'DeleteObject'] };

/** Which of the caller's designs use a device, with their names. */
const whereUsed: readonly Grant[] = [
  { table: 'designDevices', actions: [], indexes: ['byDevice'] },
  { table: 'designs', actions: ['BatchGetItem'] },
];

/** Lists of devices: one's own by a query, the system's from their snapshot. */
const devices: readonly Grant[] = [{ table: 'equipment', actions: ['GetItem', 'Query'] }];

export const equipmentPermissions: Permissions<typeof equipment> = {
  listEquipment: devices,
  listUserEquipment: [{ table: 'equipment', actions: ['Query'] }],
  getEquipment: [{ table: 'equipment', actions: ['GetItem'] }, ...whereUsed],
  listEquipmentByCategory: devices,
  listSimilarEquipment: devices,
  // Read again when it is open whether a write came through; the update is of the count of one's own devices.
  createEquipment: [{ table: 'equipment', actions: ['GetItem', 'PutItem', 'UpdateItem'] }, pictures],
  createSystemEquipment: [{ table: 'equipment', actions: ['GetItem', 'PutItem'] }, pictures],
  // The put is of the catalogue's snapshot, as below.
  updateEquipment: [{ table: 'equipment', actions: ['GetItem', 'PutItem', 'UpdateItem'] }, pictures],
  deleteEquipment: [
    // The put also keeps a newer catalogue from bringing a device of the system back.
    { table: 'equipment', actions: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'] },
    { bucket: 'images', actions: ['DeleteObject'] },
    ...whereUsed,
  ],
  // Deletes what it had created when a later part of it could not be written.
  importEquipment: [
    { table: 'equipment', actions: ['Query', 'GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'] },
  ],
};
