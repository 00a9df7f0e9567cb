import { Equipment } from '#shared/contract/equipment-items.ts';
import { notFound, Refusal } from '#shared/contract/errors.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import type { Step } from '../tables/transact.ts';
import { versioned } from '../tables/versioned.ts';
import { deviceCountKey, equipmentKey, equipmentTable, tombstoneKey } from './equipment-items.ts';

/** Maximum number of a user's own devices. */
export const ownEquipmentLimit = 5_000;

export const equipment = versioned('equipment', 'device');

export const insertEquipment = (owner: string, device: Equipment): Step =>
  equipment.insert({ owner, ...device });

/**
 * Counts `by` more devices of an owner, or fewer where it is negative; one step for all devices of a transaction.
 * Rejects more than `limit` with `unprocessable`; `by` alone must not exceed it.
 */
export const countOwn = (owner: string, by: number, limit = ownEquipmentLimit): Step => ({
  write: {
    Update: {
      TableName: equipmentTable,
      Key: deviceCountKey(owner),
      UpdateExpression: 'ADD devices :by',
      ExpressionAttributeValues: { ':by': by, ...(by > 0 && { ':room': limit - by }) },
      ...(by > 0 && {
        ConditionExpression: 'attribute_not_exists(devices) OR devices <= :room',
      }),
    },
  },
  refuse: () =>
    new Refusal(
      'unprocessable',
      `You may have at most ${formatNumber(limit)} devices of your own. Delete devices that you no longer need.`,
    ),
});

/** Counts one more design that uses a device, or one fewer; does not raise the device's version. */
export const countUseOf = (owner: string, id: string, by: 1 | -1): Step => ({
  write: {
    Update: {
      TableName: equipmentTable,
      Key: equipmentKey(owner, id),
      UpdateExpression: 'ADD uses :by',
      ConditionExpression: 'attribute_exists(id)',
      ExpressionAttributeValues: { ':by': by },
    },
  },
  refuse: () => notFound('device'),
});

/**
 * From one version of a device to the next; the count of its uses is left to its owners.
 * @param editedAt for the system's devices: when an administrator changed it, so that the catalogue does not change
 *   it
 */
export function replaceEquipment(
  owner: string,
  before: Pick<Equipment, 'id' | 'version'>,
  after: Equipment,
  editedAt?: string,
): Step {
  const fields = Equipment.keyof().options.filter((field) => field !== 'id' && field !== 'createdAt');
  return equipment.change(equipmentKey(owner, before.id), before.version, {
    ...Object.fromEntries(fields.map((field) => [field, after[field]])),
    ...(editedAt !== undefined && { editedAt }),
  });
}

/**
 * Deletes this version of a device if no design uses it.
 * @param inUse what to refuse with, given how many designs of all users it is in
 */
export const removeEquipment = (
  owner: string,
  { id, version }: Pick<Equipment, 'id' | 'version'>,
  inUse: (uses: number) => Refusal | Promise<Refusal>,
): Step =>
  equipment.remove(
    equipmentKey(owner, id),
    version,
    (stored) => {
      const uses = Number(stored.uses?.N ?? 0);
      return uses > 0 ? inUse(uses) : equipment.otherVersion(stored);
    },
    { expression: 'attribute_not_exists(uses) OR uses <= :none', values: { ':none': 0 } },
  );

/** Keeps a newer catalogue from restoring a device of the system. */
export const buryEquipment = (id: string, deletedAt: string): Step => ({
  write: { Put: { TableName: equipmentTable, Item: { ...tombstoneKey(id), deletedAt } } },
});
