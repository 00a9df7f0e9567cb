import type { Graph, TopologyNode } from '../../contract/topology-items.ts';
import { nodesById } from './nodes-by-id.ts';

/** Centre of a node in px, y downwards. */
export interface TierPosition {
  readonly x: number;
  readonly y: number;
}

/** Distance between centres, in px. */
export const cell = { width: 220, height: 140, leafWidth: 200, leafHeight: 92 } as const;

export const tiers = ['provider', 'router', 'firewall', 'core', 'distribution', 'access', 'leaf'] as const;
export const distributionTier = 4;
export const accessTier = 5;

/** Row of a node: its layer, with firewalls below routers and access points among the leaves. */
export function tierOf(node: TopologyNode): number {
  switch (node.layer) {
    case 'internet':
      return 0;
    case 'edge':
      return node.type === 'firewall' ? 2 : 1;
    case 'core':
      return 3;
    case 'distribution':
      return distributionTier;
    case 'access':
      return node.type === 'switch' ? accessTier : 6;
    case 'endpoint':
      return 6;
  }
}

export type Neighbours = ReadonlyMap<string, readonly TopologyNode[]>;

/** The nodes that each node has a link to. */
export function neighboursOf(graph: Pick<Graph, 'nodes' | 'edges'>): Neighbours {
  const nodes = nodesById(graph.nodes);
  const neighbours = new Map<string, TopologyNode[]>();
  for (const { id } of graph.nodes) neighbours.set(id, []);
  for (const edge of graph.edges) {
    const [source, target] = [nodes.get(edge.source), nodes.get(edge.target)];
    if (source === undefined || target === undefined) continue;
    neighbours.get(source.id)?.push(target);
    neighbours.get(target.id)?.push(source);
  }
  return neighbours;
}
