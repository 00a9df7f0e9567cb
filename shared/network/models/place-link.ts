import { gigabit, rackM } from '../../equipment/plugged-in.ts';
import type { DevicePort } from '../../equipment/port-names.ts';
import { isAtEdge } from '../graph/is-at-edge.ts';
import { rateOf } from '../graph/network-index.ts';
import { isUnbundled } from '../graph/redundant-trunk.ts';
import { isStateLink } from '../graph/state-link.ts';
import { carriedInside } from '../sizing/carried-inside.ts';
import { carriedByServerUplink } from '../sizing/server-uplinks.ts';
import { sharedKeyAt } from './circuit-ports.ts';
import { clusteringAt, controlLink } from './cluster-link.ts';
import { isContent, isOnCopper, type PlacedLink, type PortLink } from './port-link.ts';
import { type Form, portsAtEnd } from './ports-at-end.ts';
import { stackPortsMbps } from './stack-ports.ts';

/** Speeds of Ethernet ports in Mbit/s, the fastest first (IEEE 802.3). */
export const speeds = [800_000, 400_000, 200_000, 100_000, 40_000, 25_000, 10_000, 5_000, 2_500, 1_000];

/** Ports in one bundle (IEEE 802.1AX as switches commonly have it). */
const mostBundled = 8;

/** Of links to the inside on slower ports: four carry what a small site sends, and nobody bundles eight of them. */
const mostBundledSlow = 4;
const slowMbps = 10_000;

/** The ports that a link would take at both ends; none where there is no way to carry it. Nothing is taken. */
export function placeLink(link: PortLink): PlacedLink | undefined {
  const { edge, source, target } = link;
  const stackMbps = stackPortsMbps(link);
  const stacked = stackMbps === undefined ? undefined : bothEnds(link, stackMbps, 1);
  if (stacked !== undefined) return stacked;
  const control = controlLink(link);
  if (control !== undefined) return control;
  const neededMbps = rateOf(edge);
  const wanted = Math.min(
    speeds.findLast((speed) => speed >= neededMbps) ?? Number.POSITIVE_INFINITY,
    clusteringAt(link)?.mostFabricMbps ?? Number.POSITIVE_INFINITY,
  );
  if (isContent(link)) {
    const single = atMost(link, wanted);
    if (single === undefined || isUnbundled(edge, source, target)) return single;
    // What a pair tells each other of its state is no load.
    if (isStateLink(edge, source, target) && single.speedMbps < slowMbps) return single;
    const { speedMbps } = single;
    const carriedMbps = carriedInside(link.rates, [source, target], neededMbps);
    const most = speedMbps < slowMbps ? mostBundledSlow : mostBundled;
    // As many as it takes, else as many as there are.
    for (let members = Math.min(most, Math.ceil(carriedMbps / speedMbps)); members > 1; members -= 1) {
      const bundle = bothEnds(link, speedMbps, members);
      if (bundle !== undefined) return bundle;
    }
    return single;
  }
  if (link.powers !== undefined) return atMost(link, wanted);
  const single = edge.service === 'leased-line' ? handedOver(link, wanted) : bothEnds(link, wanted, 1);
  if (single !== undefined) return single;
  const carriedMbps = carriedByServerUplink(edge) ?? neededMbps;
  for (const slower of speeds.filter((speed) => speed < wanted)) {
    const members = Math.max(2, Math.ceil(carriedMbps / slower));
    const bundle = members > mostBundled ? undefined : bothEnds(link, slower, members);
    if (bundle !== undefined) return bundle;
  }
  return undefined;
}

/** A leased line has its provider's equipment at either end, and the ports there are bought one by one. */
function handedOver(link: PortLink, speedMbps: number): PlacedLink | undefined {
  const source = handoverAt(link, 'source', speedMbps);
  const target = source && handoverAt(link, 'target', speedMbps);
  if (source === undefined || target === undefined) return undefined;
  return {
    speedMbps,
    members: 1,
    source: source.ports === 'any' ? undefined : source.ports,
    target: target.ports === 'any' ? undefined : target.ports,
    handedOver: { source: source.speedMbps, target: target.speedMbps },
  };
}

/** The slowest port that carries all lines that share it, else the fastest that carries this one, and the speed that it runs at. */
function handoverAt(
  link: PortLink,
  end: 'source' | 'target',
  leastMbps: number,
): { readonly ports: NonNullable<ReturnType<typeof portsAtEnd>>; readonly speedMbps: number } | undefined {
  const sharedMbps = link.sharedRates.get(sharedKeyAt(link, end) ?? '') ?? leastMbps;
  const [enough, slower] = [
    speeds.filter((speed) => speed >= sharedMbps).toReversed(),
    speeds.filter((speed) => speed < sharedMbps && speed >= leastMbps),
  ];
  for (const speed of [...enough, ...slower])
    for (const form of link.prefersSockets ? socketsFirst : cagesFirst) {
      const ports = portsAtEnd(link, end, form, speed, 1);
      if (ports !== undefined) return { ports, speedMbps: speed };
    }
  return undefined;
}

/** The fastest single ports that both ends have, up to what is wanted. */
function atMost(link: PortLink, wanted: number): PlacedLink | undefined {
  for (const speedMbps of speeds) {
    const placed = speedMbps <= wanted ? bothEnds(link, speedMbps, 1) : undefined;
    if (placed !== undefined) return placed;
  }
  return undefined;
}

/**
 * The same at both ends if possible; else copper at one and a copper transceiver in the cage of the other. A circuit, which its
 * provider hands over in either form, takes the slowest ports that carry it. A gigabit to the inside leaves a router's or firewall's
 * faster cage free where that has a socket.
 */
function bothEnds(link: PortLink, speedMbps: number, members: number): PlacedLink | undefined {
  const pairs = isCopperFirst(link, speedMbps) ? copperFirst : cageFirst;
  let best: PlacedLink | undefined;
  for (const forms of pairs) {
    const placed = inForms(link, speedMbps, members, forms);
    if (placed === undefined) continue;
    if (link.edge.type !== 'wan') return sparingCage(link, placed) ?? placed;
    if (best === undefined || fastestPortOf(placed) < fastestPortOf(best)) best = placed;
  }
  return best;
}

function inForms(
  link: PortLink,
  speedMbps: number,
  members: number,
  [sourceForm, targetForm]: readonly [Form, Form],
): PlacedLink | undefined {
  if (sourceForm !== targetForm && speedMbps > fastestCopperMbps) return undefined;
  if (link.powers !== undefined && sourceForm === 'cage') return undefined;
  const source = portsAtEnd(link, 'source', sourceForm, speedMbps, members);
  const target = source && portsAtEnd(link, 'target', targetForm, speedMbps, members);
  if (source === undefined || target === undefined) return undefined;
  // A circuit’s rate is none of its port’s.
  if (link.edge.type !== 'wan' && multigigabit.includes(speedMbps) && !areMultigigabit(source, target))
    return undefined;
  return {
    speedMbps,
    members,
    source: source === 'any' ? undefined : source,
    target: target === 'any' ? undefined : target,
  };
}

/** The same link on a socket of its router or firewall and with a copper transceiver in the switch, where it would take a faster cage. */
function sparingCage(link: PortLink, { speedMbps, members, ...ports }: PlacedLink): PlacedLink | undefined {
  if (!isContent(link) || speedMbps > gigabit || !isOnCopper(link.edge)) return undefined;
  const atEdge = (['source', 'target'] as const).filter((end) => isAtEdge(link[end]));
  const [end] = atEdge;
  const isFaster = ports[end ?? 'source']?.some((port) => isCage(port) && port.speedMbps > gigabit) === true;
  if (end === undefined || atEdge.length > 1 || !isFaster) return undefined;
  return inForms(link, speedMbps, members, end === 'source' ? ['copper', 'cage'] : ['cage', 'copper']);
}

const isCage = ({ connector }: DevicePort): boolean => connector !== 'RJ45';

/**
 * Up to a gigabit, routers and firewalls of one rack are joined by sockets where they have any: those need no transceivers. The
 * sockets of switches are for hosts. Circuits take what is left.
 */
const isCopperFirst = ({ edge, source, target, prefersSockets }: PortLink, speedMbps: number): boolean => {
  const { medium, type, lengthM = 0 } = edge;
  if (type === 'wan') return prefersSockets === true;
  const isOfEdge = source.type !== 'switch' && target.type !== 'switch';
  return medium === 'copper' || (isOfEdge && speedMbps <= gigabit && lengthM <= rackM);
};

const fastestPortOf = ({ source = [], target = [] }: PlacedLink): number =>
  Math.max(...[...source, ...target].map((port) => port.speedMbps));

const socketsFirst = ['copper', 'cage'] as const;
const cagesFirst = ['cage', 'copper'] as const;

const unlike = [
  ['copper', 'cage'],
  ['cage', 'copper'],
] as const;
const copperFirst = [['copper', 'copper'], ['cage', 'cage'], ...unlike] as const;
const cageFirst = [['cage', 'cage'], ['copper', 'copper'], ...unlike] as const;

/** 2.5 and 5GBASE-T are of sockets (IEEE 802.3bz), and of copper transceivers that are sold for SFP+ alone. */
const multigigabit: readonly number[] = [2_500, 5_000];

const areMultigigabit = (...ends: readonly ReturnType<typeof portsAtEnd>[]): boolean => {
  const ports = ends.flatMap((end) => (end === undefined || end === 'any' ? [] : end));
  if (ports.length === 0) return true;
  return (
    ports.some(({ connector }) => connector === 'RJ45') &&
    ports.every(({ connector }) => connector === 'RJ45' || connector === 'SFP+')
  );
};

/** 10GBASE-T: the fastest that runs on twisted pair over a floor. */
const fastestCopperMbps = 10_000;
