import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { notFound, staleVersion } from '#shared/contract/errors.ts';
import { Instant, Version } from '#shared/contract/identifiers.ts';
import type { Topology } from '#shared/contract/topology.ts';
import { documentClient } from '../runtime/document-client.ts';
import { environment } from '../runtime/environment.ts';
import { packGraph, unpackGraph } from './graph-encoding.ts';
import { type Step, transact } from './transact.ts';
import { discard, writePointingTo } from './write-pointing-to.ts';

const { TOPOLOGIES_TABLE: table } = environment({ TOPOLOGIES_TABLE: z.string() });

/** A stored topology without its graph. */
export interface TopologyHead {
  readonly version: number;
  readonly designVersion: number;
  /** Where the graph is, when it did not fit into the item. */
  readonly bodyKey?: string | undefined;
}

/** @throws not_found when the owner's design has no topology. */
export async function getTopology(userId: string, designId: string): Promise<Topology> {
  const topology = await findTopology(userId, designId);
  if (!topology) throw notFound('topology');
  return topology;
}

export async function findTopology(userId: string, designId: string): Promise<Topology | undefined> {
  for (let attempt = 1; attempt <= readAttempts; attempt += 1) {
    const item = await readItem(userId, designId);
    if (!item) return undefined;
    const packed = 'body' in item ? item.body : await readSpilled(item.bodyKey);
    if (!packed) continue;
    const { version, designVersion, lastUpdated } = item;
    return { designId, version, designVersion, lastUpdated, ...(await unpackGraph(packed)) };
  }
  throw new Error(`The graph of design ${designId} is not where its topology says`);
}

/** A newer version may take an object away between two reads; the item then points to another one. */
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
      TableName: table,
      Key: { userId, designId },
      ConsistentRead: true,
      ProjectionExpression: 'version, designVersion, bodyKey',
    }),
  );
  return item && StoredHead.parse(item);
}

/**
 * Stores a version of a topology in place of the one that it was made from, or the first one, together with whatever
 * else is to be written. A large graph goes to S3 under a key of its own before the item points to it.
 * @throws stale_version when another version was stored meanwhile.
 */
export async function saveTopology(
  userId: string,
  topology: Topology,
  { replaces, alsoWrite }: { replaces: TopologyHead | undefined; alsoWrite: readonly Step[] },
): Promise<void> {
  const packed = await packGraph(topology);
  const write = (body: Body) => transact([putTopology(userId, topology, body, replaces), ...alsoWrite]);
  if (packed.byteLength <= largestInlineBytes) await write({ body: packed });
  else await spill(userId, topology, packed, write);
  if (replaces?.bodyKey !== undefined) await discardBody(replaces.bodyKey);
}

/** DynamoDB keeps 400 KB an item; the rest is for the other attributes. */
const largestInlineBytes = 350_000;

type Body = { readonly body: Uint8Array } | { readonly bodyKey: string };

async function spill(
  userId: string,
  { designId, version }: Topology,
  packed: Uint8Array,
  write: (body: Body) => Promise<void>,
): Promise<void> {
  const { newBodyKey, putBody, deleteBody } = await bodies();
  const key = newBodyKey(userId, designId, version);
  const object = {
    key,
    put: () => putBody(key, packed),
    remove: () => deleteBody(key),
    isPointedTo: async () => (await findTopologyHead(userId, designId))?.bodyKey === key,
  };
  await writePointingTo(object, () => write({ bodyKey: key }));
}

async function discardBody(key: string): Promise<void> {
  const { deleteBody } = await bodies();
  await discard({ key, remove: () => deleteBody(key) });
}

/** Most topologies never need S3, whose client takes long to load. */
const bodies = () => import('./topology-bodies.ts');

function putTopology(
  userId: string,
  topology: Topology,
  body: Body,
  replaces: TopologyHead | undefined,
): Step {
  const { designId, version, designVersion, lastUpdated, nodes, edges } = topology;
  return {
    write: {
      Put: {
        TableName: table,
        Item: {
          userId,
          designId,
          version,
          designVersion,
          lastUpdated,
          nodes: nodes.length,
          edges: edges.length,
          ...body,
        },
        ...(replaces
          ? {
              ConditionExpression: 'version = :replaced',
              ExpressionAttributeValues: { ':replaced': replaces.version },
            }
          : { ConditionExpression: 'attribute_not_exists(designId)' }),
      },
    },
    refuse: async () => staleVersion('topology', (await getTopologyHead(userId, designId)).version),
  };
}

async function readItem(userId: string, designId: string) {
  const { Item: item } = await documentClient().send(
    new GetCommand({ TableName: table, Key: { userId, designId }, ConsistentRead: true }),
  );
  return item && StoredTopology.parse(item);
}

async function readSpilled(bodyKey: string): Promise<Uint8Array | undefined> {
  const { readBody } = await bodies();
  return readBody(bodyKey);
}

const StoredHead = z.object({ version: Version, designVersion: Version, bodyKey: z.string().optional() });

const StoredTopology = z.intersection(
  z.object({ version: Version, designVersion: Version, lastUpdated: Instant }),
  z.union([z.object({ body: z.instanceof(Uint8Array) }), z.object({ bodyKey: z.string() })]),
);
