import type { Graph, TopologyEdge } from '../../contract/topology.ts';

/** A tunnel runs over existing links: it uses no port, cable or circuit of its own. */
export const isTunnel = ({ service }: Pick<TopologyEdge, 'service'>): boolean => service === 'internet-vpn';

/** Ids of the nodes that are the internet itself; a provider of MPLS joins sites and leads nowhere else. */
export function internetIds({ nodes, edges }: Pick<Graph, 'nodes' | 'edges'>): ReadonlySet<string> {
  const ids = new Set(nodes.flatMap(({ id, type }) => (type === 'internet' ? [id] : [])));
  for (const { service, source, target } of edges) {
    if (service !== 'mpls') continue;
    ids.delete(source);
    ids.delete(target);
  }
  return ids;
}
