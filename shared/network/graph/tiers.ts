import type { TopologyNode } from '../../contract/topology.ts';

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
