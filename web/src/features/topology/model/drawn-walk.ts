import type { Graph } from '#shared/contract/topology-items.ts';
import type { Hop } from '#shared/network/simulate/forwarding/path-walk.ts';
import { indexGraph } from './graph-index.ts';

/** One way of a walked path as the canvas draws it, by ids of nodes and links. */
export interface DrawnWalk {
  /** The nodes in the order in which they are passed; a loop passes one several times. */
  readonly steps: readonly string[];
  /** The links with the node that each leads to. */
  readonly links: readonly { readonly edge: string; readonly to: string }[];
  /** Where it is dropped. */
  readonly droppedAt: string | undefined;
  readonly failed: readonly string[];
}

export interface WalkedWay {
  readonly hops: readonly Hop[];
  readonly isDropped: boolean;
  readonly failed: readonly string[];
}

/** The hops of one way on the canvas; what the canvas no longer has is left out. */
export function drawnWalk(graph: Graph, { hops, isDropped, failed }: WalkedWay): DrawnWalk {
  const { nodes, edges } = indexGraph(graph);
  const linksOf = (id: string) => graph.edges.filter(({ source, target }) => source === id || target === id);
  const steps: string[] = [];
  const links: { edge: string; to: string }[] = [];
  let at: string | undefined;
  for (const hop of hops) {
    for (const id of hop.edges) {
      const edge = edges.get(id);
      if (edge === undefined) continue;
      // Of a cluster another member may forward than the one that the link is drawn to.
      const isForward = edge.source === at || (edge.target !== at && edge.target === hop.node);
      at = isForward ? edge.target : edge.source;
      links.push({ edge: id, to: at });
    }
    if (hop.node === '' || !nodes.has(hop.node)) continue;
    // What a host is plugged in by is no cable between devices: the walk does not name it.
    if (at !== undefined && at !== hop.node) {
      const link = linksOf(hop.node).find(({ source, target }) => source === at || target === at);
      if (link !== undefined) links.push({ edge: link.id, to: hop.node });
    }
    if (steps.at(-1) !== hop.node) steps.push(hop.node);
    at = hop.node;
  }
  return { steps, links, droppedAt: isDropped ? steps.at(-1) : undefined, failed };
}
