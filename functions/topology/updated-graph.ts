import type { Graph, TopologyUpdate } from '#shared/contract/topology.ts';
import { applyChanges } from '#shared/network/apply-changes.ts';
import { checkGraph } from '#shared/network/check-graph.ts';
import { getTopology } from '../storage/topologies.ts';

/**
 * The graph that an update leads to: the whole one that it brings, or the stored one with its changes.
 * @throws unprocessable naming the element that is there twice or missing.
 */
export async function updatedGraph(userId: string, designId: string, update: TopologyUpdate): Promise<Graph> {
  const { graph, changes } = update;
  if (graph) {
    checkGraph(graph);
    return graph;
  }
  const stored = await getTopology(userId, designId);
  return changes ? applyChanges(stored, changes) : stored;
}
