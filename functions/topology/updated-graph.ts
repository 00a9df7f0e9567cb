import { staleVersion } from '#shared/contract/errors.ts';
import type { Graph, TopologyUpdate } from '#shared/contract/topology.ts';
import { applyChanges } from '#shared/network/apply-changes.ts';
import { checkGraph } from '#shared/network/check-graph.ts';
import { getStoredTopology, getTopologyHead, type TopologyHead } from '../storage/topologies.ts';

/** Made of nothing but elements and fields that were parsed, on read or as input. */
interface UpdatedGraph {
  readonly graph: Graph;
  readonly replaces: TopologyHead;
}

/**
 * The graph that an update leads to: the whole one that it brings, or the stored one with its changes.
 * @throws not_found; stale_version; unprocessable naming the element that is there twice or missing.
 */
export async function updatedGraph(
  userId: string,
  designId: string,
  { version, graph, changes }: TopologyUpdate,
): Promise<UpdatedGraph> {
  if (graph) {
    const replaces = await getTopologyHead(userId, designId);
    refuseStale(replaces, version);
    checkGraph(graph);
    return { graph, replaces };
  }
  const { head: replaces, topology } = await getStoredTopology(userId, designId);
  refuseStale(replaces, version);
  return { graph: changes ? applyChanges(topology, changes) : topology, replaces };
}

function refuseStale(stored: TopologyHead, version: number): void {
  if (stored.version !== version) throw staleVersion('topology', stored.version);
}
