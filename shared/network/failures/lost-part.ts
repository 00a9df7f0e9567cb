import type { TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import { isDataLink, isInfrastructure, type NetworkIndex } from '../graph/network-index.ts';
import type { FailureImpact } from './failure-impact.ts';

/** What one failure, or several at once, cut off, as ids of nodes. */
export interface LostPart {
  /** Reach the internet as it stands and no longer without the failed elements; a failed node is one of them. */
  readonly whole: ReadonlySet<string>;
  /**
   * Groups of people, devices or servers of which some are attached to a failed node and some elsewhere, with how many those
   * are.
   */
  readonly partly: ReadonlyMap<string, number>;
}

/** The nodes that the failure of some nodes and links concerns; takes time in proportion to the network. */
export function lostPart(index: NetworkIndex, failed: readonly FailureImpact['element'][]): LostPart {
  const ids = new Set(failed.map((element) => ('node' in element ? element.node.id : element.edge.id)));
  const circuits = new Set(
    failed.flatMap((element) => ('edge' in element ? (element.edge.circuit ?? []) : [])),
  );
  const isFailed = ({ id, circuit }: TopologyEdge) =>
    ids.has(id) || (circuit !== undefined && circuits.has(circuit));
  const left = reachedWithout(index, ids, isFailed);
  const whole = new Set([...reachedWithout(index, new Set(), () => false)].filter((node) => !left.has(node)));
  const nodes = failed.flatMap((element) => ('node' in element ? element.node : []));
  for (const { id } of nodes) whole.add(id);
  const partly = new Map<string, number>();
  for (const { id } of nodes) {
    for (const { other, ports } of index.attachments.get(id) ?? []) {
      if (other.layer === 'endpoint' && ports > 0 && !whole.has(other.id))
        partly.set(other.id, Math.min(other.quantity, (partly.get(other.id) ?? 0) + ports));
    }
  }
  return { whole, partly };
}

/** Who loses what: how many people and end devices, servers and network devices, and their sites, the most affected first. */
export function countLost(
  { graph }: NetworkIndex,
  { whole, partly }: LostPart,
): Pick<FailureImpact, 'people' | 'servers' | 'devices' | 'sites'> {
  const lost = { people: 0, servers: 0, devices: 0 };
  const sites = new Map<string, number>();
  for (const node of graph.nodes) {
    const count = whole.has(node.id) ? node.quantity : (partly.get(node.id) ?? 0);
    const kind = kindOf(node);
    if (count === 0 || kind === undefined) continue;
    lost[kind] += kind === 'devices' ? 1 : count;
    if (node.site !== undefined) sites.set(node.site, (sites.get(node.site) ?? 0) + count);
  }
  return { ...lost, sites: [...sites].sort(([, a], [, b]) => b - a).map(([site]) => site) };
}

function kindOf(node: TopologyNode): 'people' | 'servers' | 'devices' | undefined {
  if (node.type === 'user') return 'people';
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
