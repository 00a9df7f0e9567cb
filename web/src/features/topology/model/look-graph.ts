import type { Graph, Subnet, TopologyEdge, TopologyNode } from '#shared/contract/topology-items.ts';
import { withoutPrefix } from '#shared/network/addressing/ipv4.ts';
import { zoneOf } from '#shared/network/configuration/security/device-zones.ts';
import { siteLinks } from '#shared/network/graph/site-links.ts';
import { isTunnel } from '#shared/network/graph/wan-links.ts';
import { zoneName } from '#shared/vocabulary/topology/topology-words.ts';
import { farEnd, indexGraph } from './graph-index.ts';
import type { Look } from './look.ts';
import { standInSites } from './stand-in-sites.ts';

/** The part of a graph that a look draws; the graph itself where it draws all. Nodes and links keep their ids. */
export function lookGraph(graph: Graph, look: Pick<Look, 'look' | 'vlan' | 'around' | 'hops'>): Graph {
  switch (look.look) {
    case 'physical':
      return graph;
    case 'vlan':
      return look.vlan === undefined ? graph : ofVlan(graph, look.vlan);
    case 'layer3':
      return ofRouting(graph);
    case 'zones':
      return ofZones(graph);
    case 'around':
      return around(graph, look.around, look.hops);
  }
}

function only(graph: Graph, nodes: ReadonlySet<string>, has: (edge: TopologyEdge) => boolean): Graph {
  return {
    ...graph,
    nodes: graph.nodes.filter(({ id }) => nodes.has(id)),
    edges: graph.edges.filter((edge) => has(edge) && nodes.has(edge.source) && nodes.has(edge.target)),
  };
}

/** The links that carry a VLAN, and what they join. */
function ofVlan(graph: Graph, vlan: number): Graph {
  const carries = ({ vlans }: TopologyEdge) => vlans.includes(vlan);
  const nodes = new Set(graph.edges.filter(carries).flatMap(({ source, target }) => [source, target]));
  return only(graph, nodes, carries);
}

/** What routes, and the subnets and tunnels between. Of many sites, those whose routing devices are joined alike are one. */
function ofRouting(graph: Graph): Graph {
  const gateways = new Set(graph.subnets.flatMap(({ gateway }) => gateway ?? []));
  const members = new Set(
    graph.subnets.flatMap(({ firstHop }) => firstHop?.members.map(({ node }) => node) ?? []),
  );
  const routes = ({ id, type, addresses }: TopologyNode) =>
    type === 'router' ||
    type === 'firewall' ||
    type === 'internet' ||
    members.has(id) ||
    addresses.some((address) => gateways.has(withoutPrefix(address)));
  const nodes = new Set(graph.nodes.filter(routes).map(({ id }) => id));
  const all = only(
    graph,
    nodes,
    (edge) => edge.subnet !== undefined || edge.type === 'wan' || isTunnel(edge),
  );
  return withoutStandIns(all, standInSites(routingShapes(all)));
}

/** Each site's routing devices by their kinds, and what they are joined to, however fast. */
function routingShapes(graph: Graph): ReadonlyMap<string, unknown> {
  const { hub } = siteLinks(graph);
  const { nodes, linksOf } = indexGraph(graph);
  return new Map(
    [...framed(graph)].map(([site, own]) => {
      const ways = own.flatMap(({ id, type, layer }) =>
        linksOf(id).map((edge) => {
          const far = nodes.get(farEnd(edge, id));
          const end = far?.site === site ? `${far.type} ${far.layer}` : (far?.site ?? far?.id);
          return [type, layer, edge.type, edge.service, end].join(' ');
        }),
      );
      return [site, [site === hub, own.map(({ type, layer }) => `${type} ${layer}`), ways.toSorted()]];
    }),
  );
}

/** What stands in each site. */
const framed = ({ nodes }: Graph): ReadonlyMap<string, readonly TopologyNode[]> =>
  Map.groupBy(
    nodes.filter(({ site }) => site !== undefined),
    ({ site = '' }) => site,
  );

/** Of the sites that are drawn as one, the first, under the name of all. */
function withoutStandIns(graph: Graph, standIn: ReturnType<typeof standInSites>): Graph {
  const nodes = graph.nodes.flatMap((node): TopologyNode[] => {
    if (node.site === undefined) return [node];
    const { first, title } = standIn(node.site);
    return first === node.site ? [{ ...node, site: title }] : [];
  });
  return only({ ...graph, nodes }, new Set(nodes.map(({ id }) => id)), () => true);
}

/**
 * What people and servers belong to by the zones that the policies name, each zone framed as a site is, and the device of
 * their site that decides between the zones above them. Of several sites, each is one node in a zone; of many, those with
 * the same zones are one together.
 */
function ofZones(graph: Graph): Graph {
  const zones = zonesOfGroups(graph);
  const groupOf = standInSites(zoneShapes(graph, zones));
  const deciders = new Map<string, TopologyNode>();
  for (const type of ['router', 'firewall'] as const)
    for (const node of graph.nodes.toReversed())
      if (node.type === type && node.site !== undefined && groupOf(node.site).first === node.site)
        deciders.set(groupOf(node.site).title, node);
  const above = graph.nodes.flatMap((node): TopologyNode[] => {
    const { floor: _floor, building: _building, site, ...rest } = node;
    const isDecider = deciders.get(groupOf(site ?? '').title)?.id === node.id;
    return node.type === 'internet' || isDecider ? [rest] : [];
  });
  const groups = graph.nodes.flatMap((node) => {
    const zone = zones.get(node.id);
    return zone === undefined ? [] : [{ node, zone, place: groupOf(node.site ?? '').title }];
  });
  const isOneSite = new Set(groups.map(({ place }) => place)).size < 2;
  const members = isOneSite
    ? groups.map(({ node: { floor: _floor, building: _building, ...node }, zone, place }) => ({
        node: { ...node, site: zone },
        place,
      }))
    : [...Map.groupBy(groups, ({ zone, place }) => `${zone} ${place}`)].map(([key, own]) =>
        standIn(key, own),
      );
  // How they are plugged together, such as a computer behind a phone, is no matter of zones.
  const decides = new Set(above.map(({ id }) => id));
  const between = graph.edges.filter(({ source, target }) => decides.has(source) && decides.has(target));
  const down = members.flatMap(({ node: { id }, place }): TopologyEdge[] => {
    const decider = deciders.get(place);
    return decider
      ? [{ id: `zone ${decider.id} ${id}`, source: decider.id, target: id, type: 'lan', vlans: [] }]
      : [];
  });
  return { ...graph, nodes: [...above, ...members.map(({ node }) => node)], edges: [...between, ...down] };
}

/** Each site's zones, and what decides between them. */
function zoneShapes(graph: Graph, zones: ReadonlyMap<string, string>): ReadonlyMap<string, unknown> {
  const { hub } = siteLinks(graph);
  return new Map(
    [...framed(graph)].map(([site, nodes]) => {
      const own = new Set(nodes.flatMap(({ id }) => zones.get(id) ?? []));
      return [site, [site === hub, nodes.some(({ type }) => type === 'firewall'), [...own].toSorted()]];
    }),
  );
}

/** By the VLANs that people and servers are in. */
function zonesOfGroups(graph: Graph): ReadonlyMap<string, string> {
  const bySite = Map.groupBy(graph.subnets, ({ site }) => site);
  const { linksOf } = indexGraph(graph);
  return new Map(
    graph.nodes.flatMap(({ id, layer, site }) => {
      if (layer !== 'endpoint') return [];
      const vlans = new Set(linksOf(id).flatMap((edge) => edge.vlans));
      const subnet = bySite
        .get(site ?? '')
        ?.find((own: Subnet) => own.vlan !== undefined && vlans.has(own.vlan));
      return subnet ? [[id, zoneName(zoneOf(subnet))] as const] : [];
    }),
  );
}

interface InZone {
  readonly node: TopologyNode;
  readonly zone: string;
  readonly place: string;
}

/** A node for all of a site that is in a zone. */
function standIn(key: string, own: readonly InZone[]): Pick<InZone, 'node' | 'place'> {
  const [{ zone, place } = { zone: '', place: '' }] = own;
  return {
    place,
    node: {
      id: `zone ${key}`,
      type: own.every(({ node }) => node.type === 'server') ? 'server' : 'user',
      label: place,
      layer: 'endpoint',
      site: zone,
      quantity: own.reduce((sum, { node }) => sum + node.quantity, 0),
      addresses: [],
    },
  };
}

function around(graph: Graph, start: string | undefined, hops: number): Graph {
  const { nodes, linksOf } = indexGraph(graph);
  if (start === undefined || !nodes.has(start)) return graph;
  const near = new Set([start]);
  let edge = [start];
  for (let hop = 0; hop < hops; hop += 1) {
    edge = edge.flatMap((id) => linksOf(id).map((link) => farEnd(link, id))).filter((id) => !near.has(id));
    for (const id of edge) near.add(id);
  }
  return only(graph, near, () => true);
}
