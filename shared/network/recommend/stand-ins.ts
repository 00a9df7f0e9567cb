import type { Requirements } from '../../contract/requirements.ts';
import type { Graph, Subnet, TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import { hasLoopback } from '../graph/has-loopback.ts';
import { isSameList } from '../graph/same-list.ts';
import { isSame } from '../graph/same-value.ts';
import { statedSites } from '../requirements/effective-sites.ts';

/** Sites that are drawn like an earlier one, which stands in for them. */
export interface StandIns {
  /** Their nodes by id: the node at the same place of the earlier site, of which the same is asked. */
  readonly like: ReadonlyMap<string, TopologyNode>;
  /** The network without what is asked of them alone. */
  readonly network: Graph;
}

/**
 * Forty branches that are stated alike are drawn alike, and what one of them asks of its devices all do. Of a network as it was drawn:
 * addresses, which differ from site to site, are not compared.
 */
export function standIns(requirements: Requirements, graph: Graph): StandIns {
  const parts = partsBySite(graph);
  const elsewhere = JSON.stringify({ ...requirements, sites: [] });
  const kinds = new Map<string, Site[]>();
  const found = new Map<string, TopologyNode>();
  for (const stated of statedSites(requirements)) {
    const site = parts.get(stated.name);
    // What names a site may ask for something there alone.
    if (site === undefined || elsewhere.includes(JSON.stringify(stated.name))) continue;
    const kind = JSON.stringify({ ...stated, name: '' });
    const known = kinds.get(kind) ?? [];
    kinds.set(kind, known);
    const like = known.find((earlier) => isAlike(earlier, site));
    if (like === undefined) known.push(site);
    else
      site.nodes.forEach((node, place) => {
        const other = like.nodes[place];
        if (other !== undefined) found.set(node.id, other);
      });
  }
  return { like: found, network: withoutRepeats(graph, found) };
}

/** Without the people, access points and switches that do not route of sites that others stand in for. */
function withoutRepeats(graph: Graph, like: StandIns['like']): Graph {
  if (like.size === 0) return graph;
  const left = new Set<string>();
  const nodes = graph.nodes.filter((node) => {
    const { id, type, layer } = node;
    if (!like.has(id) || type === 'server' || (layer !== 'access' && layer !== 'endpoint')) return true;
    // The leaves of a fabric route, and count among the routers of a backbone.
    if (hasLoopback(node)) return true;
    left.add(id);
    return false;
  });
  return {
    nodes,
    edges: graph.edges.filter(({ source, target }) => !left.has(source) && !left.has(target)),
    subnets: graph.subnets,
  };
}

interface Site {
  readonly nodes: TopologyNode[];
  readonly edges: DrawnLink[];
  readonly subnets: Subnet[];
}

interface DrawnLink {
  readonly edge: TopologyEdge;
  /** The number of a node among those of the site, or what is elsewhere. */
  readonly source: number | string;
  readonly target: number | string;
}

function partsBySite({ nodes, edges, subnets }: Graph): ReadonlyMap<string, Site> {
  const sites = new Map<string, Site>();
  const places = new Map<string, { readonly site: Site; readonly number: number }>();
  for (const node of nodes) {
    if (node.site === undefined) continue;
    const site = sites.get(node.site) ?? { nodes: [], edges: [], subnets: [] };
    sites.set(node.site, site);
    places.set(node.id, { site, number: site.nodes.length });
    site.nodes.push(node);
  }
  for (const edge of edges) {
    const [source, target] = [places.get(edge.source), places.get(edge.target)];
    for (const site of source?.site === target?.site ? [source?.site] : [source?.site, target?.site])
      site?.edges.push({
        edge,
        source: source?.site === site ? source.number : edge.source,
        target: target?.site === site ? target.number : edge.target,
      });
  }
  for (const subnet of subnets) sites.get(subnet.site)?.subnets.push(subnet);
  return sites;
}

function isAlike(one: Site, other: Site): boolean {
  const rows = new Map<string, string>();
  return (
    isSameList(one.nodes, other.nodes, (a, b) => isSameRow(rows, a, b) && isSameBut(ofNode, a, b)) &&
    isSameList(one.edges, other.edges, isSameLink) &&
    isSameList(one.subnets, other.subnets, (a, b) => isSameBut(ofSubnet, a, b))
  );
}

/** Whether they are in a row of devices, or none, with those that are at the same places. */
function isSameRow(rows: Map<string, string>, one: TopologyNode, other: TopologyNode): boolean {
  return ([one.pair, one.cluster] as const).every((mark, index) => {
    const own = index === 0 ? other.pair : other.cluster;
    if (mark === undefined || own === undefined) return mark === own;
    const known = rows.get(mark);
    rows.set(mark, own);
    return known === undefined || known === own;
  });
}

/** A link to elsewhere leads to the same node; on which port there, says nothing of this site. */
const isSameLink = (one: DrawnLink, other: DrawnLink): boolean =>
  one.source === other.source &&
  one.target === other.target &&
  (typeof one.source === 'string' || one.edge.sourcePort === other.edge.sourcePort) &&
  (typeof one.target === 'string' || one.edge.targetPort === other.edge.targetPort) &&
  isSameBut(ofEdge, one.edge, other.edge);

/** What names a part, gives it its addresses or says why it is there. */
const ofNode = new Set([
  'id',
  'label',
  'site',
  'pair',
  'cluster',
  'addresses',
  'ipv6',
  'outOfBand',
  'position',
  'because',
]);
const ofEdge = new Set([
  'id',
  'source',
  'target',
  'sourcePort',
  'targetPort',
  'subnet',
  'addresses',
  'ipv6',
  'circuit',
  'outer',
  'underlay',
  'because',
]);
const ofSubnet = new Set([
  'id',
  'site',
  'name',
  'cidr',
  'gateway',
  'dhcp',
  'firstHop',
  'circuit',
  'ipv6',
  'gatewayIpv6',
  'because',
]);

function isSameBut(
  names: ReadonlySet<string>,
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): boolean {
  let keys = 0;
  for (const key in one) {
    keys += 1;
    if (!names.has(key) && !isSame(one[key], other[key])) return false;
  }
  return Object.keys(other).length === keys;
}
