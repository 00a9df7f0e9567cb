import * as contract from '#shared/contract/equipment.ts';
import type { Equipment } from '#shared/contract/equipment-items.ts';
import { staleVersion } from '#shared/contract/errors.ts';
import { implement } from '../../http/implement.ts';
import { instantNow } from '../../runtime/clock.ts';
import { systemOwner } from '../../storage/equipment-items.ts';
import { replaceEquipment } from '../../storage/equipment-writes.ts';
import { saveEquipment } from '../../storage/save-equipment.ts';
import { changeableDevice } from '../changeable-device.ts';
import { newPicture } from '../new-picture.ts';

export const handler = implement(contract.updateEquipment)(async ({ params: { id }, body, user }) => {
  const { image: upload, removeImage, version, ...draft } = body;
  const { owner, equipment: before } = await changeableDevice(user, id);
  if (before.version !== version) throw staleVersion('device', before.version);

  const { picture, image = removeImage ? undefined : before.image } = await newPicture(upload);
  const { createdAt, systemOwned } = before;
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
  const steps = [replaceEquipment(owner, before, after, editedAt)];
  await saveEquipment(owner, after, { steps, picture, formerImage: before.image });
  return { data: after };
});
