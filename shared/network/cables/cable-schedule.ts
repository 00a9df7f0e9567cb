import type { Requirements } from '../../contract/requirements.ts';
import type { Graph, TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import { wanServiceNames } from '../../vocabulary/topology/topology-words.ts';
import { isAtEdge } from '../graph/is-at-edge.ts';
import { physicalPort, portsNamed } from '../graph/port-range.ts';
import { isStateLink } from '../graph/state-link.ts';
import { tierOf } from '../graph/tiers.ts';
import { isTunnel } from '../graph/wan-links.ts';
import { type CableKind, CableLabels, siteCodesOf } from './cable-labels.ts';

export interface CableEnd {
  /** Id of the node. */
  readonly node: string;
  /** Name of the device; one of several that a node stands for has its number appended: `HQ servers #3`. */
  readonly device: string;
  /** None where it is not known or is no port; the end of a breakout cable with four plugs has four. */
  readonly ports: readonly string[];
  /** In each of the ports, by IEEE 802.3 name. */
  readonly transceiver?: string;
  /** Of the device, where it has a model. */
  readonly manufacturer?: string;
  /** The outlet in the wall that people and their devices plug into: `HQ-F2-017`. */
  readonly outlet?: string;
}

/** What a cable joins: a device to what is attached to it, two devices, or a device to a provider. */
export type CableUse =
  | 'outlet'
  | 'access-point'
  | 'server'
  | 'edge'
  | 'peers'
  | 'uplink'
  | 'high-availability'
  | 'handover';

/** One cable to lay or plug in. */
export interface Cable {
  /** Site, kind and running number: `HQ-CU-0017`. */
  readonly label: string;
  /** The running number in its label. */
  readonly number: number;
  readonly kind: CableKind;
  readonly site: string;
  /** Id of the link that it is of. */
  readonly edge: string;
  readonly from: CableEnd;
  readonly to: CableEnd;
  /** As it is ordered: `Cat6A`, `OM4 LC duplex`. */
  readonly cable?: string;
  /** An estimate from floors and areas. */
  readonly lengthM?: number;
  readonly bandwidthMbps?: number;
  readonly vlans: readonly number[];
  readonly use: CableUse;
  /** What it is for, as people read it: of a cord to a provider the name of the circuit. */
  readonly purpose: string;
}

/**
 * Every physical cable of a network in the order of its links, as a generator, since there may be 100,000: links of
 * several ports come as that many cables, breakouts as one cable with several plugs at one end. Radio and tunnels
 * have none; the cord of a PC plugged into its phone is not part of the cabling.
 */
export function* cableSchedule(
  { nodes, edges }: Pick<Graph, 'nodes' | 'edges'>,
  requirements: Requirements,
): Generator<Cable> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const labels = new CableLabels(siteCodesOf(nodes, requirements));
  for (const edge of edges) {
    const [source, target] = [byId.get(edge.source), byId.get(edge.target)];
    if (source === undefined || target === undefined) continue;
    if (edge.type === 'wireless' || edge.medium === 'radio' || isTunnel(edge)) continue;
    if (source.type === 'user' && target.type === 'user') continue;
    const link = facing(edge, source, target);
    yield* edge.type === 'wan' ? handovers(link, labels) : laid(link, labels);
  }
}

interface Side {
  readonly node: TopologyNode;
  readonly ports: readonly string[];
  readonly transceiver: string | undefined;
}

interface Link {
  readonly edge: TopologyEdge;
  readonly from: Side;
  readonly to: Side;
}

/** From the device nearer to the provider to what is attached to it, however it was drawn. */
function facing(edge: TopologyEdge, source: TopologyNode, target: TopologyNode): Link {
  const side = (node: TopologyNode, port: string | undefined, transceiver: string | undefined): Side => ({
    node,
    ports: port === undefined ? [] : portsNamed(port),
    transceiver,
  });
  const a = side(source, edge.sourcePort, edge.optics?.source);
  const b = side(target, edge.targetPort, edge.optics?.target);
  return tierOf(source) > tierOf(target) ? { edge, from: b, to: a } : { edge, from: a, to: b };
}

/**
 * A cord at each end that is not a provider. Circuits that share a port as sub-interfaces (`Port 3.7`) share the
 * cord.
 */
function* handovers({ edge, from, to }: Link, labels: CableLabels): Generator<Cable> {
  for (const [own, other] of [
    [to, from],
    [from, to],
  ] as const) {
    if (own.node.type === 'internet') continue;
    const circuit =
      edge.label ?? (edge.service === 'leased-line' ? wanServiceNames['leased-line'] : 'Wide-area circuit');
    for (const port of own.ports.length === 0 ? [undefined] : own.ports) {
      const name = port && physicalPort(port);
      const isShared = name !== port;
      const isOneOfSeveral = isShared || edge.circuit !== undefined;
      if (isOneOfSeveral && name !== undefined && !labels.isFirst(`${own.node.id} ${name}`)) continue;
      yield {
        ...described(edge, 'handover', own.node, labels),
        from: {
          node: other.node.id,
          device: isShared ? 'Provider’s circuits' : providerOf(other.node),
          ports: [],
        },
        to: end(own, own.node.label, name === undefined ? [] : [name]),
        cable: 'As handed over by the provider',
        use: 'handover',
        purpose: circuit,
      };
    }
  }
}

const providerOf = ({ type, label }: TopologyNode): string =>
  type === 'internet' ? label : `Provider’s line to ${label}`;

function* laid(link: Link, labels: CableLabels): Generator<Cable> {
  const { edge, from, to } = link;
  const kind = kindOf(edge);
  const use = roleOf(edge, from.node, to.node);
  const isOutlet = to.node.type === 'user';
  let device = to.node.label;
  for (const { a, b, isNewUnit } of plugs(link)) {
    if (isNewUnit && !isOutlet && to.node.quantity > 1)
      device = `${to.node.label} #${labels.nextUnit(to.node)}`;
    yield {
      ...described(edge, kind, from.node.site === undefined ? to.node : from.node, labels),
      from: end(from, from.node.label, a),
      to: {
        ...end(to, device, b),
        ...(isOutlet && { outlet: labels.outlet(to.node) }),
      },
      ...(edge.cable !== undefined && { cable: edge.cable }),
      ...(edge.lengthM !== undefined && { lengthM: edge.lengthM }),
      ...(edge.bandwidthMbps !== undefined && { bandwidthMbps: edge.bandwidthMbps }),
      use,
      purpose: purposes[use],
    };
  }
}

interface Plugs {
  readonly a: readonly string[];
  readonly b: readonly string[];
  /** Whether the cable is the first one to the next device that the node stands for. */
  readonly isNewUnit: boolean;
}

/**
 * Which ports one cable joins. The far end's ports are those of one device; a node that stands for many has them on
 * each. Of a breakout cable the end with fewer ports has one plug, the other one four.
 */
function* plugs({ edge, from, to }: Link): Generator<Plugs> {
  const lanes = edge.breakout ? lanesOfBreakout : 1;
  const isGroup = to.node.quantity > 1;
  const perUnit = isGroup ? Math.max(1, to.ports.length / lanes) : from.ports.length;
  for (let first = 0; first === 0 || first < from.ports.length; first += Math.max(1, perUnit)) {
    const own = from.ports.slice(first, first + Math.max(1, perUnit));
    const ownLanes = own.length > to.ports.length ? lanes : 1;
    const farLanes = own.length > to.ports.length ? 1 : lanes;
    const count = Math.max(1, Math.ceil(own.length / ownLanes), Math.ceil(to.ports.length / farLanes));
    for (let n = 0; n < count; n += 1) {
      yield {
        a: own.slice(n * ownLanes, (n + 1) * ownLanes),
        b: to.ports.slice(n * farLanes, (n + 1) * farLanes),
        isNewUnit: n === 0,
      };
    }
  }
}

const lanesOfBreakout = 4;

function kindOf({ medium, twinax, activeOptical }: TopologyEdge): CableKind {
  if (twinax) return 'twinax';
  if (activeOptical) return 'active-optical';
  return medium === 'copper' || medium === 'fibre' ? medium : 'unstated';
}

const end = ({ node, transceiver }: Side, device: string, ports: readonly string[]): CableEnd => ({
  node: node.id,
  device,
  ports,
  ...(transceiver !== undefined && { transceiver }),
  ...(node.model && { manufacturer: node.model.manufacturer }),
});

const described = (
  edge: TopologyEdge,
  kind: CableKind,
  { site = '' }: TopologyNode,
  labels: CableLabels,
) => ({
  ...labels.cable(site, kind),
  kind,
  site,
  edge: edge.id,
  vlans: edge.vlans,
});

function roleOf(edge: TopologyEdge, from: TopologyNode, to: TopologyNode): Exclude<CableUse, 'handover'> {
  if (isStateLink(edge, from, to)) return 'high-availability';
  if (to.type === 'user') return 'outlet';
  if (to.type === 'accesspoint') return 'access-point';
  if (to.type === 'server') return 'server';
  if (isAtEdge(from) || isAtEdge(to)) return 'edge';
  return tierOf(from) === tierOf(to) ? 'peers' : 'uplink';
}

const purposes = {
  outlet: 'Outlet',
  'access-point': 'Access point',
  server: 'Server',
  edge: 'Edge',
  peers: 'Between peers',
  uplink: 'Uplink',
  'high-availability': 'High availability',
} as const satisfies Record<Exclude<CableUse, 'handover'>, string>;
