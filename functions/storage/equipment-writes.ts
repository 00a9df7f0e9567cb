import { Equipment } from '#shared/contract/equipment-items.ts';
import { notFound, Refusal, staleVersion } from '#shared/contract/errors.ts';
import { deviceCountKey, equipmentKey, equipmentTable, tombstoneKey } from './equipment-items.ts';
import type { Step, StoredAttributes } from './transact.ts';

/** Devices of one's own at most. */
export const ownEquipmentLimit = 5_000;

export const insertEquipment = (owner: string, equipment: Equipment): Step => ({
  write: {
    Put: {
      TableName: equipmentTable,
      Item: { owner, ...equipment },
      ConditionExpression: 'attribute_not_exists(id)',
    },
  },
});

/**
 * Counts `by` more devices of an owner, or fewer where it is negative; one step for all devices of a transaction.
 * Refuses with `unprocessable` what would be more than `limit`; `by` alone must not be.
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
      `You may have at most ${limit.toLocaleString('en-GB')} devices of your own. Delete devices that you no longer need.`,
    ),
});

/** Counts one more design that uses a device, or one fewer; does not raise the device's version. */
export const useOf = (owner: string, id: string, by: 1 | -1): Step => ({
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
 * @param editedAt for the system's devices: when an administrator changed it, so that the catalogue leaves it alone
 */
export function replaceEquipment(
  owner: string,
  before: Pick<Equipment, 'id' | 'version'>,
  after: Equipment,
  editedAt?: string,
): Step {
  const values = Object.entries({ ...after, editedAt }).filter(
    ([field, value]) => value !== undefined && !unchanging.has(field),
  );
  const gone = Equipment.keyof().options.filter((field) => after[field] === undefined);
  const set = `SET ${values.map(([field]) => `#${field} = :${field}`).join(', ')}`;
  const remove = gone.length > 0 ? ` REMOVE ${gone.map((field) => `#${field}`).join(', ')}` : '';
  return {
    write: {
      Update: {
        TableName: equipmentTable,
        Key: equipmentKey(owner, before.id),
        UpdateExpression: set + remove,
        ConditionExpression: '#version = :storedVersion',
        ExpressionAttributeNames: Object.fromEntries(
          [...values.map(([field]) => field), ...gone].map((field) => [`#${field}`, field]),
        ),
        ExpressionAttributeValues: {
          ...Object.fromEntries(values.map(([field, value]) => [`:${field}`, value])),
          ':storedVersion': before.version,
        },
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      },
    },
    refuse: otherVersion,
  };
}

const unchanging: ReadonlySet<string> = new Set<keyof Equipment>(['id', 'createdAt']);

/**
 * Takes away this version of a device that no design uses.
 * @param inUse what to refuse with, told how many designs of all users it is in
 */
export const removeEquipment = (
  owner: string,
  { id, version }: Pick<Equipment, 'id' | 'version'>,
  inUse: (uses: number) => Refusal | Promise<Refusal>,
): Step => ({
  write: {
    Delete: {
      TableName: equipmentTable,
      Key: equipmentKey(owner, id),
      ConditionExpression: '#version = :version AND (attribute_not_exists(uses) OR uses <= :none)',
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: { ':version': version, ':none': 0 },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  },
  refuse: (stored) => {
    const uses = Number(stored.uses?.N ?? 0);
    return uses > 0 ? inUse(uses) : otherVersion(stored);
  },
});

/** Keeps a newer catalogue from bringing a device of the system back. */
export const buryEquipment = (id: string, deletedAt: string): Step => ({
  write: { Put: { TableName: equipmentTable, Item: { ...tombstoneKey(id), deletedAt } } },
});

const otherVersion = (stored: StoredAttributes): Refusal =>
  stored.version ? staleVersion('device', Number(stored.version.N)) : notFound('device');
