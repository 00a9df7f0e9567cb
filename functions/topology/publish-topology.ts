import type { Design } from '#shared/contract/designs.ts';
import type { Topology } from '#shared/contract/topology.ts';
import { countDevices } from '#shared/network/graph/count-devices.ts';
import { setPlannedDevices } from '../storage/design-writes.ts';
import { saveTopology } from '../storage/save-topology.ts';
import type { TopologyHead } from '../storage/topologies.ts';
import { type NewPlan, nextTopology } from './next-topology.ts';

/**
 * Stores a plan as a design's next topology and records its devices on the design, both or neither.
 * @throws stale_version when the topology that it replaces is no longer the stored one; not_found without a design.
 */
export async function publishTopology(
  userId: string,
  design: Design,
  plan: NewPlan,
  replaces: TopologyHead | undefined,
): Promise<Topology> {
  const topology = nextTopology(design, plan, replaces);
  await saveTopology(userId, topology, {
    replaces,
    replaced: plan.replaced,
    alsoWrite: [setPlannedDevices(userId, design.id, countDevices(plan.graph))],
  });
  return topology;
}
