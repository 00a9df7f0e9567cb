import type { Design } from '#shared/contract/designs.ts';
import type { Graph } from '#shared/contract/topology.ts';
import { planTopology } from '#shared/network/plan-topology.ts';

/**
 * The plan of a design as it is now, before any manual work.
 * @throws unprocessable where the requirements cannot be planned.
 */
export function planOfDesign({ requirements, isExistingNetwork, existingNetworkDetails }: Design): Graph {
  // What the form keeps of an existing network counts only while the design says that there is one.
  return planTopology(requirements, isExistingNetwork ? existingNetworkDetails : undefined);
}
