import { Refusal } from '#shared/contract/errors.ts';
import type { TopologyUpdate } from '#shared/contract/topology-update.ts';
import { collisionsOf } from '#shared/network/graph/collisions.ts';
import { touchedBy } from '#shared/network/graph/touched.ts';
import { getStoredTopology } from '../storage/topology/topologies.ts';
import { getTopologyVersion } from '../storage/topology/topology-versions.ts';

/** More collisions than these are not listed one by one. */
const mostListed = 100;

/**
 * Does an update that is based on a version, and where another one is stored says what of it collides with that: the rest can
 * be sent again on the stored version. Nothing is listed where the version that it began from is not kept any more.
 * @throws what `update` throws, stale_version with `collisions`.
 */
export async function namingCollisions<Result>(
  { userId, designId }: { readonly userId: string; readonly designId: string },
  { version, changes }: TopologyUpdate,
  update: () => Promise<Result>,
): Promise<Result> {
  try {
    return await update();
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'stale_version') throw error;
    if (version === undefined || changes === undefined) throw error;
    const [base, stored] = await Promise.all([
      getTopologyVersion(userId, designId, version).catch(() => undefined),
      getStoredTopology(userId, designId),
    ]);
    if (base === undefined) throw error;
    const collisions = collisionsOf(touchedBy(changes, base.topology), changes, stored.topology);
    throw new Refusal('stale_version', error.message, {
      ...error.details,
      collisions: collisions.slice(0, mostListed),
    });
  }
}
