import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { notFound, Refusal } from '#shared/contract/errors.ts';
import { Instant, Version } from '#shared/contract/identifiers.ts';
import { Requirements } from '#shared/contract/requirements.ts';
import type { Topology } from '#shared/contract/topology-items.ts';
import { keptVersions, mostNamedVersions, type TopologyVersion } from '#shared/contract/topology-versions.ts';
import type { KeyOf } from '#shared/tables/tables.ts';
import { documentClient } from '../../runtime/document-client.ts';
import { log } from '../../runtime/logger.ts';
import { packJson, unpackJson } from '../objects/sealed-json.ts';
import { query } from '../tables/query.ts';
import { readItem } from '../tables/read-item.ts';
import { tableName } from '../tables/table-name.ts';
import { type Places, takePlace } from '../tables/take-place.ts';
import { type Step, transact } from '../tables/transact.ts';
import { TopologyItem, unpackedItem } from './topology-items.ts';

const table = tableName('topologyVersions');

/** Sorts by age: versions have at most ten digits. */
const versionKey = (userId: string, designId: string, version: number) =>
  ({
    userId,
    designAndVersion: `${versionsPrefix(designId)}${String(version).padStart(10, '0')}`,
  }) satisfies KeyOf<'topologyVersions'>;

/** Begins the sort key of every version of a design's topology. */
const versionsPrefix = (designId: string): string => `${designId}#`;

const VersionHead = z.object({
  version: Version,
  versionName: z.string().optional(),
  designVersion: Version,
  lastUpdated: Instant,
  nodes: z.int(),
  edges: z.int(),
  devices: z.int(),
});

/** What a topology was planned from, compressed. */
export const packRequirements = (requirements: Requirements): Uint8Array =>
  packJson(Buffer.from(JSON.stringify(requirements)));

/**
 * Keeps a version as it is stored in the table of topologies, with what it was planned from. Both items have the graph, or point to the
 * same object.
 */
export const keepVersion = (
  userId: string,
  designId: string,
  item: { readonly version: number; readonly [attribute: string]: unknown },
  requirements: Uint8Array,
): Step => ({
  write: {
    Put: { TableName: table, Item: { ...item, ...versionKey(userId, designId, item.version), requirements } },
  },
});

/**
 * Forgets the version that is too old once `newest` is stored, unless it has a name. It never fails: a version too many
 * is harmless.
 * @returns the key of the object that only it pointed to
 */
export async function forgetOldVersion(
  userId: string,
  designId: string,
  newest: number,
): Promise<string | undefined> {
  if (newest <= keptVersions) return undefined;
  return forgetVersion(userId, designId, newest - keptVersions);
}

async function forgetVersion(userId: string, designId: string, version: number): Promise<string | undefined> {
  try {
    const { Attributes: forgotten } = await documentClient().send(
      new DeleteCommand({
        TableName: table,
        Key: versionKey(userId, designId, version),
        ConditionExpression: 'attribute_not_exists(versionName)',
        ReturnValues: 'ALL_OLD',
      }),
    );
    return forgotten && z.object({ bodyKey: z.string().optional() }).parse(forgotten).bodyKey;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    log('warn', 'An old version of a topology could not be deleted', { designId, cause: error });
    return undefined;
  }
}

/**
 * Sets the name of a kept version, or takes it away; without one, a version that is too old is forgotten.
 * @returns the version, and the key of the object that only a forgotten one pointed to
 * @throws not_found when this version is not kept; unprocessable where as many others as may have a name do
 */
export async function nameVersion(
  userId: string,
  designId: string,
  version: number,
  name: string | null,
): Promise<{ readonly named: TopologyVersion; readonly forgotten: string | undefined }> {
  const versions = await listTopologyVersions(userId, designId);
  const found = versions.find((one) => one.version === version);
  if (!found) throw notFound(noun);
  const { name: _, ...unnamed } = found;
  if (name !== null) {
    const step = setName(versionKey(userId, designId, version), name);
    await takePlace(placesForNames(userId, designId), String(version), [step]);
    return { named: { ...unnamed, name }, forgotten: undefined };
  }
  await transact([setName(versionKey(userId, designId, version), name)]);
  const isOld = version <= (versions[0]?.version ?? 0) - keptVersions;
  return {
    named: unnamed,
    forgotten: isOld ? await forgetVersion(userId, designId, version) : undefined,
  };
}

/** Forgotten meanwhile, a version must not come back as an item without a graph. */
const setName = (Key: KeyOf<'topologyVersions'>, name: string | null): Step => ({
  write: {
    Update: {
      TableName: table,
      Key,
      ConditionExpression: 'attribute_exists(designAndVersion)',
      ...(name === null
        ? { UpdateExpression: 'REMOVE versionName' }
        : { UpdateExpression: 'SET versionName = :name', ExpressionAttributeValues: { ':name': name } }),
    },
  },
  refuse: () => notFound(noun),
});

const placesForNames = (userId: string, designId: string): Places => ({
  item: { TableName: table, Key: namesKey(userId, designId) },
  most: mostNamedVersions,
  holders: async () =>
    (await listTopologyVersions(userId, designId)).flatMap(({ name, version }) =>
      name === undefined ? [] : [String(version)],
    ),
  refusal: () =>
    new Refusal(
      'unprocessable',
      `${mostNamedVersions} versions have a name already. Take the name of another one away first.`,
    ),
});

/** Says which versions of a design have a name. */
const namesKey = (userId: string, designId: string) =>
  ({ userId, designAndVersion: `names#${designId}` }) satisfies KeyOf<'topologyVersions'>;

const noun = 'version of the topology';

/** The kept versions of a design's topology, newest first, without their graphs. */
export async function listTopologyVersions(userId: string, designId: string): Promise<TopologyVersion[]> {
  const items = await query('topologyVersions', {
    partition: userId,
    sort: { prefix: versionsPrefix(designId) },
    newestFirst: true,
    attributes: Object.keys(VersionHead.shape).join(', '),
  });
  return items.map((item) => {
    const { versionName: name, ...head } = VersionHead.parse(item);
    return { ...head, ...(name !== undefined && { name }) };
  });
}

/** @throws not_found when this version is not kept. */
export async function getTopologyVersion(
  userId: string,
  designId: string,
  version: number,
): Promise<{ readonly topology: Topology; readonly requirements: Requirements }> {
  const item = await readItem('topologyVersions', versionKey(userId, designId, version));
  const found = item && (await unpackedItem(designId, TopologyItem.parse(item)));
  if (!found) throw notFound(noun);
  const { requirements } = z.object({ requirements: z.instanceof(Uint8Array) }).parse(item);
  return {
    topology: found.topology,
    requirements: Requirements.parse(JSON.parse(unpackJson(requirements))),
  };
}

/** The keys of every kept version, and of what says which of them have a name. */
export async function topologyVersionKeys(userId: string, designId: string) {
  const items = await query('topologyVersions', {
    partition: userId,
    sort: { prefix: versionsPrefix(designId) },
    attributes: 'userId, designAndVersion',
  });
  const keys = items.map((item) =>
    z.object({ userId: z.string(), designAndVersion: z.string() }).parse(item),
  );
  return [...keys, namesKey(userId, designId)];
}
