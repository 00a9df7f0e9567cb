import type { Graph } from '../../contract/topology-items.ts';

/** How sites are joined, read from the links themselves. */
export interface SiteLinks {
  /** The site that the others connect to: the one with most WAN neighbours, else the one at the internet. */
  readonly hub: string | undefined;
  /** Mbit/s of the WAN to the hub, by site; the links of one site together count once. */
  readonly toHub: ReadonlyMap<string, number>;
  /** Names of the providers. */
  readonly providers: readonly string[];
}

export function siteLinks({ nodes, edges }: Pick<Graph, 'nodes' | 'edges'>): SiteLinks {
  const siteOf = new Map(nodes.map((node) => [node.id, node.site]));
  const providers = new Map(
    nodes.filter((node) => node.type === 'internet').map((node) => [node.id, node.label]),
  );
  const neighbours = new Map<string, Map<string, number>>();
  const atInternet = new Set<string>();
  const join = (site: string, other: string, mbps: number) => {
    const known = neighbours.get(site) ?? new Map<string, number>();
    known.set(other, Math.max(known.get(other) ?? 0, mbps));
    neighbours.set(site, known);
  };
  for (const edge of edges) {
    const [from, to] = [siteOf.get(edge.source), siteOf.get(edge.target)];
    const outside = providers.has(edge.source) ? to : providers.has(edge.target) ? from : undefined;
    if (outside !== undefined) atInternet.add(outside);
    if (from === undefined || to === undefined || from === to) continue;
    join(from, to, edge.bandwidthMbps ?? 0);
    join(to, from, edge.bandwidthMbps ?? 0);
  }
  const hub =
    mostJoined(neighbours) ?? [...atInternet][0] ?? nodes.find((node) => node.site !== undefined)?.site;
  return { hub, toHub: neighbours.get(hub ?? '') ?? new Map(), providers: [...providers.values()] };
}

function mostJoined(neighbours: ReadonlyMap<string, ReadonlyMap<string, number>>): string | undefined {
  let best: string | undefined;
  for (const [site, others] of neighbours) {
    if (best === undefined || others.size > (neighbours.get(best)?.size ?? 0)) best = site;
  }
  return best;
}
