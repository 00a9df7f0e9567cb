import { onceEach } from '../../caching/once-each.ts';
import { appendUnder } from '../../collections/append-under.ts';
import type { TopologyNode } from '../../contract/topology-items.ts';
import type { NetworkIndex } from './network-index.ts';

/** A group of people, devices or servers that is attached to several switches or radios at once. */
export interface SharedGroup {
  readonly node: TopologyNode;
  readonly taps: readonly Tap[];
  /** Groups plugged in behind it: computers behind phones. */
  readonly behind: readonly TopologyNode[];
}

export interface Tap {
  readonly node: TopologyNode;
  /** How many of the group it has room for: its ports for them; by radio all of them. */
  readonly places: number;
}

/**
 * The groups that are attached to more than one device. They pass on no traffic of others: two access switches that
 * share their desks are not joined by them.
 */
export const sharedGroups: (index: NetworkIndex) => ReadonlyMap<string, SharedGroup> = onceEach(findGroups);

function findGroups(index: NetworkIndex): Map<string, SharedGroup> {
  const taps = tapsOf(index);
  const shared = new Map<string, SharedGroup>();
  const seen = new Set<string>();
  for (const id of taps.keys()) {
    if (seen.has(id) || !hasSeveral(id, taps, index)) continue;
    const members = joined(id, index);
    for (const member of members) seen.add(member.id);
    const above = new Set(members.flatMap((member) => (taps.get(member.id) ?? []).map(({ node }) => node)));
    if (above.size < 2) continue;
    for (const node of members) {
      const behind = sharedEndpoints(node, index);
      shared.set(node.id, { node, taps: taps.get(node.id) ?? [], behind });
    }
  }
  return shared;
}

function tapsOf({ graph, attachments }: NetworkIndex): Map<string, Tap[]> {
  const taps = new Map<string, Tap[]>();
  for (const node of graph.nodes) {
    if (node.layer === 'endpoint') continue;
    for (const { other, ports, edge } of attachments.get(node.id) ?? []) {
      if (other.layer !== 'endpoint') continue;
      const tap = { node, places: edge.type === 'wireless' ? other.quantity : ports };
      appendUnder(taps, other.id, tap);
    }
  }
  return taps;
}

const sharedEndpoints = ({ id }: TopologyNode, { attachments }: NetworkIndex): TopologyNode[] =>
  (attachments.get(id) ?? []).map(({ other }) => other).filter(({ layer }) => layer === 'endpoint');

/** Whether there is anything to look for: most groups hang on one device and have none behind them. */
const hasSeveral = (id: string, taps: ReadonlyMap<string, readonly Tap[]>, index: NetworkIndex): boolean =>
  (taps.get(id)?.length ?? 0) > 1 ||
  (index.attachments.get(id) ?? []).some(({ other }) => other.layer === 'endpoint');

/** A group with those that are attached to it or that it is attached to. */
function joined(id: string, index: NetworkIndex): TopologyNode[] {
  const first = index.nodes.get(id);
  const members = new Set(first === undefined ? [] : [first]);
  for (const member of members) for (const other of sharedEndpoints(member, index)) members.add(other);
  return [...members];
}
