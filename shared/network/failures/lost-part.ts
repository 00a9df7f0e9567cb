import type { TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import { isDataLink, isInfrastructure, type NetworkIndex } from '../graph/network-index.ts';
import { sharedGroups, type Tap } from '../graph/shared-groups.ts';
import type { FailureImpact } from './failure-impact.ts';

/** What one failure, or several at once, cut off, as ids of nodes. */
export interface LostPart {
  /** Reach the internet as it stands and no longer without the failed elements; a failed node is one of them. */
  readonly whole: ReadonlySet<string>;
  /** Groups that are attached to several devices, with how many of them have no place on those that are left. */
  readonly partly: ReadonlyMap<string, number>;
}

/**
 * The nodes that the failure of some nodes and links concerns, counted as `failureImpacts` counts the failure of one:
 * cables say who is cut off, and `simulated` which groups no longer reach what is promised though they are plugged in. Takes
 * time in proportion to the network.
 */
export function lostPart(
  index: NetworkIndex,
  failed: readonly FailureImpact['element'][],
  simulated: Iterable<string> = [],
): LostPart {
  const ids = new Set(failed.map((element) => ('node' in element ? element.node.id : element.edge.id)));
  const circuits = new Set(
    failed.flatMap((element) => ('edge' in element ? (element.edge.circuit ?? []) : [])),
  );
  const isFailed = ({ id, circuit }: TopologyEdge) =>
    ids.has(id) || (circuit !== undefined && circuits.has(circuit));
  const left = reachedWithout(index, ids, isFailed);
  const before = reachedWithout(index, new Set(), () => false);
  const whole = new Set([...before].filter((node) => !left.has(node)));
  for (const element of failed) if ('node' in element) whole.add(element.node.id);
  for (const group of simulated) whole.add(group);
  const partly = new Map<string, number>();
  const lose = ({ id, quantity }: TopologyNode, lost: number) => {
    if (lost > 0 && !whole.has(id)) partly.set(id, Math.min(quantity, (partly.get(id) ?? 0) + lost));
  };
  for (const { node, taps, behind } of sharedGroups(index).values()) {
    const places = sumPlaces(taps.filter((tap) => before.has(tap.node.id)));
    const stay = sumPlaces(taps.filter((tap) => left.has(tap.node.id)));
    const lost = Math.min(node.quantity, places) - Math.min(node.quantity, stay);
    lose(node, lost);
    for (const other of behind)
      lose(other, Math.round((Math.min(node.quantity, other.quantity) * lost) / node.quantity));
  }
  return { whole, partly };
}

/** The devices and links of these ids. */
export const failedElements = (
  { graph }: NetworkIndex,
  ids: readonly string[],
): readonly FailureImpact['element'][] => {
  const failed = new Set(ids);
  return [
    ...graph.nodes.flatMap((node) => (failed.has(node.id) ? { node } : [])),
    ...graph.edges.flatMap((edge) => (failed.has(edge.id) ? { edge } : [])),
  ];
};

const sumPlaces = (taps: readonly Tap[]): number => taps.reduce((sum, { places }) => sum + places, 0);

/** How many people and end devices, servers and network devices are cut off. */
export type LossCounts = Pick<FailureImpact, 'endpoints' | 'servers' | 'devices'>;

const nobody: LossCounts = { endpoints: 0, servers: 0, devices: 0 };

/** Of all that some parts of the network lose. */
export const sumLosses = (losses: Iterable<LossCounts>): LossCounts =>
  [...losses].reduce(
    (sum, { endpoints, servers, devices }) => ({
      endpoints: sum.endpoints + endpoints,
      servers: sum.servers + servers,
      devices: sum.devices + devices,
    }),
    nobody,
  );

/**
 * What each site loses, the most affected first; what stands in none is under the empty name. Sites that lose nothing are left
 * out, and so are the devices that failed.
 */
export function lossOfSites(
  { graph }: NetworkIndex,
  { whole, partly }: LostPart,
  failed: ReadonlySet<string>,
): ReadonlyMap<string, LossCounts> {
  const sites = new Map<string, { readonly loss: LossCounts; readonly weight: number }>();
  for (const node of graph.nodes) {
    const count = whole.has(node.id) ? node.quantity : (partly.get(node.id) ?? 0);
    const kind = kindOf(node);
    if (count === 0 || kind === undefined || (kind === 'devices' && failed.has(node.id))) continue;
    const { site = '' } = node;
    const { loss = nobody, weight = 0 } = sites.get(site) ?? {};
    const more = loss[kind] + (kind === 'devices' ? 1 : count);
    sites.set(site, { loss: { ...loss, [kind]: more }, weight: weight + count });
  }
  const ordered = [...sites].sort(([, a], [, b]) => b.weight - a.weight);
  return new Map(ordered.map(([site, { loss }]) => [site, loss]));
}

function kindOf(node: TopologyNode): 'endpoints' | 'servers' | 'devices' | undefined {
  if (node.type === 'user') return 'endpoints';
  if (node.type === 'server') return 'servers';
  return isInfrastructure(node) ? 'devices' : undefined;
}

/** Every node that a provider is reached from while some nodes and links do not work. */
function reachedWithout(
  index: NetworkIndex,
  failed: ReadonlySet<string>,
  isFailed: (edge: TopologyEdge) => boolean,
): Set<string> {
  const reached = new Set<string>();
  const next: TopologyNode[] = [];
  const enter = (node: TopologyNode) => {
    if (failed.has(node.id) || reached.has(node.id)) return;
    reached.add(node.id);
    next.push(node);
  };
  for (const node of index.graph.nodes) if (node.type === 'internet') enter(node);
  for (let node = next.pop(); node !== undefined; node = next.pop()) {
    for (const { edge, other } of index.attachments.get(node.id) ?? []) {
      // People and servers pass on no traffic of others, but to what is plugged in behind them.
      const ends = node.layer === 'endpoint' && other.layer !== 'endpoint';
      if (!ends && !isFailed(edge) && isDataLink(edge, index)) enter(other);
    }
  }
  return reached;
}
