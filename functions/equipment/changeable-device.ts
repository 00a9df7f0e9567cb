import { Refusal } from '#shared/contract/errors.ts';
import { type Caller, isAdmin } from '../http/caller.ts';
import { getEquipment } from '../storage/equipment/equipment.ts';
import { type StoredEquipment, systemOwner } from '../storage/equipment/equipment-items.ts';

/** @throws not_found; forbidden if the device is the system's and the caller is not an administrator. */
export async function changeableDevice(caller: Caller, id: string): Promise<StoredEquipment> {
  const stored = await getEquipment(caller.uid, id);
  if (stored.owner === systemOwner && !isAdmin(caller))
    throw new Refusal(
      'forbidden',
      'This device belongs to the catalogue that all users share. Only administrators may change it.',
    );
  return stored;
}
