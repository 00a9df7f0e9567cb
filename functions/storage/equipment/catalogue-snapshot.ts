import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Equipment } from '#shared/contract/equipment-items.ts';
import { documentClient } from '../../runtime/document-client.ts';
import { newId } from '../../runtime/ids.ts';
import { log } from '../../runtime/logger.ts';
import { isUnchanged, packJson, sealOf, unpackJson } from '../objects/sealed-json.ts';
import { conditionHeld } from '../tables/condition-held.ts';
import { readItem } from '../tables/read-item.ts';
import type { Step } from '../tables/transact.ts';
import { catalogueOwner, equipmentKey, equipmentTable } from './equipment-items.ts';

/**
 * Incremented whenever a device of today's schema could differ from one stored before, a new default or a stricter
 * rule included: the devices of a snapshot are not validated again.
 */
export const snapshotSchemaVersion = 2;

/** What a write does to the system's devices. */
export type SystemChange = { readonly put: Equipment } | { readonly removed: string };

/**
 * All devices of the system in one item, newest first, so that a list reads and parses one text rather than 500
 * items. Every write of a system device names a new revision, in its own transaction: with the changed list where
 * there was one, else without. So an existing list is always current.
 */
const snapshotKey = equipmentKey(catalogueOwner, 'snapshot');

/** The list as this instance read it last. */
let held: { readonly revision: string; readonly devices: readonly Equipment[] } | undefined;

/** The list that the present call has begun to read. */
let begun: Promise<readonly Equipment[] | undefined> | undefined;

/** Begins to read the list where this instance has none yet, for a call that will ask for it: it says nothing of its caller. */
export function beginSnapshot(): void {
  begun = held ? undefined : readWhole();
  // Whoever asks for the list hears of it.
  begun?.catch(() => undefined);
}

/** The system's devices, newest first; nothing where there is no snapshot that this release can use. */
export async function readSnapshot(): Promise<readonly Equipment[] | undefined> {
  const present = begun;
  begun = undefined;
  if (present) return present;
  if (held && (await readRevision()) === held.revision) return held.devices;
  return readWhole();
}

async function readWhole(): Promise<readonly Equipment[] | undefined> {
  const item = await readSnapshotItem();
  const devices = item && devicesOf(item);
  held = item && devices && { revision: item.revision, devices };
  return devices;
}

/** The revision that is stored now; to be read before the devices that a snapshot is made of. */
export const snapshotRevision = readRevision;

/**
 * Stores a list of the system's devices, unless one of them was written since the revision was read.
 * @returns whether it is kept
 */
export async function keepSnapshot(
  devices: readonly Equipment[],
  basedOn: string | undefined,
): Promise<boolean> {
  const put = new PutCommand(putOn(basedOn, packed(devices)));
  return conditionHeld(documentClient().send(put));
}

/** Applies a change of one device to the snapshot; fails if another one came first. */
export async function changeSnapshot(change: SystemChange): Promise<Step> {
  const item = await readSnapshotItem();
  const devices = item && devicesOf(item);
  const id = 'put' in change ? change.put.id : change.removed;
  const others = devices?.filter((device) => device.id !== id);
  const after = 'put' in change ? others?.concat(change.put).toSorted(newestFirst) : others;
  return { write: { Put: putOn(item?.revision, after && packed(after)) } };
}

/** Drops the snapshot, for writes of many devices. */
export const dropSnapshot = (): Step => ({
  write: { Put: { TableName: equipmentTable, Item: { ...snapshotKey, revision: newId() } } },
});

const newestFirst = (a: Equipment, b: Equipment): number => (a.id < b.id ? 1 : -1);

const Item = z.object({
  revision: z.string(),
  schemaVersion: z.int().optional(),
  checksum: z.string().optional(),
  body: z.instanceof(Uint8Array).optional(),
});
type Item = z.output<typeof Item>;

/** In one call with what else is read at that moment. */
async function readSnapshotItem(): Promise<Item | undefined> {
  const item = await readItem('equipment', snapshotKey);
  return item && Item.parse(item);
}

async function readRevision(): Promise<string | undefined> {
  const { Item: item } = await documentClient().send(
    new GetCommand({
      TableName: equipmentTable,
      Key: snapshotKey,
      ConsistentRead: true,
      ProjectionExpression: 'revision',
    }),
  );
  return item && Item.parse(item).revision;
}

function devicesOf({ schemaVersion, checksum, body }: Item): Equipment[] | undefined {
  if (!body || checksum === undefined || schemaVersion !== snapshotSchemaVersion) return undefined;
  if (isUnchanged(body, { checksum })) return JSON.parse(unpackJson(body));
  log('error', 'The snapshot of the catalogue is damaged; its devices are read one by one', {});
  return undefined;
}

/** DynamoDB keeps 400 KB an item, about 3,000 devices; without a list, devices are read one by one. */
const largestBody = 350_000;

function packed(devices: readonly Equipment[]): Omit<Item, 'revision'> {
  const body = packJson(Buffer.from(JSON.stringify(devices)));
  if (body.byteLength <= largestBody) return { body, ...sealOf(body, snapshotSchemaVersion) };
  log('warn', 'The catalogue has outgrown its snapshot; its devices are read one by one', {
    bytes: body.byteLength,
  });
  return {};
}

const putOn = (revision: string | undefined, content: Omit<Item, 'revision'> = {}) => ({
  TableName: equipmentTable,
  Item: { ...snapshotKey, revision: newId(), ...content },
  ...(revision === undefined
    ? { ConditionExpression: 'attribute_not_exists(id)' }
    : {
        ConditionExpression: 'revision = :revision',
        ExpressionAttributeValues: { ':revision': revision },
      }),
});
