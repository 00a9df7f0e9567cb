import type { TopologyNode } from '../../contract/topology-items.ts';

/** Public servers by the site that publishes them: their own where it has a way out to the internet, else the hub. */
export const publishedServers = (
  nodes: readonly TopologyNode[],
  hub: string | undefined,
  withWayOut: Pick<ReadonlySet<string>, 'has'>,
): Map<string | undefined, TopologyNode[]> =>
  Map.groupBy(
    nodes.filter(({ group }) => group === 'public-servers'),
    ({ site }) => (site !== undefined && withWayOut.has(site) ? site : hub),
  );
