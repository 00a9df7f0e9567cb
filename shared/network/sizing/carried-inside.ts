import type { TopologyNode } from '../../contract/topology-items.ts';
import type { EdgeRate } from './edge-rates.ts';

/**
 * Mbit/s that a link of a router or firewall to the inside has to carry: no more than the device does, however fast it is
 * drawn; between two devices of the edge, nothing of what stays inside.
 */
export function carriedInside(
  rates: ReadonlyMap<string, EdgeRate>,
  [one, other]: readonly [TopologyNode, TopologyNode],
  drawnMbps: number,
): number {
  const figure = rates.has(one.id) && rates.has(other.id) ? 'outsideMbps' : 'mbps';
  const carried = Math.max(rates.get(one.id)?.[figure] ?? 0, rates.get(other.id)?.[figure] ?? 0);
  return carried > 0 ? Math.min(drawnMbps, carried) : drawnMbps;
}
