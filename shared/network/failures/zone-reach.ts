import type { TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import type { Failing } from './unavailability.ts';

export interface ZoneLink {
  readonly edge: TopologyEdge;
  readonly ends: readonly [TopologyNode, TopologyNode];
}

/** Whether any of `from` finds any of `to` along the zone's links while some elements are down. */
export type ReachesAny = (
  from: readonly TopologyNode[],
  to: readonly TopologyNode[],
  failed: readonly Failing[],
) => boolean;

/**
 * Reachability within a zone of at most 32 nodes, asked hundreds of times with other failures: sets of
 * nodes are the bits of one number. A circuit fails with all its links. Nodes outside the zone reach nothing.
 */
export function zoneReach(nodes: readonly TopologyNode[], links: readonly ZoneLink[]): ReachesAny {
  const bitOf = new Map(nodes.map(({ id }, at) => [id, 1 << at]));
  const bitsOf = (some: readonly TopologyNode[]) =>
    some.reduce((bits, { id }) => bits | (bitOf.get(id) ?? 0), 0);
  const joined = links.map(({ edge, ends: [a, b] }) => ({
    id: edge.circuit ?? edge.id,
    ends: (bitOf.get(a.id) ?? 0) | (bitOf.get(b.id) ?? 0),
  }));
  const neighbours = nodes.map((_, at) => joinedTo(1 << at, joined));

  return (from, to, failed) => {
    const downNodes = bitsOf(failed.flatMap((element) => ('node' in element ? element.node : [])));
    const downLinks = new Set(
      failed.flatMap((element) => ('edge' in element ? (element.edge.circuit ?? element.edge.id) : [])),
    );
    const left = downLinks.size === 0 ? joined : joined.filter(({ id }) => !downLinks.has(id));
    const goal = bitsOf(to) & ~downNodes;
    let seen = bitsOf(from) & ~downNodes;
    for (let frontier = seen; frontier !== 0 && (seen & goal) === 0; ) {
      const at = 31 - Math.clz32(frontier);
      frontier &= ~(1 << at);
      const next = downLinks.size === 0 ? (neighbours[at] ?? 0) : joinedTo(1 << at, left);
      const fresh = next & ~seen & ~downNodes;
      seen |= fresh;
      frontier |= fresh;
    }
    return (seen & goal) !== 0;
  };
}

const joinedTo = (node: number, links: readonly { readonly ends: number }[]): number =>
  links.reduce((bits, { ends }) => ((ends & node) === 0 ? bits : bits | ends), 0);
