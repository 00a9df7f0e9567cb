import type { Equipment, NewEquipment } from '#shared/contract/equipment-items.ts';
import { instantNow } from '../runtime/clock.ts';
import { newId } from '../runtime/ids.ts';
import { systemOwner } from '../storage/equipment/equipment-items.ts';
import { insertEquipment } from '../storage/equipment/equipment-writes.ts';
import { saveEquipment } from '../storage/equipment/save-equipment.ts';
import { newPicture } from '../storage/images/new-picture.ts';
import type { Step } from '../storage/tables/transact.ts';

/** Stores a new device of an owner with its picture, with what else is written for it. */
export async function createDevice(
  owner: string,
  { image: upload, ...draft }: NewEquipment,
  alsoWrite: (device: Equipment) => readonly Step[],
): Promise<Equipment> {
  const { picture, image } = await newPicture(upload);
  const createdAt = instantNow();
  const device: Equipment = {
    ...draft,
    ...(image !== undefined && { image }),
    id: newId(),
    systemOwned: owner === systemOwner,
    version: 1,
    createdAt,
    updatedAt: createdAt,
  };
  await saveEquipment(owner, device, {
    steps: [insertEquipment(owner, device), ...alsoWrite(device)],
    picture,
  });
  return device;
}
