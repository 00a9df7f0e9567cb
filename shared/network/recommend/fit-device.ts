import { onceEach } from '../../caching/once-each.ts';
import type { Device } from '../../contract/device.ts';
import { clusteringOf, groupsInCluster } from '../../equipment/clustering.ts';
import { fitPorts, type PortFit } from './fit-ports.ts';
import type { PortDemand } from './need.ts';

/**
 * Allocates the ports of a model to the links of a place, as `fitPorts` does; to those of a cluster without the ports that it takes for its
 * control link and for management.
 */
export function fitDevice(
  device: Pick<Device, 'category' | 'manufacturer' | 'model' | 'specs'>,
  demands: readonly PortDemand[],
): PortFit {
  const clustering = demands.some(({ betweenMembers }) => betweenMembers !== undefined)
    ? clusteringOf(device)
    : undefined;
  if (clustering === undefined) return fitPorts(device.specs.ports, demands);
  const { mostFabricMbps = Number.POSITIVE_INFINITY } = clustering;
  return fitPorts(groupsInCluster(device), asChassisCluster(demands)(mostFabricMbps));
}

/** The demands without the control link, and with as much of a fabric link as the model has ports for. */
const asChassisCluster = onceEach((demands: readonly PortDemand[]) => {
  const known = new Map<number, readonly PortDemand[]>();
  return (mostFabricMbps: number): readonly PortDemand[] => {
    const before = known.get(mostFabricMbps);
    if (before !== undefined) return before;
    const own = demands.flatMap((demand): PortDemand[] => {
      const { betweenMembers = 0, leastMbps: _, ...rest } = demand;
      if (betweenMembers === 0) return [demand];
      const others = rest.count - betweenMembers;
      const fabric = {
        ...rest,
        count: betweenMembers - 1,
        speedMbps: Math.min(rest.speedMbps, mostFabricMbps),
      };
      return [{ ...demand, count: others }, fabric].filter(({ count }) => count > 0);
    });
    known.set(mostFabricMbps, own);
    return own;
  };
});
