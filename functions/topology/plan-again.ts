import type { Design } from '#shared/contract/designs.ts';
import type { ListDifference, TopologyDifference } from '#shared/contract/topology-difference.ts';
import { Graph, type Topology } from '#shared/contract/topology-items.ts';
import { drawnParts } from '#shared/network/graph/drawn-parts.ts';
import { firstPlan } from '#shared/network/regenerate/first-plan.ts';
import type { Regenerated } from '#shared/network/regenerate/regenerate.ts';
import type { DesignEquipment } from './equipment-of-design.ts';
import type { NewPlan } from './next-topology.ts';
import { planOfDesign } from './plan-of-design.ts';

/**
 * A new plan of a design over its topology, keeping manual work, and how it differs.
 * @throws unprocessable where the requirements cannot be planned.
 */
export async function planAgain(
  design: Design,
  topology: Topology | undefined,
  equipment: DesignEquipment,
): Promise<{ readonly plan: NewPlan; readonly difference: TopologyDifference }> {
  const planned = planOfDesign(design, equipment);
  const { graph, edits, difference } = topology
    ? await over(topology, planned, equipment)
    : firstPlan(planned);
  checkReadable(graph, difference);
  const drawn = { ...graph, ...drawnParts(topology ?? {}) };
  return { plan: { graph: drawn, edits, designVersion: design.version }, difference };
}

async function over(topology: Topology, planned: Graph, { devices }: DesignEquipment): Promise<Regenerated> {
  const { regenerate } = await import('#shared/network/regenerate/regenerate.ts');
  return regenerate(topology, topology.edits, planned, devices);
}

/**
 * A graph that does not match its schema could be stored but never read again. What was stored before has been
 * parsed.
 */
function checkReadable(graph: Graph, difference: TopologyDifference): void {
  const fresh = <E extends { id: string }>(
    elements: readonly E[],
    { added, changed }: ListDifference,
  ): E[] => {
    const ids = new Set([...added, ...changed.map(({ id }) => id)]);
    return elements.filter(({ id }) => ids.has(id));
  };
  Graph.parse({
    nodes: fresh(graph.nodes, difference.nodes),
    edges: fresh(graph.edges, difference.edges),
    subnets: fresh(graph.subnets, difference.subnets),
  });
}
