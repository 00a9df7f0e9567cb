import type { ControlPlane } from '../../contract/control-plane.ts';
import type { Requirements } from '../../contract/requirements.ts';
import type { Graph } from '../../contract/topology-items.ts';
import { routedDevices } from '../configuration/routed-device.ts';
import { policies } from '../configuration/security/policies.ts';
import { dhcpScopes } from '../configuration/services/dhcp-scopes.ts';
import { servicePlan } from '../configuration/services/service-plan.ts';
import { MissingFacts } from '../configuration/view/missing-facts.ts';
import { networkViewOf } from '../configuration/view/network-view.ts';
import { policyZones } from './policy-zones.ts';
import { bgpSessions, defaultRoutes, ospfAreas } from './routing-view.ts';
import { serviceClassesOf, shapings } from './service-classes.ts';
import { aggregates, spanningTree, trunks } from './switching.ts';
import { translations } from './translations.ts';

/** One with all of its parts: stored ones may lack some. */
type DerivedControlPlane = { [Part in keyof ControlPlane]-?: NonNullable<ControlPlane[Part]> };

/**
 * How the devices of a network decide where traffic goes and may go, as their neutral configurations say it: routing,
 * spanning tree, trunks, link aggregation, DHCP, address translation and policies. Pure; works on drawn networks too, where
 * what the plan leaves open is left out.
 */
export function controlPlaneOf(graph: Graph, requirements: Requirements): DerivedControlPlane {
  const view = networkViewOf(graph);
  const devices = routedDevices(view, requirements, new MissingFacts());
  return {
    ospf: ospfAreas(devices, view),
    defaultRoutes: defaultRoutes(devices, view),
    bgp: bgpSessions(devices, view, requirements),
    spanningTree: spanningTree(view),
    trunks: trunks(view),
    aggregates: aggregates(view),
    dhcp: dhcpScopes(graph, view.layer3, requirements),
    nat: translations(devices, view),
    policies: policies(graph, view.layer3, requirements),
    zones: policyZones(graph.subnets),
    services: servicePlan(view, requirements),
    classes: serviceClassesOf(view, requirements),
    shaping: shapings(devices),
  };
}
