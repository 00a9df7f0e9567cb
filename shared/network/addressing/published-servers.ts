import type { Requirements } from '../../contract/requirements.ts';
import type { TopologyNode } from '../../contract/topology.ts';
import { breaksOutLocally } from '../sizing/edge-devices.ts';

/**
 * Public servers by the site that publishes them: their own where it leaves by an internet access of its own, else the hub.
 * `withInternet` are the sites that such an access ends at.
 */
export const publishedServers = (
  nodes: readonly TopologyNode[],
  hub: string | undefined,
  withInternet: ReadonlySet<string | undefined>,
  requirements: Requirements,
): Map<string | undefined, TopologyNode[]> => {
  const isLocal = breaksOutLocally(requirements);
  return Map.groupBy(
    nodes.filter(({ group }) => group === 'public-servers'),
    ({ site }) => (isLocal && withInternet.has(site) ? site : hub),
  );
};
