import type { Device } from '#shared/contract/device.ts';
import { Refusal } from '#shared/contract/errors.ts';
import { conditionFailed, metOthers, type Step, transact } from '../tables/transact.ts';
import { progressKey, type SystemDevice } from './catalogue.ts';
import { dropSnapshot } from './catalogue-snapshot.ts';
import { equipmentTable, systemOwner, tombstoneKey } from './equipment-items.ts';
import { removeEquipment, replaceEquipment } from './equipment-writes.ts';

/** One device that differs from a version of the catalogue. */
export type CatalogueChange = { readonly id: string } & (
  | { readonly kind: 'added'; readonly device: Device }
  | { readonly kind: 'updated'; readonly device: Device; readonly stored: SystemDevice }
  | { readonly kind: 'removed'; readonly stored: SystemDevice }
);

/** Changes that fit into one transaction, which holds 100 writes: two for a new device, the claim, and the snapshot. */
export const changesAtOnce = 49;

/**
 * Writes changes of a claimed version, all or none. False if they no longer apply: a device was changed, deleted or
 * added to a design since it was read, a newer version has claimed the table, or other loads write without a pause.
 */
export async function writeChanges(
  version: number,
  changes: readonly CatalogueChange[],
  at: string,
): Promise<boolean> {
  try {
    await transact([
      stillClaimed(version),
      dropSnapshot(),
      ...changes.flatMap((change) => stepsOf(change, at)),
    ]);
    return true;
  } catch (error) {
    if (isOutdated(error)) return false;
    throw error;
  }
}

const stillClaimed = (version: number): Step => ({
  write: {
    ConditionCheck: {
      TableName: equipmentTable,
      Key: progressKey,
      ConditionExpression: 'loading = :version',
      ExpressionAttributeValues: { ':version': version },
    },
  },
});

/** An edit raises a device's version, so that no edit is overwritten. */
function stepsOf(change: CatalogueChange, at: string): Step[] {
  switch (change.kind) {
    case 'added':
      return [notDeleted(change.id), add(change.device, at)];
    case 'updated': {
      const { version, createdAt } = change.stored;
      const after = { ...change.device, version: version + 1, createdAt, updatedAt: at };
      return [replaceEquipment(systemOwner, change.stored, after)];
    }
    case 'removed':
      return [
        removeEquipment(
          systemOwner,
          change.stored,
          () => new Refusal('in_use', 'A design has started to use this device.'),
        ),
      ];
  }
}

const notDeleted = (id: string): Step => ({
  write: {
    ConditionCheck: {
      TableName: equipmentTable,
      Key: tombstoneKey(id),
      ConditionExpression: 'attribute_not_exists(id)',
    },
  },
});

const add = (device: Device, at: string): Step => ({
  write: {
    Put: {
      TableName: equipmentTable,
      Item: {
        owner: systemOwner,
        ...device,
        version: 1,
        createdAt: at,
        updatedAt: at,
        fromCatalogue: true,
      },
      ConditionExpression: 'attribute_not_exists(id)',
    },
  },
});

const isOutdated = (error: unknown): boolean =>
  error instanceof Refusal || conditionFailed(error) || metOthers(error);
