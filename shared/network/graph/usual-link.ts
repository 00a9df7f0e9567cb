import type { TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';

/** The type of link that joins two such nodes as a rule. */
export function usualLink(
  a: Pick<TopologyNode, 'type' | 'site'>,
  b: Pick<TopologyNode, 'type' | 'site'>,
): TopologyEdge['type'] {
  const types = new Set([a.type, b.type]);
  if (types.has('internet')) return 'wan';
  if (types.has('accesspoint') && types.has('user')) return 'wireless';
  if (types.has('user') || types.has('server')) return 'lan';
  const elsewhere = a.site !== b.site && a.site !== undefined && b.site !== undefined;
  if (elsewhere) return 'wan';
  return types.has('accesspoint') || (types.size === 1 && types.has('switch')) ? 'trunk' : 'lan';
}
