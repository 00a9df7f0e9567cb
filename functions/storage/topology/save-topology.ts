import { planSchemaVersion } from '#shared/contract/plan-schema-version.ts';
import type { Requirements } from '#shared/contract/requirements.ts';
import type { StoredPlan } from '#shared/contract/stored-plan.ts';
import type { Topology } from '#shared/contract/topology-items.ts';
import { countDevices } from '#shared/network/graph/count-devices.ts';
import { newId } from '../../runtime/ids.ts';
import { discardBody } from '../objects/discard-body.ts';
import { saveBody } from '../objects/save-body.ts';
import { type Seal, sealOf } from '../objects/sealed-json.ts';
import type { StoredBody } from '../objects/stored-body.ts';
import { type Step, transact } from '../tables/transact.ts';
import { versioned } from '../tables/versioned.ts';
import { packPlan } from './graph-encoding.ts';
import { findTopologyHead, topologyKey } from './topologies.ts';
import type { TopologyHead } from './topology-items.ts';
import { forgetOldVersion, keepVersion, packRequirements } from './topology-versions.ts';

export const topologies = versioned('topologies', 'topology');

interface Saving {
  /** The version that the topology was made from, which must still be stored; none for a design's first topology. */
  readonly replaces: TopologyHead | undefined;
  readonly alsoWrite: readonly Step[];
  /** What it was planned from: with it the version is kept beside the newer ones. */
  readonly requirements?: Requirements;
  /** The undo of an applied proposal. */
  readonly replaced?: StoredPlan['replaced'];
}

/**
 * Stores a version of a topology in place of the one that it was made from, together with any further writes. A large
 * graph goes to S3 under a key of its own before the item points to it.
 * @throws stale_version when another version was stored meanwhile.
 */
export async function saveTopology(
  userId: string,
  topology: Topology,
  { replaces, alsoWrite, requirements, replaced }: Saving,
): Promise<void> {
  const packed = packPlan({ ...topology, replaced });
  const seal = sealOf(packed, planSchemaVersion);
  const revision = newId();
  const planned = requirements && packRequirements(requirements);
  const write = (body: StoredBody) => {
    const item = itemOf(userId, topology, { revision, seal, ...body, ...(planned && { isKept: true }) });
    return transact([
      replaces
        ? topologies.replace(item, replaces.version)
        : topologies.insert(item, topologies.otherVersion),
      ...(planned ? [keepVersion(userId, topology.designId, item, planned)] : []),
      ...alsoWrite,
    ]);
  };
  const isStored = async () => (await findTopologyHead(userId, topology.designId))?.revision === revision;

  await saveBody(packed, {
    key: `${userId}/${topology.designId}/${topology.version}-${revision}`,
    largestInline: largestInlineBytes - (planned?.byteLength ?? 0),
    bucket: 'topologies',
    write,
    isStored,
  });
  if (replaces?.bodyKey !== undefined && !replaces.isKept) await discardBody(replaces.bodyKey);
  const forgotten = planned && (await forgetOldVersion(userId, topology.designId, topology.version));
  if (forgotten !== undefined) await discardBody(forgotten);
}

/** DynamoDB keeps 400 KB an item; the rest is for the other attributes. */
const largestInlineBytes = 350_000;

function itemOf(
  userId: string,
  { designId, version, designVersion, lastUpdated, nodes, edges }: Topology,
  stored: StoredBody & { readonly revision: string; readonly seal: Seal; readonly isKept?: true },
) {
  const counts = { nodes: nodes.length, edges: edges.length, devices: countDevices({ nodes }) };
  return { ...topologyKey(userId, designId), version, designVersion, lastUpdated, ...counts, ...stored };
}
