import type { TopologyEdge, TopologyNode } from '#shared/contract/topology-items.ts';
import { usualLink } from '#shared/network/graph/usual-link.ts';

const inside: readonly TopologyEdge['type'][] = ['lan', 'trunk'];

/** The type of a link within a site between two devices: as of one that joins two such devices already, else as usual; a line that leaves it, or radio, stays what it is. */
export function insideType(
  { type }: Pick<TopologyEdge, 'type'>,
  alike: TopologyEdge | undefined,
  source: TopologyNode,
  target: TopologyNode,
): TopologyEdge['type'] {
  const wanted = alike?.type ?? usualLink(source, target);
  return inside.includes(type) && inside.includes(wanted) ? wanted : type;
}
