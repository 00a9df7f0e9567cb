import { Refusal } from '#shared/contract/errors.ts';
import { planSchemaVersion } from '#shared/contract/plan-schema-version.ts';
import type { StoredPlan } from '#shared/contract/stored-plan.ts';
import { largestTopologyBytes } from '#shared/contract/topology-limits.ts';
import { log } from '../../runtime/logger.ts';
import { isUnchanged, packJson, type Seal, unpackJson } from '../objects/sealed-json.ts';
import { parseStored } from '../objects/whole-characters.ts';

/**
 * A plan as compressed JSON.
 * @throws too_large when it could be stored but never returned: changes add up, however small each one is.
 */
export function packPlan(plan: Omit<StoredPlan, 'schemaVersion'>): Uint8Array {
  const { nodes, edges, subnets, notes, views, edits, controlPlane, replaced } = plan;
  const json = Buffer.from(
    JSON.stringify({
      schemaVersion: planSchemaVersion,
      nodes,
      edges,
      subnets,
      notes,
      views,
      edits,
      controlPlane,
      replaced,
    }),
  );
  if (json.byteLength <= largestTopologyBytes) {
    const packed = packJson(json);
    if (packed.byteLength <= largestPackedBytes) return packed;
  }
  // A plan that fits is stored, if need be without its undo.
  if (replaced) return packPlan({ ...plan, replaced: undefined });
  throw tooLarge();
}

/** A response can contain 4.4 MB of gzip, which needs up to 1.4 times the space of zstd. */
const largestPackedBytes = 3_000_000;

const tooLarge = (): Refusal =>
  new Refusal(
    'too_large',
    'This topology is too large to store. Shorten its texts, or split the design into two.',
  );

/**
 * The plan in these bytes. What was stored under today's schema and is unchanged was valid then and is not validated
 * again, which takes a new instance longer than reading it; anything else is migrated and validated.
 */
export async function unpackPlan(packed: Uint8Array, seal?: Seal): Promise<StoredPlan> {
  const text = unpackJson(packed);
  if (seal?.schemaVersion === planSchemaVersion) {
    if (isUnchanged(packed, seal)) return parseStored(text);
    log('error', 'A stored plan does not have its checksum; it is validated instead', {});
  }
  // Few plans are of an older release, and what migrates and validates them takes part of the planner along.
  const { readOlderPlan } = await import('../migrations/read-older-plan.ts');
  return readOlderPlan(parseStored(text));
}
