import type { Graph, TopologyNode } from '../../contract/topology-items.ts';
import type { RepeatedSites } from './repeated-sites.ts';

/**
 * The nodes of repeated sites, each with the one at its place of the site that is repeated. Sites are drawn in the same order, also where
 * no more than the first part of one is.
 */
export function standIns(
  { nodes }: Pick<Graph, 'nodes'>,
  repeated: RepeatedSites,
): ReadonlyMap<string, TopologyNode> {
  const found = new Map<string, TopologyNode>();
  if (repeated.size === 0) return found;
  const bySite = Map.groupBy(nodes, ({ site }) => site);
  for (const [site, like] of repeated) {
    const others = bySite.get(like);
    bySite.get(site)?.forEach(({ id }, place) => {
      const other = others?.[place];
      if (other !== undefined) found.set(id, other);
    });
  }
  return found;
}
