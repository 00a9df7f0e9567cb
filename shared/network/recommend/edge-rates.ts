import type { Graph, TopologyNode } from '../../contract/topology.ts';
import { formatRate } from '../../vocabulary/rates.ts';
import { internetIds, isTunnel } from '../graph/wan-links.ts';
import type { PlanLink } from './plan-links.ts';

/** Mbit/s that a router or firewall has to carry, with its arithmetic. */
export interface EdgeRate {
  readonly mbps: number;
  readonly why: string;
}

/**
 * What each router and firewall carries when its circuits are full. A router carries its own circuits; a firewall
 * the internet access of its site, of which a second provider is the reserve, the circuits that end on it, and those of
 * the routers before it: of a pair one alone, since the other is its reserve. Tunnels ride on the internet access and add
 * nothing to it.
 */
export function edgeRates(
  graph: Graph,
  links: ReadonlyMap<string, readonly PlanLink[]>,
): ReadonlyMap<string, EdgeRate> {
  const internet = new Map<string | undefined, number>();
  const circuits = (node: TopologyNode) =>
    (links.get(node.id) ?? []).filter(({ edge }) => edge.type === 'wan' && !isTunnel(edge));
  const providers = internetIds(graph);
  const edgeNodes = graph.nodes.filter(({ type }) => type === 'router' || type === 'firewall');
  for (const node of edgeNodes) {
    for (const { other, mbps } of circuits(node)) {
      if (providers.has(other.id)) internet.set(node.site, Math.max(mbps, internet.get(node.site) ?? 0));
    }
  }
  const toSites = (node: TopologyNode) => sum(circuits(node), ({ id }) => !providers.has(id));
  const ofRoutersBefore = (node: TopologyNode) =>
    (links.get(node.id) ?? []).reduce(
      (most, { other, edge }) =>
        edge.type !== 'wan' && other.type === 'router' ? Math.max(most, toSites(other)) : most,
      0,
    );
  return new Map(
    edgeNodes.map((node) => {
      const isFirewall = node.type === 'firewall';
      const access = isFirewall
        ? (internet.get(node.site) ?? 0)
        : sum(circuits(node), ({ id }) => providers.has(id));
      const sites = toSites(node) + (isFirewall ? ofRoutersBefore(node) : 0);
      const terms = [
        ...(access > 0 ? [`${formatRate(access)} of internet access`] : []),
        ...(sites > 0 ? [`${formatRate(sites)} of circuits to other sites`] : []),
      ];
      const total = access + sites;
      const why =
        terms.length > 1
          ? `${terms.join(' + ')} = ${formatRate(total)}`
          : (terms[0] ?? 'no circuit ends on it');
      return [node.id, { mbps: total, why }];
    }),
  );
}

const sum = (circuits: readonly PlanLink[], isCounted: (other: TopologyNode) => boolean): number =>
  circuits.reduce((total, { other, mbps }) => total + (isCounted(other) ? mbps : 0), 0);
