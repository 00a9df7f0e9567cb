import type { TopologyNode } from '#shared/contract/topology-items.ts';
import { isInfrastructure } from '#shared/network/graph/network-index.ts';
import { tierOf } from '#shared/network/graph/tiers.ts';
import { farEnd, type GraphIndex } from '#web/features/topology/model/graph-index.ts';

/**
 * The switches that devices like this one are linked to at its site, the most usual first: those above a switch, those
 * with the access points of its floor before others.
 */
export function usualSwitches({ graph, nodes, linksOf }: GraphIndex, node: TopologyNode): TopologyNode[] {
  const counts = new Map<TopologyNode, number>();
  for (const peer of graph.nodes) {
    if (peer.id === node.id || !isAlike(peer, node)) continue;
    const weight = peer.floor === node.floor && peer.building === node.building ? 100 : 1;
    for (const edge of linksOf(peer.id)) {
      const far = nodes.get(farEnd(edge, peer.id));
      if (far?.type !== 'switch' || (isInfrastructure(node) && tierOf(far) >= tierOf(node))) continue;
      counts.set(far, (counts.get(far) ?? 0) + weight);
    }
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([far]) => far);
}

const isAlike = (one: TopologyNode, other: TopologyNode): boolean =>
  one.type === other.type &&
  one.layer === other.layer &&
  one.group === other.group &&
  one.site === other.site;
