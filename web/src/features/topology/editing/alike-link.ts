import type { TopologyEdge, TopologyNode } from '#shared/contract/topology-items.ts';
import { isTunnel } from '#shared/network/graph/wan-links.ts';
import type { GraphIndex } from '#web/features/topology/model/graph-index.ts';

/**
 * A link that joins two devices like these: of the same types, layers and groups. One of either itself before those of
 * others at their sites, one on their floors before those on others.
 */
export function alikeLink(
  { graph, nodes }: GraphIndex,
  a: TopologyNode,
  b: TopologyNode,
): TopologyEdge | undefined {
  let best: TopologyEdge | undefined;
  let most = -1;
  for (const edge of graph.edges) {
    const [source, target] = [nodes.get(edge.source), nodes.get(edge.target)];
    if (!source || !target || isTunnel(edge)) continue;
    const [own, far] = isAlike(source, a) && isAlike(target, b) ? [source, target] : [target, source];
    if (!isAlike(own, a) || !isAlike(far, b)) continue;
    const isOwn = own.id === a.id || far.id === b.id;
    if (!isOwn && !(own.site === a.site && far.site === b.site)) continue;
    const rank = (isOwn ? 2 : 0) + (isOnFloorOf(own, a) && isOnFloorOf(far, b) ? 1 : 0);
    if (rank <= most) continue;
    most = rank;
    best = edge;
  }
  return best;
}

const isAlike = (one: TopologyNode, other: TopologyNode): boolean =>
  one.type === other.type && one.layer === other.layer && one.group === other.group;

const isOnFloorOf = (one: TopologyNode, other: TopologyNode): boolean =>
  one.site === other.site && one.building === other.building && one.floor === other.floor;
