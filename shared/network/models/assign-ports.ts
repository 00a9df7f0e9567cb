import type { Device, PoeType } from '../../contract/device.ts';
import type { Requirements } from '../../contract/requirements.ts';
import type { Graph, TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import { type DevicePort, portsOf } from '../../equipment/port-names.ts';
import { PortPool } from '../../equipment/port-pool.ts';
import { rateOf } from '../graph/network-index.ts';
import { nodesById } from '../graph/nodes-by-id.ts';
import { portCount, rangesOf } from '../graph/port-range.ts';
import { tierOf } from '../graph/tiers.ts';
import { isTunnel } from '../graph/wan-links.ts';
import { poweredOver, vlanUsesBySite } from '../hardware/powered-ports.ts';
import { carriedInside } from '../sizing/carried-inside.ts';
import { type EdgeRate, edgeRates } from '../sizing/edge-rates.ts';
import { sharedPortKey, sharedPortRates } from '../sizing/shared-ports.ts';
import { concurrencyOf } from '../sizing/shared-rate.ts';
import { cablingOf } from './cabling.ts';
import { withTwins } from './with-twins.ts';

/**
 * Ends every link on ports of the chosen models, by their manufacturers' names, and says what is laid between them. A
 * link uses the slowest ports that carry it, several in one bundle where no single port is fast enough. A leased line is
 * handed over at each end by itself, on one port that is fast enough for all lines that share it. Links of
 * routers and firewalls, drawn at the rate of the inside, are reduced to what both ends support. An end whose device
 * has no fitting port left keeps the plan's own name for it; the check of ports reports it. Changes the graph's
 * elements in place.
 *
 * @returns the devices that lack a port for one of their links, by the ids of their nodes.
 */
export function assignPorts(
  graph: Graph,
  models: ReadonlyMap<string, Device>,
  requirements: Requirements,
): ReadonlySet<string> {
  const nodes = nodesById(graph.nodes);
  const portsOfModel = new Map([...new Set(models.values())].map((device) => [device, portsOf(device)]));
  const pools = new Map<string, PortPool>();
  for (const [id, device] of models) pools.set(id, new PortPool(portsOfModel.get(device) ?? []));
  const uses = vlanUsesBySite(graph);
  const circuits = new Map<string, readonly DevicePort[]>();
  const sharedRates = sharedPortRates(graph, concurrencyOf(requirements));
  const rates = edgeRates(graph, requirements);
  const links = graph.edges.flatMap((edge): Link[] => {
    const source = nodes.get(edge.source);
    const target = nodes.get(edge.target);
    if (source === undefined || target === undefined || edge.type === 'wireless' || isTunnel(edge)) return [];
    // Laid as it was drawn: a stack's cable, between ports that a model has for nothing else.
    if (edge.cable !== undefined) return [];
    const ofSite = uses.get(source.site ?? target.site ?? '');
    const powers =
      source.type === 'switch'
        ? poweredOver(edge, target, ofSite, ({ id }) => models.get(id)?.specs.poeInput)?.type
        : undefined;
    return [{ edge, source, target, powers, pools, circuits, sharedRates, rates, models }];
  });
  const lacking = new Set<string>();
  for (const link of hardestFirst(withTwins(links))) {
    const placed = place(link);
    if (placed !== undefined) settle(link, placed);
    else
      for (const one of apart(link)) {
        const alone = link.twin === undefined ? undefined : place(one);
        if (alone === undefined) for (const id of withoutPort(one)) lacking.add(id);
        else settleAlone(one, alone);
      }
  }
  for (const node of graph.nodes) {
    const pool = pools.get(node.id);
    if (pool !== undefined && node.type !== 'server') node.ports = { total: pool.total, used: pool.used };
  }
  return lacking;
}

/** Which ends of a link that was not placed have no port that carries it; both where each has one, but none that meets the other's. */
function withoutPort(link: Link): string[] {
  const neededMbps = rateOf(link.edge);
  const ends = (['source', 'target'] as const).filter(
    (end) =>
      !speeds.some(
        (speed) =>
          speed >= neededMbps && forms.some((form) => atEnd(link, end, form, speed, 1) !== undefined),
      ),
  );
  return (ends.length > 0 ? ends : (['source', 'target'] as const)).map((end) => link[end].id);
}

interface Link {
  readonly edge: TopologyEdge;
  readonly source: TopologyNode;
  readonly target: TopologyNode;
  readonly powers: PoeType | undefined;
  readonly pools: ReadonlyMap<string, PortPool>;
  /** Ports that carry several circuits as sub-interfaces, by device and the plan's own name, and those of one circuit. */
  readonly circuits: Map<string, readonly DevicePort[]>;
  /** What those ports carry in all, in Mbit/s. */
  readonly sharedRates: ReadonlyMap<string, number>;
  readonly models: ReadonlyMap<string, Device>;
  /** What routers and firewalls carry. */
  readonly rates: ReadonlyMap<string, EdgeRate>;
  /** The same link to the other member of a cluster: it takes the same ports there, and ports alike at its far end. */
  readonly twin?: Link;
}

/** A link by itself, and those to a cluster whose members have no ports alike. */
const apart = ({ twin, ...link }: Link): readonly Link[] => (twin === undefined ? [link] : [link, twin]);

/** The end at which a link and its twin meet the two members. */
const memberEnd = ({ source, twin }: Link): 'source' | 'target' =>
  twin?.source === source ? 'target' : 'source';

/** Ports at both ends; an end without a model has none. */
interface Placed {
  readonly speedMbps: number;
  /** Ports of one link that act as one. */
  readonly members: number;
  readonly source: readonly DevicePort[] | undefined;
  readonly target: readonly DevicePort[] | undefined;
}

/** Speeds of Ethernet ports in Mbit/s, the fastest first (IEEE 802.3). */
const speeds = [800_000, 400_000, 200_000, 100_000, 40_000, 25_000, 10_000, 5_000, 2_500, 1_000];

/** Links to the inside that are slower carry what their few ports do; nobody bundles eight of them. */
const leastBundledMbps = 10_000;

/** Ports in one bundle (IEEE 802.1AX as switches commonly have it). */
const mostBundled = 8;

function place(link: Link): Placed | undefined {
  const { edge, source, target } = link;
  const neededMbps = rateOf(edge);
  const wanted = speeds.findLast((speed) => speed >= neededMbps) ?? Number.POSITIVE_INFINITY;
  if (isContent(link)) {
    const single = atMost(link, wanted);
    if (single === undefined || single.speedMbps < leastBundledMbps) return single;
    const carriedMbps = carriedInside(link.rates, [source, target], neededMbps);
    const members = Math.ceil(carriedMbps / single.speedMbps);
    return members < 2 ? single : (bothEnds(link, single.speedMbps, members) ?? single);
  }
  if (link.powers !== undefined) return atMost(link, wanted);
  const single = edge.service === 'leased-line' ? handedOver(link, wanted) : bothEnds(link, wanted, 1);
  if (single !== undefined) return single;
  for (const slower of speeds.filter((speed) => speed < wanted)) {
    const members = Math.ceil(neededMbps / slower);
    const bundle = members > mostBundled ? undefined : bothEnds(link, slower, members);
    if (bundle !== undefined) return bundle;
  }
  return undefined;
}

/** A leased line has its provider's equipment at either end, and the ports there are bought one by one. */
function handedOver(link: Link, speedMbps: number): Placed | undefined {
  const source = handoverAt(link, 'source', speedMbps);
  const target = source && handoverAt(link, 'target', speedMbps);
  if (source === undefined || target === undefined) return undefined;
  return {
    speedMbps,
    members: 1,
    source: source === 'any' ? undefined : source,
    target: target === 'any' ? undefined : target,
  };
}

/** The slowest port that carries all lines that share it, else the fastest that carries this one. */
function handoverAt(link: Link, end: 'source' | 'target', leastMbps: number): ReturnType<typeof atEnd> {
  const sharedMbps = link.sharedRates.get(sharedKeyAt(link, end) ?? '') ?? leastMbps;
  const [enough, slower] = [
    speeds.filter((speed) => speed >= sharedMbps).toReversed(),
    speeds.filter((speed) => speed < sharedMbps && speed >= leastMbps),
  ];
  for (const speed of [...enough, ...slower])
    for (const form of ['cage', 'copper'] as const) {
      const ports = atEnd(link, end, form, speed, 1);
      if (ports !== undefined) return ports;
    }
  return undefined;
}

const sharedKeyAt = ({ edge, source, target }: Link, end: 'source' | 'target'): string | undefined =>
  end === 'source' ? sharedPortKey(source.id, edge.sourcePort) : sharedPortKey(target.id, edge.targetPort);

/** Links of routers and firewalls to the inside are drawn at its rate, and need no more than the circuits bring. */
function isContent({ edge, source, target }: Pick<Link, 'edge' | 'source' | 'target'>): boolean {
  if (edge.type === 'wan' || source.type === 'internet' || target.type === 'internet') return false;
  return isAtEdge(source) || isAtEdge(target);
}

const isAtEdge = ({ type }: TopologyNode): boolean => type === 'router' || type === 'firewall';

/** The fastest single ports that both ends have, up to what is wanted. */
function atMost(link: Link, wanted: number): Placed | undefined {
  for (const speedMbps of speeds) {
    const placed = speedMbps <= wanted ? bothEnds(link, speedMbps, 1) : undefined;
    if (placed !== undefined) return placed;
  }
  return undefined;
}

type Form = 'copper' | 'cage';
const forms = ['copper', 'cage'] as const satisfies readonly Form[];

const formOf = ({ connector }: DevicePort): Form => (connector === 'RJ45' ? 'copper' : 'cage');

/**
 * The same at both ends if possible; else copper at one and a copper transceiver in the cage of the other. A circuit, which its
 * provider hands over in either form, takes the slowest ports that carry it.
 */
function bothEnds(link: Link, speedMbps: number, members: number): Placed | undefined {
  const pairs = link.edge.medium === 'copper' ? copperFirst : cageFirst;
  let best: Placed | undefined;
  for (const [sourceForm, targetForm] of pairs) {
    if (sourceForm !== targetForm && speedMbps > fastestCopperMbps) continue;
    if (link.powers !== undefined && sourceForm === 'cage') continue;
    const source = atEnd(link, 'source', sourceForm, speedMbps, members);
    const target = source && atEnd(link, 'target', targetForm, speedMbps, members);
    if (source === undefined || target === undefined) continue;
    // A circuit’s rate is none of its port’s.
    if (link.edge.type !== 'wan' && multigigabit.includes(speedMbps) && !areMultigigabit(source, target))
      continue;
    const placed = {
      speedMbps,
      members,
      source: source === 'any' ? undefined : source,
      target: target === 'any' ? undefined : target,
    };
    if (link.edge.type !== 'wan') return placed;
    if (best === undefined || fastestPortOf(placed) < fastestPortOf(best)) best = placed;
  }
  return best;
}

const fastestPortOf = ({ source = [], target = [] }: Placed): number =>
  Math.max(...[...source, ...target].map((port) => port.speedMbps));

const unlike = [
  ['copper', 'cage'],
  ['cage', 'copper'],
] as const;
const copperFirst = [['copper', 'copper'], ['cage', 'cage'], ...unlike] as const;
const cageFirst = [['cage', 'cage'], ['copper', 'copper'], ...unlike] as const;

/** 2.5 and 5GBASE-T are of sockets (IEEE 802.3bz), and of copper transceivers that are sold for SFP+ alone. */
const multigigabit: readonly number[] = [2_500, 5_000];

const areMultigigabit = (...ends: readonly ReturnType<typeof atEnd>[]): boolean => {
  const ports = ends.flatMap((end) => (end === undefined || end === 'any' ? [] : end));
  if (ports.length === 0) return true;
  return (
    ports.some(({ connector }) => connector === 'RJ45') &&
    ports.every(({ connector }) => connector === 'RJ45' || connector === 'SFP+')
  );
};

/** 10GBASE-T: the fastest that runs on twisted pair over a floor. */
const fastestCopperMbps = 10_000;

/** The ports that an end would take; `any` where it has no model to choose from. */
function atEnd(
  link: Link,
  end: 'source' | 'target',
  form: Form,
  speedMbps: number,
  members: number,
): readonly DevicePort[] | 'any' | undefined {
  const { edge, source, target, powers, pools, circuits, twin } = link;
  const own = end === 'source' ? source : target;
  const other = end === 'source' ? target : source;
  const planned = end === 'source' ? edge.sourcePort : edge.targetPort;
  const pool = pools.get(own.id);
  if (pool === undefined) return 'any';
  const shared = sharedPorts(circuits, own, planned, edge);
  // In its own form alone, or the other member of a cluster would be met on another port.
  if (shared !== undefined && members === 1)
    return shared.every((port) => formOf(port) === form) ? shared : undefined;
  // A node may stand for many servers: each takes one port of its own.
  const links = own.type === 'server' || planned === undefined ? 1 : portCount(planned);
  const isPowering = end === 'source' && own.type === 'switch';
  const isAtMember = twin !== undefined && memberEnd(link) === end;
  // A circuit that is handed over to both members is one port at its far end.
  const isDouble = twin !== undefined && !isAtMember && edge.circuit === undefined;
  const ports = pool.find({
    count: links * members * (isDouble ? 2 : 1),
    speedMbps,
    form,
    isUplink: own.type !== 'router' && own.type !== 'firewall' && tierOf(other) < tierOf(own),
    poe: isPowering ? powers : undefined,
  });
  if (ports === undefined || !isAtMember) return ports;
  return portsOfTwin(twin, end, ports) === undefined ? undefined : ports;
}

/** The ports of the other member that have the same names, or that carry its circuits already. */
function portsOfTwin(
  { edge, source, target, pools, circuits }: Link,
  end: 'source' | 'target',
  ports: readonly DevicePort[],
): readonly DevicePort[] | undefined {
  const [own, planned] = end === 'source' ? [source, edge.sourcePort] : [target, edge.targetPort];
  const shared = sharedPorts(circuits, own, planned, edge);
  return shared ?? pools.get(own.id)?.named(ports.map(({ name }) => name));
}

function settle(link: Link, placed: Placed): void {
  const { twin, edge } = link;
  if (twin === undefined) {
    settleAlone(link, placed);
    return;
  }
  const atMember = memberEnd(link);
  const atFar = atMember === 'source' ? 'target' : 'source';
  const [ports, far] = [placed[atMember], placed[atFar]];
  const half = edge.circuit === undefined ? (far?.length ?? 0) / 2 : 0;
  const [first, second] = half === 0 ? [far, far] : [far?.slice(0, half), far?.slice(half)];
  const twinPorts = ports && portsOfTwin(twin, atMember, ports);
  const at = (own: Placed['source'], other: Placed['source']): Placed =>
    atMember === 'source'
      ? { ...placed, source: own, target: other }
      : { ...placed, source: other, target: own };
  settleAlone(link, at(ports, first));
  settleAlone(twin, at(twinPorts, second));
}

function settleAlone(
  { edge, source, target, pools, circuits, models }: Link,
  placed: Placed | undefined,
): void {
  if (placed === undefined) return;
  const takeAt = (own: TopologyNode, ports: Placed['source'], planned: string | undefined) => {
    if (ports === undefined) return planned;
    pools.get(own.id)?.take(ports);
    // A line that has to be bundled is an aggregate at both ends, on ports of its own.
    const sub = subinterfaceIn(planned);
    const isOfItsOwn = sub !== undefined && placed.members > 1;
    if (!isOfItsOwn && (sub !== undefined || edge.circuit !== undefined))
      circuits.set(circuitKey(own, planned, edge), ports);
    const names = rangesOf(ports.map(({ name }) => name));
    return sub === undefined || isOfItsOwn ? names : `${names}.${sub}`;
  };
  const [sourcePort, targetPort] = [
    takeAt(source, placed.source, edge.sourcePort),
    takeAt(target, placed.target, edge.targetPort),
  ];
  if (sourcePort !== undefined) edge.sourcePort = sourcePort;
  if (targetPort !== undefined) edge.targetPort = targetPort;
  // The rate of a bundle is that of each of its ports, as in the plan's own bundles.
  if (placed.members > 1) {
    const ports = (placed.source ?? placed.target ?? []).length;
    edge.bandwidthMbps = placed.speedMbps;
    edge.label = `Bundle of ${ports} links`;
  } else if (edge.type !== 'wan') {
    edge.bandwidthMbps = Math.min(edge.bandwidthMbps ?? placed.speedMbps, placed.speedMbps);
  }
  const isBetweenBuildings = source.site === target.site && source.building !== target.building;
  const ends = [placed.source?.[0], placed.target?.[0]] as const;
  const makers = [source, target].flatMap(({ id }) => models.get(id)?.manufacturer ?? []);
  Object.assign(edge, cablingOf(edge, placed.speedMbps, ...ends, { isBetweenBuildings, makers }));
  const cable = edge.twinax || edge.activeOptical ? edge.cable : undefined;
  const optic = edge.optics?.source ?? edge.optics?.target ?? cable;
  if (optic !== undefined && edge.because?.inputs.acrossM !== undefined)
    edge.because = { ...edge.because, inputs: { ...edge.because.inputs, optic } };
}

/** The number of a sub-interface: `circuit 1.7` is the seventh circuit of one port. */
const subinterfaceIn = (planned: string | undefined): string | undefined =>
  planned?.includes('.') ? /^\D+\d+\.(\d+)$/.exec(planned)?.[1] : undefined;

function circuitKey(
  { id }: TopologyNode,
  planned: string | undefined,
  { circuit = '\0' }: TopologyEdge,
): string {
  return sharedPortKey(id, planned) ?? `${id} ${circuit}`;
}

/** The ports that an end shares with circuits or handovers that have theirs. */
const sharedPorts = (
  circuits: Link['circuits'],
  own: TopologyNode,
  planned: string | undefined,
  edge: TopologyEdge,
): readonly DevicePort[] | undefined =>
  edge.circuit === undefined && subinterfaceIn(planned) === undefined
    ? undefined
    : circuits.get(circuitKey(own, planned, edge));

/**
 * The fastest links choose first, of those between devices before those to people, of these the powered ones; the
 * order of the plan otherwise. Those between the edge and the inside come last: they take the ports that are left, as
 * the demands that the models were chosen by do.
 */
function hardestFirst(links: readonly Link[]): readonly Link[] {
  const difficulty = (link: Link) => {
    const { edge, source, target, powers, sharedRates } = link;
    if (isContent(link)) return 0;
    const sharedAt = (end: 'source' | 'target') => sharedRates.get(sharedKeyAt(link, end) ?? '') ?? 0;
    const bandwidthMbps = Math.max(rateOf(edge), sharedAt('source'), sharedAt('target'));
    const isInside = source.layer !== 'endpoint' && target.layer !== 'endpoint';
    // The two of a pair have the same ports, so that whatever one of them has for a bundle the other has.
    const isOfPair = source.pair !== undefined && source.pair === target.pair;
    return bandwidthMbps * 10 + (isInside ? (isOfPair ? 2 : 3) : 0) + (powers === undefined ? 0 : 1);
  };
  return links
    .map((link) => ({ link, difficulty: difficulty(link) }))
    .sort((a, b) => b.difficulty - a.difficulty)
    .map(({ link }) => link);
}
