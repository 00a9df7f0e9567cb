import type { Graph, TopologyNode } from '../../contract/topology-items.ts';

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

/** The nodes that a node has a link to. */
export type Neighbours = (node: Pick<TopologyNode, 'id'>) => readonly TopologyNode[];

export function neighboursOf({ nodes, edges }: Pick<Graph, 'nodes' | 'edges'>): Neighbours {
  const places = new Map<string, { readonly node: TopologyNode; readonly near: TopologyNode[] }>();
  for (const node of nodes) places.set(node.id, { node, near: [] });
  for (const edge of edges) {
    const source = places.get(edge.source);
    const target = places.get(edge.target);
    if (source === undefined || target === undefined) continue;
    source.near.push(target.node);
    target.near.push(source.node);
  }
  return ({ id }) => places.get(id)?.near ?? [];
}
