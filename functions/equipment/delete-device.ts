import type { Caller } from '../http/caller.ts';
import { instantNow } from '../runtime/clock.ts';
import { systemOwner } from '../storage/equipment/equipment-items.ts';
import { buryEquipment, countOwn, removeEquipment } from '../storage/equipment/equipment-writes.ts';
import { dropEquipment } from '../storage/equipment/save-equipment.ts';
import { whateverVersion } from '../storage/tables/versioned.ts';
import { auditDevice } from './audit-device.ts';
import { changeableDevice } from './changeable-device.ts';
import { inUse } from './in-use.ts';

/**
 * Deletes a device whatever its version; after a concurrent change it is read again, since its picture may have
 * changed.
 * @throws not_found; forbidden; in_use naming the designs that use it.
 */
export const deleteDevice = (caller: Caller, id: string): Promise<void> =>
  whateverVersion(async () => {
    const { owner, equipment } = await changeableDevice(caller, id);
    await dropEquipment(owner, equipment, [
      removeEquipment(owner, equipment, (uses) => inUse(caller.uid, equipment, uses)),
      owner === systemOwner ? buryEquipment(equipment.id, instantNow()) : countOwn(owner, -1),
      ...auditDevice(owner, caller, 'delete_device', equipment),
    ]);
  });
