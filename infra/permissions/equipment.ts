import type * as equipment from '#shared/contract/equipment.ts';
import type { Grant, Permissions } from './grant.ts';
import { readsProfile } from './profile-grants.ts';

/** A picture that a device is to name: deleted again if the device is not stored, or names another one. */
const pictures: Grant = { bucket: 'images', actions: ['PutObject', 'DeleteObject'] };

/** What administrators do to the devices that all users share. */
const audits: Grant = { table: 'audit', actions: ['PutItem'] };

/** Which of the caller's designs use a device, with their names. */
const whereUsed: readonly Grant[] = [
  { table: 'designDevices', actions: [], indexes: ['byDevice'] },
  { table: 'designs', actions: ['BatchGetItem'] },
];

/** Lists of devices: the user's own by a query, the system's from their snapshot. */
const devices: readonly Grant[] = [{ table: 'equipment', actions: ['GetItem', 'BatchGetItem', 'Query'] }];

export const equipmentPermissions: Permissions<typeof equipment> = {
  listEquipment: devices,
  listUserEquipment: [{ table: 'equipment', actions: ['Query'] }],
  getEquipment: [{ table: 'equipment', actions: ['BatchGetItem'] }, ...whereUsed],
  listEquipmentByCategory: devices,
  listSimilarEquipment: devices,
  // Read again when the outcome of a write is unknown; the update is of the count of the user's own devices.
  createEquipment: [
    ...readsProfile,
    { table: 'equipment', actions: ['BatchGetItem', 'PutItem', 'UpdateItem'] },
    pictures,
  ],
  createSystemEquipment: [{ table: 'equipment', actions: ['BatchGetItem', 'PutItem'] }, pictures, audits],
  // The put is of the catalogue's snapshot, as below.
  updateEquipment: [
    { table: 'equipment', actions: ['BatchGetItem', 'PutItem', 'UpdateItem'] },
    pictures,
    audits,
  ],
  deleteEquipment: [
    // The put also keeps a newer catalogue from bringing a device of the system back.
    { table: 'equipment', actions: ['BatchGetItem', 'PutItem', 'UpdateItem', 'DeleteItem'] },
    { bucket: 'images', actions: ['DeleteObject'] },
    audits,
    ...whereUsed,
  ],
  // Deletes what it created when a later part could not be written.
  importEquipment: [
    ...readsProfile,
    {
      table: 'equipment',
      actions: ['Query', 'BatchGetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    },
  ],
};
