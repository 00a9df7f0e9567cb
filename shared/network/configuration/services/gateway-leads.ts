import type { Graph, TopologyNode } from '../../../contract/topology-items.ts';
import { hubSite } from '../view/layer3.ts';
import { type LedSite, ledSites } from './led-by-gateways.ts';
import { isFortiGate, isLedByFortiGate } from './manager-services.ts';

/** What the gateways of a site lead. */
export interface GatewayLead {
  readonly gateways: readonly TopologyNode[];
  readonly sites: readonly LedSite[];
  /** How many access points each of them manages, the least of them; undefined where that is not known. */
  readonly most: number | undefined;
}

/**
 * The access points that FortiGates lead, and which of these how many.
 * @param mostOf how many a gateway manages by its model
 */
export function gatewayLeads(
  graph: Graph,
  mostOf: (gateway: TopologyNode) => number | undefined,
): { readonly leads: readonly GatewayLead[]; readonly accessPoints: readonly TopologyNode[] } {
  const accessPoints = graph.nodes.filter(isLedByFortiGate);
  const gateways = Map.groupBy(accessPoints.length > 0 ? graph.nodes.filter(isFortiGate) : [], siteOf);
  const counts = new Map(
    [...Map.groupBy(accessPoints, siteOf)].map(([site, own]) => [
      site,
      own.reduce((sum, { quantity }) => sum + quantity, 0),
    ]),
  );
  const led = gateways.size === 0 ? [] : [...ledSites(counts, [...gateways.keys()], hubSite(graph))];
  return {
    accessPoints,
    leads: led.map(([site, sites]) => {
      const own = gateways.get(site) ?? [];
      const limits = own.flatMap((node) => mostOf(node) ?? []);
      return { gateways: own, sites, most: limits.length > 0 ? Math.min(...limits) : undefined };
    }),
  };
}

const siteOf = ({ site = '' }: TopologyNode): string => site;
