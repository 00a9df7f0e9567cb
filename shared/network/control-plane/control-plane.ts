import type { ControlPlane } from '../../contract/control-plane.ts';
import type { Requirements } from '../../contract/requirements.ts';
import type { Graph } from '../../contract/topology.ts';
import { layer3Of } from './layer3.ts';
import { policies } from './policies.ts';
import { bgpSessions, defaultRoutes, ospfAreas } from './routing.ts';
import { dhcpScopes, translations } from './services.ts';
import { aggregates, spanningTree, trunks } from './switching.ts';

/**
 * How the devices of a network route and filter traffic, derived from its links and addresses: routing, spanning
 * tree, trunks, link aggregation, DHCP, address translation and policies. Pure; works on drawn networks too.
 */
export function controlPlaneOf(graph: Graph, requirements: Requirements): ControlPlane {
  const layer3 = layer3Of(graph);
  return {
    ospf: ospfAreas(layer3, layer3.hub),
    defaultRoutes: defaultRoutes(layer3, requirements),
    bgp: bgpSessions(layer3, requirements),
    spanningTree: spanningTree(graph, layer3),
    trunks: trunks(graph.edges),
    aggregates: aggregates(graph, layer3),
    dhcp: dhcpScopes(graph, layer3),
    nat: translations(graph, layer3, requirements),
    policies: policies(graph.subnets, layer3.gatewaysOf, requirements),
  };
}
