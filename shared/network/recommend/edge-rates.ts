import type { Requirements } from '../../contract/requirements.ts';
import type { Graph, TopologyNode } from '../../contract/topology.ts';
import { formatRate } from '../../vocabulary/rates.ts';
import { rateOf } from '../graph/network-index.ts';
import { internetIds, isTunnel, ratesByPlace } from '../graph/wan-links.ts';
import { type Circuit, rateInUse } from '../sizing/rates-in-use.ts';
import { concurrencyOf } from '../sizing/shared-rate.ts';
import type { PlanLink } from './plan-links.ts';

/** Mbit/s that a router or firewall has to carry, with its arithmetic. */
export interface EdgeRate {
  readonly mbps: number;
  readonly why: string;
}

/**
 * What each router and firewall carries when its circuits are full. A router carries its own circuits; a firewall
 * the internet access of its site, of which a second provider is the reserve, its line to MPLS, as many of the leased lines
 * that end on it as are in use at once, and those of the routers before it: of a pair one alone, since the other is its
 * reserve. Tunnels ride on the internet access and add nothing to it.
 */
export function edgeRates(
  graph: Graph,
  links: ReadonlyMap<string, readonly PlanLink[]>,
  requirements: Requirements,
): ReadonlyMap<string, EdgeRate> {
  const concurrency = concurrencyOf(requirements);
  const internet = new Map<string | undefined, number>();
  const own = circuitsByNode(graph);
  const circuits = ({ id }: TopologyNode) => own.get(id) ?? [];
  const providers = internetIds(graph);
  const edgeNodes = graph.nodes.filter(({ type }) => type === 'router' || type === 'firewall');
  for (const node of edgeNodes) {
    for (const { other, mbps } of circuits(node)) {
      if (providers.has(other.id)) internet.set(node.site, Math.max(mbps, internet.get(node.site) ?? 0));
    }
  }
  const toSites = (node: TopologyNode) => circuits(node).filter(({ other }) => !providers.has(other.id));
  const inUse = (node: TopologyNode) => rateInUse(toSites(node), concurrency);
  const ofRoutersBefore = (node: TopologyNode) =>
    (links.get(node.id) ?? []).reduce(
      (most, { other, edge }) =>
        edge.type !== 'wan' && other.type === 'router' ? Math.max(most, inUse(other)) : most,
      0,
    );
  return new Map(
    edgeNodes.map((node) => {
      const isFirewall = node.type === 'firewall';
      const access = isFirewall
        ? (internet.get(node.site) ?? 0)
        : circuits(node).reduce((sum, { other, mbps }) => sum + (providers.has(other.id) ? mbps : 0), 0);
      const sites = isFirewall
        ? inUse(node) + ofRoutersBefore(node)
        : ratesByPlace(toSites(node)).reduce((sum, mbps) => sum + mbps, 0);
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

/** What each device's circuits are, one by one where several share a port. */
function circuitsByNode({ nodes, edges }: Graph): ReadonlyMap<string, readonly Circuit[]> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const circuits = new Map<string, Circuit[]>();
  for (const edge of edges) {
    if (edge.type !== 'wan' || isTunnel(edge)) continue;
    for (const [own, far] of [
      [edge.source, edge.target],
      [edge.target, edge.source],
    ] as const) {
      const other = byId.get(far);
      if (other === undefined) continue;
      const list = circuits.get(own) ?? [];
      circuits.set(own, list);
      list.push({ edge, other, mbps: rateOf(edge) });
    }
  }
  return circuits;
}
