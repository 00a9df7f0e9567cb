import type { Because } from '../../contract/because.ts';
import type { Requirements, Site } from '../../contract/requirements.ts';
import type { TopologyNode } from '../../contract/topology.ts';
import { type LinkRate, wanRate } from '../sizing/link-rates.ts';
import type { SiteEdge } from './edge.ts';
import type { NetworkDraft } from './network-draft.ts';

/** A site with its edge. */
export interface Joined extends SiteEdge {
  readonly site: Site;
  /** Its place among the sites. */
  readonly index: number;
}

/**
 * Hub and spoke: each edge router of a site to the hub's firewall of the same number, so that no site reaches the
 * internet around the firewall; to the router of that number where there is none. The hub takes all circuits of
 * a device in on one port, as sub-interfaces.
 */
export function joinSites(
  draft: NetworkDraft,
  requirements: Requirements,
  hub: Joined,
  spokes: readonly Joined[],
): void {
  for (const spoke of spokes) {
    const rate = wanRate(requirements, spoke.site, spoke.index);
    spoke.routers.forEach((router, index) => {
      const above = hub.inner[index];
      if (above === undefined) return;
      draft.routedLink(
        spoke.site.name,
        { node: above, port: 'circuit', subinterface: true },
        { node: router, port: 'wan' },
        {
          type: 'wan',
          bandwidthMbps: rate.mbps,
          medium: 'fibre',
          because: whyCircuit(rate, spoke, hub, above),
        },
      );
    });
  }
}

/** Says on which of the hub's devices a circuit ends where the site has fewer circuits than the hub has devices. */
function whyCircuit({ because }: LinkRate, spoke: Joined, hub: Joined, above: TopologyNode): Because {
  if (spoke.routers.length >= hub.inner.length) return because;
  return {
    ...because,
    inputs: { ...because.inputs, endsOn: above.label },
    arithmetic: `${because.arithmetic}; one edge router, one circuit: it ends on ${above.label}, whose failure cuts the site off`,
  };
}
