import { TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { Device } from '#shared/contract/device.ts';
import { Instant, Version } from '#shared/contract/identifiers.ts';
import { documentClient } from '../../runtime/document-client.ts';
import { conditionHeld } from '../tables/condition-held.ts';
import { query } from '../tables/query.ts';
import { setting } from '../tables/setting.ts';
import { snapshotSchemaVersion } from './catalogue-snapshot.ts';
import { catalogueOwner, equipmentKey, equipmentTable, systemOwner } from './equipment-items.ts';

/** A device of the system as a load of the catalogue sees it. */
export interface SystemDevice {
  readonly id: string;
  /** Its fields as they are stored, which an older release may have written by another schema. */
  readonly device: Readonly<Record<string, unknown>>;
  readonly version: number;
  readonly createdAt: string;
  /** When an administrator last changed it. */
  readonly editedAt?: string | undefined;
  /** Designs that it is in, of all users. */
  readonly uses: number;
  /** It is from the catalogue; otherwise an administrator entered it. */
  readonly fromCatalogue: boolean;
}

export interface StoredCatalogue {
  readonly devices: readonly SystemDevice[];
  /** Ids of the devices that administrators deleted. */
  readonly deleted: ReadonlySet<string>;
}

/**
 * Beside the tombstones: the version that was loaded last, and the one whose loading began last. They are the same, unless
 * a load runs or was killed.
 */
export const progressKey = equipmentKey(catalogueOwner, 'version');

/** The version that was loaded last, 0 before the first time, and whether it left a snapshot that this release can use. */
export async function loadedVersion(): Promise<{ readonly version: number; readonly hasSnapshot: boolean }> {
  const { Item: item } = await documentClient().send(
    new GetCommand({ TableName: equipmentTable, Key: progressKey, ConsistentRead: true }),
  );
  const { version, snapshotSchema } = Progress.parse(item ?? {});
  return { version, hasSnapshot: snapshotSchema === snapshotSchemaVersion };
}

const Progress = z.object({ version: z.int().default(0), snapshotSchema: z.int().optional() });

/** Claims the table for a version: from now on no older one writes. False where a newer one has claimed it. */
export const beginLoading = (version: number): Promise<boolean> =>
  setProgress({ loading: version }, 'attribute_not_exists(loading) OR loading <= :claim', version);

/** Records that a version is fully loaded, and its snapshot stored. False where a newer one has claimed the table. */
export const finishLoading = (version: number): Promise<boolean> =>
  setProgress({ version, snapshotSchema: snapshotSchemaVersion }, 'loading = :claim', version);

/** The system's devices and those that administrators deleted, as currently stored. */
export async function readCatalogue(): Promise<StoredCatalogue> {
  const [items, deleted] = await Promise.all([
    query('equipment', { partition: systemOwner }),
    query('equipment', { partition: catalogueOwner }),
  ]);
  return {
    devices: items.map(toSystemDevice),
    deleted: new Set(deleted.map((item) => Key.parse(item).id)),
  };
}

const setProgress = (
  fields: Readonly<Record<string, number>>,
  condition: string,
  version: number,
): Promise<boolean> => {
  const update = setting(fields);
  const write = new UpdateCommand({
    TableName: equipmentTable,
    Key: progressKey,
    ...update,
    ConditionExpression: condition,
    ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ':claim': version },
  });
  return conditionHeld(afterOthers(() => documentClient().send(write)));
};

/** How often a load waits for others, which hold the item that all of them claim in each of their transactions. */
const patience = 5;

async function afterOthers<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof TransactionConflictException) || turn === patience) throw error;
    }
  }
}

const Key = z.object({ id: z.string() });

const SystemItem = z.looseObject({
  id: z.string(),
  version: Version,
  createdAt: Instant,
  editedAt: Instant.optional(),
  uses: z.int().default(0),
  fromCatalogue: z.boolean().default(false),
});

const fields = Device.keyof().options;

function toSystemDevice(item: unknown): SystemDevice {
  const { id, version, createdAt, editedAt, uses, fromCatalogue, ...rest } = SystemItem.parse(item);
  const stored: Readonly<Record<string, unknown>> = { id, ...rest };
  const device = Object.fromEntries(
    fields.flatMap((field) => (field in stored ? [[field, stored[field]]] : [])),
  );
  return { id, device, version, createdAt, editedAt, uses, fromCatalogue };
}
