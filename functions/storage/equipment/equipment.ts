import type { Category } from '#shared/contract/device.ts';
import type { Equipment } from '#shared/contract/equipment-items.ts';
import { notFound } from '#shared/contract/errors.ts';
import { batchGet } from '../tables/batch-get.ts';
import { query } from '../tables/query.ts';
import { readItem } from '../tables/read-item.ts';
import { readSnapshot } from './catalogue-snapshot.ts';
import {
  equipmentKey,
  equipmentTable,
  parseEquipment,
  parseStored,
  type StoredEquipment,
  systemOwner,
} from './equipment-items.ts';

/** @throws not_found when neither the user nor the system has a device with this id. */
export async function getEquipment(uid: string, id: string): Promise<StoredEquipment> {
  const found = await findEquipment(uid, id);
  if (!found) throw notFound('device');
  return found;
}

/** The user's own device, else the system's. */
export async function findEquipment(uid: string, id: string): Promise<StoredEquipment | undefined> {
  const [own, system] = await Promise.all([findOwned(uid, id), findOwned(systemOwner, id)]);
  return own ?? system;
}

/** The device of this owner and no other. */
export async function findOwned(owner: string, id: string): Promise<StoredEquipment | undefined> {
  const item = await readItem('equipment', equipmentKey(owner, id));
  return item && parseStored(item);
}

/** All devices of an owner, or those of one category, newest first; the system's from its snapshot where there is one. */
export async function listDevices(owner: string, wanted: Wanted = {}): Promise<Equipment[]> {
  const { category } = wanted;
  const snapshot = owner === systemOwner ? await readSnapshot() : undefined;
  if (!snapshot) return listStored(owner, wanted);
  return snapshot.filter((device) => category === undefined || device.category === category);
}

interface Wanted {
  readonly category?: Category;
}

/** The same, always from the items themselves. */
export async function listStored(owner: string, { category }: Wanted = {}): Promise<Equipment[]> {
  const items = await query('equipment', {
    partition: owner,
    newestFirst: true,
    // The count of the owner's devices is stored next to them and has no category.
    filter: category
      ? { expression: 'category = :category', values: { ':category': category } }
      : { expression: 'attribute_exists(category)' },
  });
  return items.map(parseEquipment);
}

/** The devices of a user and those of the system, each newest first. */
export async function listSeen(uid: string, wanted: Wanted = {}): Promise<Equipment[]> {
  return (await Promise.all([listDevices(uid, wanted), listDevices(systemOwner, wanted)])).flat();
}

/** Devices by owner and id, in any order, without those that do not exist. */
export async function getDevices(
  refs: readonly { readonly owner: string; readonly id: string }[],
): Promise<StoredEquipment[]> {
  const keys = new Map(refs.map(({ owner, id }) => [`${owner}#${id}`, equipmentKey(owner, id)]));
  return (await batchGet(equipmentTable, [...keys.values()])).map(parseStored);
}
