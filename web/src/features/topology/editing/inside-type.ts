import type { TopologyEdge, TopologyNode } from '#shared/contract/topology-items.ts';
import { usualLink } from '#shared/network/graph/usual-link.ts';

/**
 * The type of a link between two devices of a site: a trunk where two such devices are joined by one, as a rule or in this network.
 * Anything else stays what it is.
 */
export function insideType(
  { type }: Pick<TopologyEdge, 'type'>,
  alike: TopologyEdge | undefined,
  source: TopologyNode,
  target: TopologyNode,
): TopologyEdge['type'] {
  const isTrunk = alike?.type === 'trunk' || usualLink(source, target) === 'trunk';
  return type === 'lan' && isTrunk ? 'trunk' : type;
}
