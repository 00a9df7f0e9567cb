import { appendUnder } from '../../collections/append-under.ts';
import type { Requirements } from '../../contract/requirements.ts';
import type { Graph, TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import { formatRate } from '../../vocabulary/rates.ts';
import { rateOf } from '../graph/network-index.ts';
import { nodesById } from '../graph/nodes-by-id.ts';
import { internetIds, isTunnel, ratesByPlace } from '../graph/wan-links.ts';
import { enforcedInside } from './enforced-inside.ts';
import { type Circuit, rateInUse } from './rates-in-use.ts';
import { concurrencyOf } from './shared-rate.ts';

/** Mbit/s that a router or firewall has to carry, with its arithmetic. */
export interface EdgeRate {
  readonly mbps: number;
  /** Of that, what leaves the site or comes from outside. */
  readonly outsideMbps: number;
  readonly why: string;
}

/**
 * What each router and firewall carries when its circuits are full. A router carries its own circuits; a firewall
 * the internet access of its site, of which a second provider is the reserve, its line to MPLS, as many of the leased lines
 * that end on it as are in use at once, those of the routers before it, and what it lets through between the VLANs that it
 * routes: of a pair one alone, since the other is its reserve. Tunnels ride on the internet access and add nothing to it, and an access
 * that is there for a tunnel that stands by for MPLS carries nothing while the circuit does. The one count that choice and check read.
 *
 * @param unasked sites that nobody will ask about
 */
export function edgeRates(
  graph: Graph,
  requirements: Requirements,
  unasked: Pick<ReadonlySet<string>, 'has'> = new Set(),
): ReadonlyMap<string, EdgeRate> {
  const concurrency = concurrencyOf(requirements);
  const internet = new Map<string | undefined, number>();
  const { circuitsOf, routersBeside } = neighboursOf(graph);
  const providers = internetIds(graph);
  const edgeNodes = graph.nodes.filter(
    ({ type, site = '' }) => (type === 'router' || type === 'firewall') && !unasked.has(site),
  );
  for (const node of edgeNodes) {
    for (const { other, mbps } of circuitsOf(node)) {
      if (providers.has(other.id)) internet.set(node.site, Math.max(mbps, internet.get(node.site) ?? 0));
    }
  }
  const toSites = (node: TopologyNode) => circuitsOf(node).filter(({ other }) => !providers.has(other.id));
  const inUse = (node: TopologyNode) => rateInUse(toSites(node), concurrency);
  const insideOf = enforcedInside(graph, requirements);
  const standingBy = sitesStandingBy(graph);
  return new Map(
    edgeNodes.map((node) => {
      const isFirewall = node.type === 'firewall';
      const access = isFirewall
        ? (internet.get(node.site) ?? 0)
        : circuitsOf(node).reduce((sum, { other, mbps }) => sum + (providers.has(other.id) ? mbps : 0), 0);
      const sites = isFirewall
        ? inUse(node) + Math.max(0, ...routersBeside(node).map(inUse))
        : ratesByPlace(toSites(node)).reduce((sum, mbps) => sum + mbps, 0);
      const inside = isFirewall ? insideOf(node) : 0;
      const isEither = access > 0 && sites > 0 && standingBy.has(node.site);
      const outsideMbps = isEither ? Math.max(access, sites) : access + sites;
      const terms = isEither
        ? [
            `${formatRate(outsideMbps)} of circuits to other sites, or of the internet access that stands by for them`,
            ...(inside > 0 ? [insideTerm(inside)] : []),
          ]
        : [
            ...(access > 0 ? [`${formatRate(access)} of internet access`] : []),
            ...(sites > 0 ? [`${formatRate(sites)} of circuits to other sites`] : []),
            ...(inside > 0 ? [insideTerm(inside)] : []),
          ];
      const total = outsideMbps + inside;
      const why =
        terms.length > 1
          ? `${terms.join(' + ')} = ${formatRate(total)}`
          : (terms[0] ?? 'no circuit ends on it');
      return [node.id, { mbps: total, outsideMbps, why }];
    }),
  );
}

const insideTerm = (mbps: number): string => `${formatRate(mbps)} to the servers, between its VLANs`;

/** Sites on MPLS whose tunnel leads to the internet as well: nothing leaves by the access under it. */
function sitesStandingBy({ nodes, edges }: Graph): ReadonlySet<string | undefined> {
  const byId = nodesById(nodes);
  const onMpls = new Set(
    edges.flatMap(({ service, source, target }) =>
      service === 'mpls' ? [source, target].flatMap((end) => byId.get(end)?.site ?? []) : [],
    ),
  );
  return new Set(
    edges.flatMap((edge) => {
      const site = isTunnel(edge) && edge.carriesInternet ? byId.get(edge.target)?.site : undefined;
      return site !== undefined && onMpls.has(site) ? [site] : [];
    }),
  );
}

/** What each device's circuits are, one by one where several share a port, and which routers it is linked to inside. */
function neighboursOf({ nodes, edges }: Graph) {
  const byId = nodesById(nodes);
  const circuits = new Map<string, Circuit[]>();
  const routers = new Map<string, TopologyNode[]>();
  const note = (edge: TopologyEdge, own: string, far: string) => {
    const other = byId.get(far);
    if (other === undefined) return;
    if (edge.type !== 'wan') {
      if (other.type === 'router') appendUnder(routers, own, other);
    } else if (!isTunnel(edge)) {
      appendUnder(circuits, own, { edge, other, mbps: rateOf(edge) });
    }
  };
  for (const edge of edges) {
    note(edge, edge.source, edge.target);
    note(edge, edge.target, edge.source);
  }
  return {
    circuitsOf: ({ id }: TopologyNode): readonly Circuit[] => circuits.get(id) ?? [],
    routersBeside: ({ id }: TopologyNode): readonly TopologyNode[] => routers.get(id) ?? [],
  };
}
