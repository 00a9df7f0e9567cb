import * as contract from '#shared/contract/equipment.ts';
import { Refusal } from '#shared/contract/errors.ts';
import type { Caller } from '../../http/caller.ts';
import { implement } from '../../http/implement.ts';
import { instantNow } from '../../runtime/clock.ts';
import { type StoredEquipment, systemOwner } from '../../storage/equipment-items.ts';
import { buryEquipment, countOwn, removeEquipment } from '../../storage/equipment-writes.ts';
import { dropEquipment } from '../../storage/save-equipment.ts';
import { changeableDevice } from '../changeable-device.ts';
import { inUse } from '../in-use.ts';

export const handler = implement(contract.deleteEquipment)(async ({ params: { id }, user }) => {
  await deleteDevice(user, id);
  return {};
});

/** Deletes a device whatever its version. */
async function deleteDevice(user: Caller, id: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await deleteThis(user, await changeableDevice(user, id));
    } catch (error) {
      if (attempt === attempts || !isStale(error)) throw error;
    }
  }
}

/** How often it is read again when somebody changes it at the same time: its picture may have become another one. */
const attempts = 5;

async function deleteThis({ uid }: Caller, { owner, equipment }: StoredEquipment): Promise<void> {
  await dropEquipment(owner, equipment, [
    removeEquipment(owner, equipment, (uses) => inUse(uid, equipment, uses)),
    owner === systemOwner ? buryEquipment(equipment.id, instantNow()) : countOwn(owner, -1),
  ]);
}

const isStale = (error: unknown): boolean => error instanceof Refusal && error.code === 'stale_version';
