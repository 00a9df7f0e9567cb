import type { TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';

/**
 * Whether a link is one of those of a firewall or router to a pair of switches, of which one port forwards at a time: the others wait
 * for it to fail, and none can be a bundle.
 */
export function isRedundantTrunk({ type }: TopologyEdge, one: TopologyNode, other: TopologyNode): boolean {
  const [above, below] = isAtEdge(one) ? [one, other] : [other, one];
  return type === 'trunk' && isAtEdge(above) && below.type === 'switch' && below.pair !== undefined;
}

const isAtEdge = ({ type }: TopologyNode): boolean => type === 'router' || type === 'firewall';
