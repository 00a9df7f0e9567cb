import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import { Refusal } from '#shared/contract/errors.ts';
import { planSchemaVersion, StoredPlan } from '#shared/contract/stored-plan.ts';
import { largestTopologyBytes } from '#shared/contract/topology.ts';
import { migratePlan } from './plan-migrations.ts';

const compress = promisify(zlib.zstdCompress);
const decompress = promisify(zlib.zstdDecompress);

/**
 * A plan as compressed JSON. zstd at its default level: 10,000 nodes and 20,000 links are 11 MB of JSON and become
 * 0.8 MB in 17 ms; gzip needs 83 ms and brotli 56 ms for the same size (November 2026, one core).
 * @throws too_large when it could be stored but never be answered: changes add up, whatever each of them weighs.
 */
export async function packPlan(plan: Omit<StoredPlan, 'schemaVersion'>): Promise<Uint8Array> {
  const { nodes, edges, subnets, edits, controlPlane, replaced } = plan;
  const json = Buffer.from(
    JSON.stringify({
      schemaVersion: planSchemaVersion,
      nodes,
      edges,
      subnets,
      edits,
      controlPlane,
      replaced,
    }),
  );
  if (json.byteLength <= largestTopologyBytes) {
    const packed = await compress(json);
    if (packed.byteLength <= largestPackedBytes) return packed;
  }
  // A plan that can be kept is kept, if need be without the way back from it.
  if (replaced) return packPlan({ ...plan, replaced: undefined });
  throw tooLarge();
}

/** An answer holds 4.4 MB of gzip, which needs up to 1.4 times the room of zstd. */
const largestPackedBytes = 3_000_000;

const tooLarge = (): Refusal =>
  new Refusal(
    'too_large',
    'This topology is too large to keep. Shorten its texts, or split the design into two.',
  );

export async function unpackPlan(packed: Uint8Array): Promise<StoredPlan> {
  return StoredPlan.parse(migratePlan(JSON.parse((await decompress(packed)).toString())));
}
