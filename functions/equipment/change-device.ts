import type { Equipment, EquipmentChange } from '#shared/contract/equipment-items.ts';
import type { Caller } from '../http/caller.ts';
import { instantNow } from '../runtime/clock.ts';
import { systemOwner } from '../storage/equipment/equipment-items.ts';
import { equipment, replaceEquipment } from '../storage/equipment/equipment-writes.ts';
import { saveEquipment } from '../storage/equipment/save-equipment.ts';
import { newPicture } from '../storage/images/new-picture.ts';
import { auditDevice } from './audit-device.ts';
import { changeableDevice } from './changeable-device.ts';

/**
 * Replaces a device with what the form says; its picture stays unless the form sets or removes one.
 * @throws not_found; forbidden; stale_version (with the version stored now); invalid_request for a bad picture.
 */
export const changeDevice = (
  caller: Caller,
  id: string,
  { image: upload, removeImage, version: basedOn, ...draft }: EquipmentChange,
): Promise<Equipment> =>
  equipment.revise(
    basedOn,
    async () => {
      const { owner, equipment: before } = await changeableDevice(caller, id);
      return { ...before, owner };
    },
    async ({ owner, ...before }) => {
      const { picture, image = removeImage ? undefined : before.image } = await newPicture(upload);
      const { createdAt, systemOwned, version } = before;
      const updatedAt = instantNow();
      const after: Equipment = {
        ...draft,
        ...(image !== undefined && { image }),
        id,
        systemOwned,
        version: version + 1,
        createdAt,
        updatedAt,
      };
      const editedAt = owner === systemOwner ? updatedAt : undefined;
      const steps = [
        replaceEquipment(owner, before, after, editedAt),
        ...auditDevice(owner, caller, 'change_device', after),
      ];
      await saveEquipment(owner, after, { steps, picture, formerImage: before.image });
      return after;
    },
  );
