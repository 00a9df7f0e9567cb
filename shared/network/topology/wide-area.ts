import type { Requirements, Site } from '../../contract/requirements.ts';
import type { TopologyNode } from '../../contract/topology.ts';
import { wanRate } from '../sizing/link-rates.ts';
import type { NetworkDraft } from './network-draft.ts';

/** A site with its edge routers. */
export interface Joined {
  readonly site: Site;
  readonly routers: readonly TopologyNode[];
}

/**
 * Hub and spoke: each edge router of a site to the hub's router of the same number. The hub takes all circuits
 * of a router in on one port, as sub-interfaces.
 */
export function joinSites(
  draft: NetworkDraft,
  requirements: Requirements,
  hub: Joined,
  spokes: readonly Joined[],
): void {
  for (const spoke of spokes) {
    const rate = wanRate(requirements, spoke.site);
    spoke.routers.forEach((router, index) => {
      const above = hub.routers[index];
      if (above === undefined) return;
      draft.routedLink(
        spoke.site.name,
        { node: above, port: 'circuit', subinterface: true },
        { node: router, port: 'wan' },
        { type: 'wan', bandwidthMbps: rate.mbps, medium: 'fibre', because: rate.because },
      );
    });
  }
}
