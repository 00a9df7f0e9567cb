import type { TopologyNode } from '../../contract/topology-items.ts';
import { joinAnd } from '../../vocabulary/lists.ts';
import { formatRate, formatRatio } from '../../vocabulary/rates.ts';
import { isStackMember } from '../graph/clusters.ts';
import { type Attachment, type NetworkIndex, rateOf } from '../graph/network-index.ts';
import { pairsOf } from '../graph/pairs.ts';
import type { DeviceOf } from '../hardware/devices.ts';
import type { Figures } from '../requirements/changeable-assumptions.ts';
import type { CheckAnswer, Finding } from './finding.ts';
import { directionsOf, joinedRow } from './joined-switches.ts';

/** Source: facts of network design (campus guidance; data-centre leaves at most 3:1). */
const targetsOf = (figures: Figures) =>
  ({
    access: { most: figures.accessOversubscription, what: 'from access upwards' },
    distribution: { most: figures.distributionOversubscription, what: 'from distribution to core' },
    servers: { most: figures.serverOversubscription, what: 'from servers upwards' },
  }) as const;

/**
 * The sum of a switch's links below over the sum of its links upwards that forward, as it stands and with its fastest
 * uplink failed: all that are routed or one aggregate, and of those between which spanning tree chooses, those to one switch. Where all that a switch
 * passes up ends on the edge, it is checked by its circuits, not here: straight below it, or with public servers alone. What switches
 * of its row send by it counts as its own.
 */
export function checkOversubscription(
  index: NetworkIndex,
  deviceOf: DeviceOf,
  figures: Figures,
): CheckAnswer {
  const switches = index.graph.nodes.filter(({ type }) => type === 'switch');
  return {
    findings: [
      ...switches.flatMap((node) => checkSwitch(node, index, figures)),
      ...pairsOf(switches).flatMap((pair) => checkPair(pair, deviceOf)),
    ],
  };
}

/** Aggregates end on both of a pair only where both are of one model that supports MLAG, or stacks where they are a stack. */
function checkPair(pair: readonly TopologyNode[], deviceOf: DeviceOf): Finding[] {
  const together = pair.filter((node) => node.mlag !== undefined || isStackMember(node));
  const [first] = together;
  const models = pair.flatMap((node) => deviceOf(node) ?? []);
  if (first === undefined || models.length < pair.length) return [];
  const stacks = isStackMember(first);
  const unable = models.find((model) =>
    stacks ? (model.specs.stackMembers ?? 1) < pair.length : model.specs.capabilities?.mlag !== 'yes',
  );
  const isOneModel = models.every(({ id }) => id === models[0]?.id);
  if (unable === undefined && isOneModel) return [];
  const why = unable
    ? `${stacks ? 'stacking' : 'MLAG'} is not stated for ${unable.model}`
    : 'the two are different models';
  return [
    {
      severity: 'failure',
      elements: together.map(({ id }) => id),
      sentence: `${joinAnd(pair.map(({ label }) => label))} end aggregates together, but ${why}: their uplinks would not all forward.`,
    },
  ];
}

function checkSwitch(node: TopologyNode, index: NetworkIndex, figures: Figures): Finding[] {
  const load = loadOf(node, index, figures);
  if (load === undefined) return [];
  const { below, up, most, what } = load;
  const above = forwarding(up);
  if (below / above > most) {
    const arithmetic = `${formatRate(below)} below / ${formatRate(above)} above = ${formatRatio(below / above)}`;
    return [finding('failure', node, arithmetic, most, what)];
  }
  const left = withoutFastest(up);
  if (left <= 0) return checkRing(node, load, index);
  if (below / left <= most) return [];
  const arithmetic = `with one uplink failed ${formatRate(below)} below / ${formatRate(left)} above = ${formatRatio(below / left)}`;
  return [finding('warning', node, arithmetic, most, what)];
}

/** An end of a ring sends all that hangs on it where the other end leads up no more. */
function checkRing(node: TopologyNode, { up, most, what }: Load, index: NetworkIndex): Finding[] {
  const ring = ringOf(node, index);
  if (ring === undefined) return [];
  const [above, below] = [forwarding(up), sentBy(ring.members, index)];
  if (below / above <= most) return [];
  const arithmetic = `with ${ring.other.label} cut off from above ${formatRate(below)} below / ${formatRate(above)} above = ${formatRatio(below / above)}`;
  return [finding('warning', node, arithmetic, most, what)];
}

/** The switches of a ring that leaves by two ends, and the other of these. */
function ringOf(node: TopologyNode, index: NetworkIndex) {
  const { members, ends } = joinedRow(node, index);
  const [other] = ends.filter((end) => end !== node);
  return other !== undefined && ends.length === 2 && ends.includes(node) ? { members, other } : undefined;
}

const sentBy = (switches: readonly TopologyNode[], index: NetworkIndex): number =>
  switches.reduce((total, node) => total + sum(directionsOf(node, index).down), 0);

/** A switch whose uplinks exceed their target oversubscription. */
export interface Overload {
  readonly node: TopologyNode;
  /** The ratio of traffic from below to the remaining uplinks. */
  readonly ratio: number;
  readonly most: number;
}

/**
 * The switches whose uplinks that are left exceed their target without a device: those below it, and the end of a ring whose other end it
 * is, or is above.
 */
export function overloadsWithout(failed: TopologyNode, index: NetworkIndex, figures: Figures): Overload[] {
  const below = (index.attachments.get(failed.id) ?? []).flatMap(({ other }): Overload[] => {
    const load = other.type === 'switch' ? loadOf(other, index, figures) : undefined;
    if (load === undefined || load.up.every((link) => link.other !== failed)) return [];
    const left = forwarding(load.up.filter((link) => link.other !== failed));
    if (left === 0) return otherEndWithout(failed, other, index, figures);
    return overloaded(other, load, left);
  });
  return failed.type === 'switch' ? [...below, ...otherEndWithout(failed, failed, index, figures)] : below;
}

/** The other end of a ring, where one end is cut off from above by what has failed. */
function otherEndWithout(
  failed: TopologyNode,
  end: TopologyNode,
  index: NetworkIndex,
  figures: Figures,
): Overload[] {
  const ring = ringOf(end, index);
  const load = ring && loadOf(ring.other, index, figures);
  if (ring === undefined || load === undefined) return [];
  const left = forwarding(load.up.filter((link) => link.other !== failed));
  const working = ring.members.filter((node) => node !== failed);
  return left === 0 ? [] : overloaded(ring.other, { ...load, below: sentBy(working, index) }, left);
}

const overloaded = (node: TopologyNode, { below, most }: Load, left: number): Overload[] =>
  below / left <= most ? [] : [{ node, ratio: below / left, most }];

/** How much more the ports below a switch can send than its uplinks carry, how much it should be at most, and which links those are, by id. */
export function uplinkRatio(
  node: TopologyNode,
  index: NetworkIndex,
  figures: Figures,
): (Pick<Overload, 'ratio' | 'most'> & { readonly uplinks: readonly string[] }) | undefined {
  const load = node.type === 'switch' ? loadOf(node, index, figures) : undefined;
  return (
    load && {
      ratio: load.below / forwarding(load.up),
      most: load.most,
      uplinks: load.up.map(({ edge }) => edge.id),
    }
  );
}

interface Load {
  /** Mbit/s of all ports below. */
  readonly below: number;
  readonly up: readonly Attachment[];
  readonly most: number;
  readonly what: string;
}

/** Undefined for a switch that has no switch above it, or nothing below. */
function loadOf(node: TopologyNode, index: NetworkIndex, figures: Figures): Load | undefined {
  const { up, down, behind } = directionsOf(node, index);
  if (up.length === 0 || down.length === 0 || isPublicRack(down)) return undefined;
  const kind = node.layer === 'distribution' ? 'distribution' : isForServers(down) ? 'servers' : 'access';
  return { below: sum(down) + sumBehind(behind, index), up, ...targetsOf(figures)[kind] };
}

const finding = (
  severity: Finding['severity'],
  { id, label }: TopologyNode,
  arithmetic: string,
  most: number,
  what: string,
): Finding => ({
  severity,
  elements: [id],
  sentence: `${label}: ${arithmetic}; ${what} it should be at most ${most}:1.`,
});

/** Public servers send nothing to each other (their zone denies it), and everything else by the firewall. */
const isPublicRack = (down: readonly Attachment[]): boolean =>
  down.every(({ other }) => other.group === 'public-servers');

const isForServers = (down: readonly Attachment[]): boolean =>
  down.every(({ other }) => other.type === 'server');

/**
 * Mbit/s that carry frames at the same time. VLANs whose roots take turns use different uplinks, but a switch may have one
 * VLAN alone.
 */
export function forwarding(up: readonly Attachment[]): number {
  const chosen = up.filter(({ edge }) => edge.vlans.length > 0 && edge.aggregate === undefined);
  const ways = Map.groupBy(chosen, ({ other }) => other);
  return (
    sum(up.filter((link) => !chosen.includes(link))) +
    Math.max(0, ...[...ways.values()].map((way) => sum(way)))
  );
}

/** The same when the fastest single port has failed, the one of which that is worst. */
function withoutFastest(up: readonly Attachment[]): number {
  const fastest = Math.max(...up.map(({ edge }) => rateOf(edge)));
  const afterLoss = up.flatMap((link) =>
    rateOf(link.edge) < fastest
      ? []
      : [forwarding(up.map((one) => (one === link ? { ...one, lanes: one.lanes - 1 } : one)))],
  );
  return Math.min(...afterLoss);
}

/** Mbit/s that switches of its row send by a switch; of one that has two ways, half. */
const sumBehind = (behind: readonly TopologyNode[], index: NetworkIndex): number =>
  behind.reduce((total, node) => {
    const { up, down, behind: further } = directionsOf(node, index);
    const ways = new Set(up.map(({ other }) => other)).size;
    return total + (sum(down) + sumBehind(further, index)) / Math.max(1, ways);
  }, 0);

/** Mbit/s of all ports together. */
const sum = (links: readonly Attachment[]): number =>
  links.reduce((total, { edge, lanes }) => total + rateOf(edge) * lanes, 0);
