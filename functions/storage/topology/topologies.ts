import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { notFound } from '#shared/contract/errors.ts';
import type { Topology } from '#shared/contract/topology-items.ts';
import type { KeyOf } from '#shared/tables/tables.ts';
import { documentClient } from '../../runtime/document-client.ts';
import { readItem } from '../tables/read-item.ts';
import { tableName } from '../tables/table-name.ts';
import { type StoredTopology, TopologyHead, TopologyItem, unpackedItem } from './topology-items.ts';

export const topologiesTable = tableName('topologies');
export const topologyKey = (userId: string, designId: string) =>
  ({ userId, designId }) satisfies KeyOf<'topologies'>;

/** @throws not_found when the owner's design has no topology. */
export async function getTopology(userId: string, designId: string): Promise<Topology> {
  return (await getStoredTopology(userId, designId)).topology;
}

export async function findTopology(userId: string, designId: string): Promise<Topology | undefined> {
  return (await findStoredTopology(userId, designId))?.topology;
}

/** @throws not_found */
export async function getStoredTopology(userId: string, designId: string): Promise<StoredTopology> {
  const stored = await findStoredTopology(userId, designId);
  if (!stored) throw notFound('topology');
  return stored;
}

export async function findStoredTopology(
  userId: string,
  designId: string,
): Promise<StoredTopology | undefined> {
  for (let attempt = 1; attempt <= readAttempts; attempt += 1) {
    const item = await readStored(userId, designId);
    if (!item) return undefined;
    const found = await unpackedItem(designId, item);
    if (found) return { head: item, ...found };
  }
  throw new Error(`The graph of design ${designId} is not where its topology says`);
}

/** A newer version may delete an object between two reads; the item then points to another one. */
const readAttempts = 3;

export async function findTopologyHead(userId: string, designId: string): Promise<TopologyHead | undefined> {
  const { Item: item } = await documentClient().send(
    new GetCommand({
      TableName: topologiesTable,
      Key: topologyKey(userId, designId),
      ConsistentRead: true,
      ProjectionExpression: 'version, designVersion, revision, bodyKey, devices, isKept',
    }),
  );
  return item && TopologyHead.parse(item);
}

async function readStored(userId: string, designId: string) {
  const item = await readItem('topologies', topologyKey(userId, designId));
  return item && TopologyItem.parse(item);
}
