import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { notFound } from '#shared/contract/errors.ts';
import { Instant, Version } from '#shared/contract/identifiers.ts';
import type { StoredPlan } from '#shared/contract/stored-plan.ts';
import type { Topology } from '#shared/contract/topology.ts';
import type { KeyOf } from '#shared/tables/tables.ts';
import { documentClient } from '../runtime/document-client.ts';
import { unpackPlan } from './graph-encoding.ts';
import { tableName } from './table-name.ts';

export const topologiesTable = tableName('topologies');
export const topologyKey = (userId: string, designId: string) =>
  ({ userId, designId }) satisfies KeyOf<'topologies'>;

/** A stored topology without its graph. */
const TopologyHead = z.object({
  version: Version,
  designVersion: Version,
  /** Random, new for each save: shows whether this save succeeded. */
  revision: z.string(),
  /** Where the graph is, when it did not fit into the item. */
  bodyKey: z.string().optional(),
  /** How many devices it has; absent in what releases before it stored, whose design has the number. */
  devices: z.int().optional(),
  /** Whether topology-versions.ts keeps this version, with its graph; absent in what releases before it stored. */
  isKept: z.literal(true).optional(),
});
export type TopologyHead = z.output<typeof TopologyHead>;

/** Absent from what releases before it stored. */
const StoredSeal = z.object({ schemaVersion: z.int(), checksum: z.string() });

/** A version of a topology with its graph, in itself or in S3. */
export const TopologyItem = z.intersection(
  TopologyHead.extend({ lastUpdated: Instant, seal: StoredSeal.optional() }),
  z.union([z.object({ body: z.instanceof(Uint8Array) }), z.object({ bodyKey: z.string() })]),
);

type TopologyItem = z.output<typeof TopologyItem>;

/** One version of a topology, with what a write that replaces it needs. */
export interface StoredTopology {
  readonly head: TopologyHead;
  readonly topology: Topology;
  /** The undo of the last applied proposal. */
  readonly replaced: StoredPlan['replaced'];
}

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
    const item = await readItem(userId, designId);
    if (!item) return undefined;
    const found = await unpackedItem(designId, item);
    if (found) return { head: item, ...found };
  }
  throw new Error(`The graph of design ${designId} is not where its topology says`);
}

/** What an item holds or points to; undefined where the object is gone. */
export async function unpackedItem(
  designId: string,
  item: TopologyItem,
): Promise<Pick<StoredTopology, 'topology' | 'replaced'> | undefined> {
  const packed = 'body' in item ? item.body : await readSpilled(item.bodyKey);
  if (!packed) return undefined;
  const { version, designVersion, lastUpdated } = item;
  const { schemaVersion, replaced, ...plan } = await unpackPlan(packed, item.seal);
  return { topology: { designId, version, designVersion, lastUpdated, ...plan }, replaced };
}

/** A newer version may delete an object between two reads; the item then points to another one. */
const readAttempts = 3;

/** @throws not_found */
export async function getTopologyHead(userId: string, designId: string): Promise<TopologyHead> {
  const head = await findTopologyHead(userId, designId);
  if (!head) throw notFound('topology');
  return head;
}

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

async function readItem(userId: string, designId: string) {
  const { Item: item } = await documentClient().send(
    new GetCommand({ TableName: topologiesTable, Key: topologyKey(userId, designId), ConsistentRead: true }),
  );
  return item && TopologyItem.parse(item);
}

async function readSpilled(bodyKey: string): Promise<Uint8Array | undefined> {
  // Most topologies never need S3, whose client takes long to load.
  const { topologyBodies } = await import('./topology-bodies.ts');
  return topologyBodies.read(bodyKey);
}
