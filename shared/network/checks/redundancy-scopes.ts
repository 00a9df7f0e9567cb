import type { Requirements } from '../../contract/requirements.ts';
import type { TopologyEdge, TopologyNode } from '../../contract/topology.ts';

/** Where redundancy is asked for: the edge with its providers, or the switches within. */
export type Scope = 'internet' | 'coreSwitching';

export type Redundant = { readonly node: TopologyNode } | { readonly edge: TopologyEdge };

export const requiredScopes = ({ redundancy }: Requirements): ReadonlySet<Scope> =>
  new Set([
    ...(redundancy.internet ? (['internet'] as const) : []),
    ...(redundancy.coreSwitching ? (['coreSwitching'] as const) : []),
  ]);

/** The redundancy that covers an element. A link between switches is the core's; one that ends at the edge is the edge's. */
export function scopeOf(element: Redundant, nodes: ReadonlyMap<string, TopologyNode>): Scope | undefined {
  const ends =
    'node' in element ? [element.node] : [nodes.get(element.edge.source), nodes.get(element.edge.target)];
  const scopes = ends.map((node) => node && scopeOfNode(node));
  return scopes.includes('internet') ? 'internet' : scopes.find((scope) => scope !== undefined);
}

function scopeOfNode({ layer, type }: TopologyNode): Scope | undefined {
  if (layer === 'internet' || layer === 'edge') return 'internet';
  return type === 'switch' ? 'coreSwitching' : undefined;
}
