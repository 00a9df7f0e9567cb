import * as z from 'zod';
import { Instant, Version } from '#shared/contract/identifiers.ts';
import type { StoredPlan } from '#shared/contract/stored-plan.ts';
import type { Topology } from '#shared/contract/topology-items.ts';
import { rarelyNeededObjects } from '../objects/rarely-needed-objects.ts';
import { StoredBody } from '../objects/stored-body.ts';
import { unpackPlan } from './graph-encoding.ts';

/** A stored topology without its graph. */
export const TopologyHead = z.object({
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
  StoredBody,
);
export type TopologyItem = z.output<typeof TopologyItem>;

/** One version of a topology, with what a write that replaces it needs. */
export interface StoredTopology {
  readonly head: TopologyHead;
  readonly topology: Topology;
  /** The undo of the last applied proposal. */
  readonly replaced: StoredPlan['replaced'];
}

/** What an item holds or points to; undefined where the object is gone. */
export async function unpackedItem(
  designId: string,
  item: TopologyItem,
): Promise<Pick<StoredTopology, 'topology' | 'replaced'> | undefined> {
  const packed =
    'body' in item ? item.body : await (await rarelyNeededObjects('topologies')).read(item.bodyKey);
  if (!packed) return undefined;
  const { version, designVersion, lastUpdated } = item;
  const { schemaVersion, replaced, ...plan } = await unpackPlan(packed, item.seal);
  return { topology: { designId, version, designVersion, lastUpdated, ...plan }, replaced };
}
