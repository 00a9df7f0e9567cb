import type { Device } from '#shared/contract/device.ts';
import type { Graph, TopologyEdge, TopologyNode } from '#shared/contract/topology-items.ts';
import { formatAddress, parseAddress } from '#shared/network/addressing/ipv4.ts';
import { isOneAddress } from '#shared/network/graph/one-address.ts';
import type { MovedEnd } from '#web/features/topology/cells/moved-link.ts';
import { insertDevice } from '#web/features/topology/editing/insert-device.ts';
import { linkProblem } from '#web/features/topology/editing/link-problem.ts';
import { pluggedLink } from '#web/features/topology/editing/plugged-link.ts';
import { reconnectLink } from '#web/features/topology/editing/reconnect-link.ts';
import { withUsualModel } from '#web/features/topology/editing/with-usual-model.ts';
import { addNode, connectNodes, removeElements } from '#web/features/topology/model/edits.ts';
import { indexGraph } from '#web/features/topology/model/graph-index.ts';
import { newNode } from '#web/features/topology/model/new-element.ts';

type Edit = (graph: Graph, round: number) => Graph;

/**
 * One edit of each kind that the canvas makes, each round of it somewhere else in the planned network; `devices` are the models
 * that it names.
 */
export function canvasEdits(planned: Graph, devices: readonly Device[]): Readonly<Record<string, Edit>> {
  const { nodes, edges, subnets } = planned;
  const cells = { index: indexGraph(planned), devices: new Map(devices.map((own) => [own.id, own])) };
  const nodeById = new Map(nodes.map((node) => [node.id, node]));
  const typeOf = (id: string) => nodeById.get(id)?.type;
  const some =
    <Element extends { readonly id: string }>(list: readonly Element[], isMeant: (one: Element) => boolean) =>
    (round: number): string => {
      const meant = list.filter(isMeant);
      const { id } = meant[(round * 7) % meant.length] ?? {};
      if (id === undefined) throw new Error('The network has nothing to edit.');
      return id;
    };
  const isDevice = (id: string) => ['router', 'firewall', 'switch'].includes(typeOf(id) ?? '');
  const isAccess = ({ type, layer }: TopologyNode) => type === 'switch' && layer === 'access';
  const access = some(nodes, isAccess);
  const edgeDevice = some(
    nodes,
    ({ type, addresses }) => (type === 'router' || type === 'firewall') && addresses.length > 0,
  );
  const core = some(nodes, ({ type, layer }) => type === 'switch' && layer === 'core');
  const desk = some(edges, ({ target, vlans }) => typeOf(target) === 'user' && vlans.length > 0);
  const cabled = some(
    edges,
    ({ source, target, type, vlans }) =>
      typeOf(source) === 'switch' && typeOf(target) === 'user' && type !== 'wireless' && vlans.length > 0,
  );
  const trunk = some(
    edges,
    ({ source, target, type, aggregate }) =>
      type === 'trunk' && aggregate !== undefined && [source, target].every((id) => typeOf(id) === 'switch'),
  );
  const routed = some(
    edges,
    ({ source, target, addresses, type }) =>
      type !== 'wan' && addresses?.source !== undefined && isDevice(source) && isDevice(target),
  );
  const isTunnel = ({ outer }: TopologyEdge) => outer !== undefined;
  const isOnMpls = ({ service }: TopologyEdge) => service === 'mpls';
  const [tunnel, line] = [some(edges, isTunnel), some(edges, isOnMpls)];
  const circuit = some(edges, ({ service, outer }) => service === 'internet' && outer === undefined);
  const wired = some(subnets, ({ purpose, vlan }) => purpose === 'data' && vlan !== undefined);

  const node = (graph: Graph, id: string, change: (node: TopologyNode) => Partial<TopologyNode>): Graph => ({
    ...graph,
    nodes: graph.nodes.map((own) => (own.id === id ? { ...own, ...change(own) } : own)),
  });
  const edge = (graph: Graph, id: string, change: (edge: TopologyEdge) => Partial<TopologyEdge>): Graph => ({
    ...graph,
    edges: graph.edges.map((own) => (own.id === id ? { ...own, ...change(own) } : own)),
  });
  const drop = (graph: Graph, ids: { readonly nodes?: string; readonly edges?: string }): Graph =>
    removeElements(graph, {
      nodes: new Set(ids.nodes ? [ids.nodes] : []),
      edges: new Set(ids.edges ? [ids.edges] : []),
    });
  const taken = new Set(nodes.flatMap(({ addresses, ipv6 = [] }) => [...addresses, ...ipv6]));
  /** The next address with its length that nobody has. */
  const freeAfter = (cidr = ''): string => {
    const [address = '', length] = cidr.split('/');
    const isIpv6 = cidr.includes(':');
    for (let more = 1; ; more += 1) {
      const next = isIpv6
        ? address.replace(/[^:]*$/, (last) => (Number.parseInt(last || '0', 16) + more).toString(16))
        : formatAddress(parseAddress(address) + more);
      if (!taken.has(`${next}/${length}`)) return `${next}/${length}`;
    }
  };
  /** A switch from the palette, beside another one. */
  const aSwitch = (graph: Graph, round: number, near: string): TopologyNode => {
    const { site, building, floor } = nodeById.get(near) ?? {};
    const place = { id: `new-${round}`, position: { x: round, y: 0 }, site, building, floor };
    return withUsualModel(newNode(graph, 'switch', place), graph);
  };
  /** A router in the place of a device: it has loopbacks where that had addresses of a VLAN. */
  const asRouter = (round: number): Partial<TopologyNode> => {
    const { addresses = [], ipv6 } = nodeById.get(edgeDevice(round)) ?? {};
    const loopbacks = (all: readonly string[]) => all.filter(isOneAddress).slice(0, 1).map(freeAfter);
    return { type: 'router', addresses: loopbacks(addresses), ...(ipv6 && { ipv6: loopbacks(ipv6) }) };
  };
  /** A change of a device, or of each member of the cluster that it is in. */
  const cluster = (
    graph: Graph,
    id: string,
    change: (node: TopologyNode) => Partial<TopologyNode>,
  ): Graph => {
    const name = nodeById.get(id)?.cluster;
    const isMember = (own: TopologyNode) => own.id === id || (name !== undefined && own.cluster === name);
    return {
      ...graph,
      nodes: graph.nodes.map((own) => (isMember(own) ? { ...own, ...change(own) } : own)),
    };
  };
  const join = (graph: Graph, id: string, one: string, other: string): Graph => {
    const [a, b] = [one, other].map((end) => graph.nodes.find((own) => own.id === end));
    const drawn = { ...cells, index: indexGraph(graph) };
    return a && b ? connectNodes(graph, pluggedLink(drawn, id, a, b)) : graph;
  };
  const source = (id: string): string => cells.index.edges.get(id)?.source ?? '';
  /** The first of some devices where the page lets a link from another one end. */
  const roomFor = (from: string, places: readonly string[], id?: string): string => {
    const there = edges.find((own) => own.id === id);
    const to = places.find(
      (place) => place !== there?.source && place !== there?.target && !linkProblem(cells, from, place, id),
    );
    if (to === undefined) throw new Error('No device has room for the link.');
    return to;
  };
  const startingAt = (list: (round: number) => string, round: number): string[] =>
    Array.from(nodes, (_, more) => list(round + more));
  /** Access switches, those of a device's site before all others. */
  const accessNear = (id: string, round: number): string[] => {
    const site = nodeById.get(id)?.site;
    return startingAt(access, round).toSorted(
      (a, b) => Number(nodeById.get(b)?.site === site) - Number(nodeById.get(a)?.site === site),
    );
  };
  /** The end of a link at another device. */
  const reconnect = (
    graph: Graph,
    { id, end }: Pick<MovedEnd, 'id' | 'end'>,
    places: readonly string[],
  ): Graph => {
    const other = cells.index.edges.get(id)?.[end === 'source' ? 'target' : 'source'] ?? '';
    return reconnectLink(graph, cells, { id, end, to: roomFor(other, places, id) });
  };
  /** An address for the end of a routed link that has none since it was reconnected. */
  const addressed = ({ addresses: { source = '' } = {} }: TopologyEdge): Partial<TopologyEdge> => ({
    addresses: { source, target: source.replace(/(\d+)\//, (_, last) => `${Number(last) ^ 1}/`) },
  });
  const otherModel = (own: TopologyNode): Partial<TopologyNode> => {
    const used = nodes.find(({ type, equipmentId }) => type === own.type && equipmentId !== own.equipmentId);
    return used?.equipmentId === undefined ? {} : { equipmentId: used.equipmentId, model: used.model };
  };
  const nextAddress = (address = ''): string =>
    address.replace(/(\d+)\//, (_, last) => `${(Number(last) + 1) % 254}/`);

  return {
    'a device moved': (graph, round) =>
      node(graph, access(round), () => ({ position: { x: round, y: round } })),
    'a note on a link': (graph, round) => edge(graph, desk(round), () => ({ notes: `Note ${round}` })),
    'a device renamed': (graph, round) => node(graph, access(round), () => ({ label: `Renamed ${round}` })),
    'an edge device renamed': (graph, round) =>
      node(graph, edgeDevice(round), () => ({ label: `Renamed ${round}` })),
    'another VLAN on ports': (graph, round) => edge(graph, desk(round), () => ({ vlans: [10 + round] })),
    'a trunk drawn where hosts were': (graph, round) => edge(graph, desk(round), () => ({ type: 'trunk' })),
    'hosts unplugged': (graph, round) => drop(graph, { edges: desk(round) }),
    'hosts plugged in elsewhere': (graph, round) =>
      reconnect(graph, { id: cabled(round), end: 'source' }, accessNear(source(cabled(round)), round + 1)),
    'a trunk removed': (graph, round) => drop(graph, { edges: trunk(round) }),
    'a trunk reconnected': (graph, round) =>
      reconnect(graph, { id: trunk(round), end: 'target' }, accessNear(source(trunk(round)), round + 1)),
    'a link drawn': (graph, round) =>
      join(graph, 'new', access(round), roomFor(access(round), accessNear(access(round), round + 1))),
    'a routed link removed': (graph, round) => drop(graph, { edges: routed(round) }),
    'a routed link reconnected': (graph, round) =>
      reconnect(graph, { id: routed(round), end: 'target' }, startingAt(core, round + 3)),
    'a routed link reconnected with an address': (graph, round) =>
      edge(
        reconnect(graph, { id: routed(round), end: 'target' }, startingAt(core, round + 3)),
        routed(round),
        addressed,
      ),
    'another rate of a routed link': (graph, round) =>
      edge(graph, routed(round), () => ({ bandwidthMbps: 10 ** (1 + (round % 3)) })),
    'other addresses of a routed link': (graph, round) =>
      edge(graph, routed(round), ({ addresses }) => ({
        addresses: { source: addresses?.target, target: addresses?.source },
      })),
    ...(edges.some(isTunnel) && {
      'a tunnel removed': (graph: Graph, round: number) => drop(graph, { edges: tunnel(round) }),
    }),
    'a circuit removed': (graph, round) => drop(graph, { edges: circuit(round) }),
    ...(edges.some(isOnMpls) && {
      'a circuit of MPLS removed': (graph: Graph, round: number) => drop(graph, { edges: line(round) }),
      'other addresses of a circuit of MPLS': (graph: Graph, round: number) =>
        edge(graph, line(round), ({ addresses }) => ({
          addresses: { source: addresses?.target, target: addresses?.source },
        })),
    }),
    'a switch drawn': (graph, round) => addNode(graph, aSwitch(graph, round, access(round))),
    'a switch drawn and cabled': (graph, round) => {
      const own = aSwitch(graph, round, access(round));
      return join(addNode(graph, own), 'new', access(round), own.id);
    },
    'a switch put into a trunk': (graph, round) =>
      insertDevice(graph, trunk(round), aSwitch(graph, round, access(round)), 'new', cells.devices),
    'a switch removed': (graph, round) => drop(graph, { nodes: access(round) }),
    'an edge device removed': (graph, round) => drop(graph, { nodes: edgeDevice(round) }),
    'another address of a switch': (graph, round) =>
      node(graph, access(round), ({ addresses }) => ({ addresses: addresses.map(nextAddress) })),
    'another loopback of an edge device': (graph, round) =>
      cluster(graph, edgeDevice(round), ({ addresses: [first, ...others] }) => ({
        addresses: [freeAfter(first), ...others],
      })),
    'another model of a switch': (graph, round) => node(graph, access(round), otherModel),
    'another role of a switch': (graph, round) =>
      node(graph, access(round), () => ({ layer: 'distribution' })),
    'a switch that is a router': (graph, round) => node(graph, access(round), () => asRouter(round)),
    'another number of a VLAN': (graph, round) => ({
      ...graph,
      subnets: graph.subnets.map((own) => (own.id === wired(round) ? { ...own, vlan: 900 + round } : own)),
    }),
    'another gateway of a VLAN': (graph, round) => ({
      ...graph,
      subnets: graph.subnets.map((own) =>
        own.id === wired(round) ? { ...own, gateway: own.gateway?.replace(/\d+$/, '77') } : own,
      ),
    }),
  };
}
