import { onceEach } from '../../caching/once-each.ts';
import type { TopologyNode } from '../../contract/topology-items.ts';

/** The nodes of a graph by their ids: one map for all who read the same list, which no longer grows by then. */
export const nodesById: (nodes: readonly TopologyNode[]) => ReadonlyMap<string, TopologyNode> = onceEach(
  (nodes) => {
    const byId = new Map<string, TopologyNode>();
    for (const node of nodes) byId.set(node.id, node);
    return byId;
  },
);
