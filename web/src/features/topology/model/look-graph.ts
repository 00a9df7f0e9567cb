import type { Graph, Subnet, TopologyEdge, TopologyNode } from '#shared/contract/topology-items.ts';
import { zoneOf } from '#shared/network/configuration/security/device-zones.ts';
import { isTunnel } from '#shared/network/graph/wan-links.ts';
import { farEnd, indexGraph } from './graph-index.ts';
import type { Look } from './look.ts';

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

/** What routes, and the subnets and tunnels between. */
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
    addresses.some((address) => gateways.has(address.split('/')[0] ?? ''));
  const nodes = new Set(graph.nodes.filter(routes).map(({ id }) => id));
  return only(graph, nodes, (edge) => edge.subnet !== undefined || edge.type === 'wan' || isTunnel(edge));
}

/**
 * What people and servers belong to by the zones that the policies name, each zone framed as a site is, and the device of
 * their site that decides between the zones above them.
 */
function ofZones(graph: Graph): Graph {
  const zones = new Map<string, string>();
  const bySite = Map.groupBy(graph.subnets, ({ site }) => site);
  const { linksOf } = indexGraph(graph);
  for (const node of graph.nodes) {
    if (node.layer !== 'endpoint') continue;
    const vlans = new Set(linksOf(node.id).flatMap((edge) => edge.vlans));
    const subnet = bySite
      .get(node.site ?? '')
      ?.find((own: Subnet) => own.vlan !== undefined && vlans.has(own.vlan));
    if (subnet) zones.set(node.id, zoneOf(subnet));
  }
  const deciders = new Map<string, TopologyNode>();
  for (const type of ['router', 'firewall'] as const)
    for (const node of graph.nodes.toReversed())
      if (node.type === type && node.site !== undefined) deciders.set(node.site, node);
  const kept = graph.nodes.flatMap((node): TopologyNode[] => {
    const { floor: _floor, building: _building, ...rest } = node;
    const zone = zones.get(node.id);
    if (zone !== undefined) return [{ ...rest, site: zone }];
    const { site, ...siteless } = rest;
    const isAbove = node.type === 'internet' || deciders.get(site ?? '')?.id === node.id;
    return isAbove ? [siteless] : [];
  });
  const sites = new Map(graph.nodes.map(({ id, site }) => [id, site ?? '']));
  const edges = [...zones.keys()].flatMap((id): TopologyEdge[] => {
    const decider = deciders.get(sites.get(id) ?? '');
    return decider
      ? [{ id: `zone ${decider.id} ${id}`, source: decider.id, target: id, type: 'lan', vlans: [] }]
      : [];
  });
  const ids = new Set(kept.map(({ id }) => id));
  const between = graph.edges.filter(({ source, target }) => ids.has(source) && ids.has(target));
  return { ...graph, nodes: kept, edges: [...between, ...edges] };
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
