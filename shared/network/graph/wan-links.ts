import type { Graph, TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import { nodesById } from './nodes-by-id.ts';

/** A tunnel runs over existing links: it uses no port, cable or circuit of its own. */
export const isTunnel = ({ service }: Pick<TopologyEdge, 'service'>): boolean => service === 'internet-vpn';

/** Ids of the nodes that are the internet itself; a provider of MPLS joins sites and leads nowhere else. */
export function internetIds({ nodes, edges }: Pick<Graph, 'nodes' | 'edges'>): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const { id, type } of nodes) if (type === 'internet') ids.add(id);
  for (const { service, source, target } of edges) {
    if (service !== 'mpls') continue;
    ids.delete(source);
    ids.delete(target);
  }
  return ids;
}

/** The sites that reach the internet by an access of their own: they have one, and no tunnel that leads elsewhere for it. */
export function sitesWithWayOut({ nodes, edges }: Pick<Graph, 'nodes' | 'edges'>): ReadonlySet<string> {
  const byId = nodesById(nodes);
  const sites = new Set<string>();
  for (const { service, source, target } of edges) {
    if (service !== 'internet') continue;
    for (const end of [source, target]) {
      const site = byId.get(end)?.site;
      if (site !== undefined) sites.add(site);
    }
  }
  for (const { carriesInternet, target } of edges)
    if (carriesInternet) sites.delete(byId.get(target)?.site ?? '');
  return sites;
}

/** The links without further handovers: the first of each circuit. */
export function oncePerCircuit<Edge extends Pick<TopologyEdge, 'id' | 'circuit'>>(
  edges: readonly Edge[],
): Edge[] {
  const seen = new Set<string>();
  return edges.filter(({ id, circuit = id }) => {
    if (seen.has(circuit)) return false;
    seen.add(circuit);
    return true;
  });
}

/**
 * What the circuits of one device bring, in Mbit/s: of several to one place (the internet, MPLS, another site) the fastest,
 * since the others are its reserve.
 */
export function ratesByPlace(
  circuits: readonly { readonly edge: TopologyEdge; readonly other: TopologyNode; readonly mbps: number }[],
): number[] {
  const places = new Map<string, number>();
  for (const { edge, other, mbps } of circuits) {
    const place = other.type === 'internet' ? `${edge.service}` : `site ${other.site ?? other.id}`;
    places.set(place, Math.max(mbps, places.get(place) ?? 0));
  }
  return [...places.values()];
}
