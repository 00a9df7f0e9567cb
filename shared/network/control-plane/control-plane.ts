import type { ControlPlane } from '../../contract/control-plane.ts';
import type { Requirements } from '../../contract/requirements.ts';
import type { Graph } from '../../contract/topology.ts';
import { layer3Of } from './layer3.ts';
import { policies } from './policies.ts';
import { bgpSessions, defaultRoutes, ospfAreas } from './routing.ts';
import { dhcpScopes, translations } from './services.ts';
import { aggregates, spanningTree, trunks } from './switching.ts';

/**
 * How the devices of a network decide where traffic goes and may go, read off its links and addresses: routing, spanning
 * tree, trunks, link aggregation, DHCP, address translation and policies. Pure; works on drawn networks too.
 */
export function controlPlaneOf(graph: Graph, requirements: Requirements): ControlPlane {
  const layer3 = layer3Of(graph);
  return {
    ospf: ospfAreas(layer3, hubOf(graph)),
    defaultRoutes: defaultRoutes(layer3),
    bgp: bgpSessions(layer3, requirements),
    spanningTree: spanningTree(graph, layer3),
    trunks: trunks(graph.edges),
    aggregates: aggregates(graph, layer3),
    dhcp: dhcpScopes(graph, layer3),
    nat: translations(graph, layer3),
    policies: policies(graph.subnets, requirements),
  };
}

/** The site with the most wide-area links; the only one where there are none. */
function hubOf({ nodes, edges }: Graph): string | undefined {
  const sites = new Map(nodes.flatMap(({ id, site }) => (site === undefined ? [] : [[id, site]])));
  const counts = new Map<string, number>();
  for (const site of sites.values()) if (!counts.has(site)) counts.set(site, 0);
  for (const { type, source, target } of edges) {
    if (type !== 'wan') continue;
    for (const end of [source, target]) {
      const site = sites.get(end);
      if (site !== undefined) counts.set(site, (counts.get(site) ?? 0) + 1);
    }
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
