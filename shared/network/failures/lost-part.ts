import type { TopologyEdge, TopologyNode } from '../../contract/topology.ts';
import { isDataLink, type NetworkIndex } from '../graph/network-index.ts';

/** What one failure cuts off, as ids of nodes. */
export interface LostPart {
  /** Reach the internet as it stands and no longer without the failed element; a failed node is one of them. */
  readonly whole: ReadonlySet<string>;
  /** Groups of people, devices or servers of which some are attached to the failed node and some elsewhere. */
  readonly partly: ReadonlySet<string>;
}

/** The nodes that the failure of one node or link concerns; takes time in proportion to the network. */
export function lostPart(
  index: NetworkIndex,
  failed: { readonly node: TopologyNode } | { readonly edge: TopologyEdge },
): LostPart {
  const id = 'node' in failed ? failed.node.id : failed.edge.id;
  const left = reachedWithout(index, id, 'edge' in failed ? failed.edge.circuit : undefined);
  const whole = new Set([...reachedWithout(index, undefined)].filter((node) => !left.has(node)));
  const partly = new Set<string>();
  if ('node' in failed) {
    whole.add(id);
    for (const { other, ports } of index.attachments.get(id) ?? []) {
      if (other.layer === 'endpoint' && ports > 0 && !whole.has(other.id)) partly.add(other.id);
    }
  }
  return { whole, partly };
}

/** Every node that a provider is reached from while one node or link does not work. */
function reachedWithout(
  index: NetworkIndex,
  failed: string | undefined,
  circuit?: string | undefined,
): Set<string> {
  const reached = new Set<string>();
  const next: TopologyNode[] = [];
  const enter = (node: TopologyNode) => {
    if (node.id === failed || reached.has(node.id)) return;
    reached.add(node.id);
    next.push(node);
  };
  for (const node of index.graph.nodes) if (node.type === 'internet') enter(node);
  for (let node = next.pop(); node !== undefined; node = next.pop()) {
    for (const { edge, other } of index.attachments.get(node.id) ?? []) {
      // People and servers pass on no traffic of others, but to what is plugged in behind them.
      const ends = node.layer === 'endpoint' && other.layer !== 'endpoint';
      const isFailed = edge.id === failed || (edge.circuit !== undefined && edge.circuit === circuit);
      if (!ends && !isFailed && isDataLink(edge, index)) enter(other);
    }
  }
  return reached;
}
