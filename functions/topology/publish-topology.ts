import type { Graph, Topology } from '#shared/contract/topology.ts';
import { countDevices } from '#shared/network/count-devices.ts';
import { instantNow } from '../runtime/clock.ts';
import { setPlannedDevices } from '../storage/design-writes.ts';
import { saveTopology } from '../storage/save-topology.ts';
import type { TopologyHead } from '../storage/topologies.ts';

/**
 * Stores a graph as a design's next topology and notes its devices on the design, both or neither.
 * @throws stale_version when the topology that it replaces is no longer the stored one; not_found without a design.
 */
export async function publishTopology(
  userId: string,
  { designId, designVersion }: Pick<Topology, 'designId' | 'designVersion'>,
  graph: Graph,
  replaces: TopologyHead | undefined,
): Promise<Topology> {
  const { nodes, edges, subnets } = graph;
  const version = (replaces?.version ?? 0) + 1;
  const topology: Topology = {
    nodes,
    edges,
    subnets,
    designId,
    version,
    designVersion,
    lastUpdated: instantNow(),
  };
  await saveTopology(userId, topology, {
    replaces,
    alsoWrite: [setPlannedDevices(userId, designId, countDevices(graph))],
  });
  return topology;
}
