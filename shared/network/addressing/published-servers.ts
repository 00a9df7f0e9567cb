import type { TopologyNode } from '../../contract/topology.ts';

/**
 * Public servers by the site that publishes them: their own where it leaves by an internet access of its own, else the hub.
 * `withInternet` are the sites that such an access ends at; `isLocal` says whether branches leave by theirs.
 */
export const publishedServers = (
  nodes: readonly TopologyNode[],
  hub: string | undefined,
  withInternet: ReadonlySet<string | undefined>,
  isLocal: boolean,
): Map<string | undefined, TopologyNode[]> =>
  Map.groupBy(
    nodes.filter(({ group }) => group === 'public-servers'),
    ({ site }) => (isLocal && withInternet.has(site) ? site : hub),
  );
