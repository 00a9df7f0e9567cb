import type { Device } from '../../contract/device.ts';
import type { Graph } from '../../contract/topology-items.ts';
import { gatewayLeads } from '../configuration/services/gateway-leads.ts';
import { beyondLimit } from '../configuration/services/led-by-gateways.ts';

/**
 * Has the cloud of their maker lead the access points that are more than its gateways manage: those of whole sites, so that each has
 * one way of being run.
 */
export function leadFromCloud(graph: Graph, models: ReadonlyMap<string, Device>): void {
  const { leads, accessPoints } = gatewayLeads(graph, ({ id }) => models.get(id)?.specs.accessPoints);
  const sites = new Set(leads.flatMap(({ sites, most }) => beyondLimit(sites, most)));
  for (const node of sites.size > 0 ? accessPoints : [])
    if (sites.has(node.site ?? '')) node.ledFrom = 'cloud';
}
