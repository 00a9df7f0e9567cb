import type { Requirements } from '../../contract/requirements.ts';
import type { TopologyNode } from '../../contract/topology-items.ts';
import { because } from '../reasons/because.ts';
import { ownAsOf } from '../requirements/own-as.ts';
import { redundancyStated } from '../requirements/site-redundancy.ts';
import { hasBackupTunnel, wanStated } from '../requirements/site-terms.ts';
import type { LinkRate } from '../sizing/link-rates.ts';
import { endOf } from './edge.ts';
import type { Joined, Spoke } from './joined-site.ts';
import type { NetworkDraft } from './network-draft.ts';
import { asOfProvider } from './provider-as.ts';

/**
 * A provider's network joins the sites: each circuit of a site leads to the provider of its number, and each of the hub's
 * to its firewalls, or to its router of that number where there are none.
 */
export function joinByMpls(
  draft: NetworkDraft,
  requirements: Requirements,
  hub: Joined,
  spokes: readonly Spoke[],
  hubRate: LinkRate,
): void {
  if (spokes.length === 0) return;
  const providers = drawProviders(draft, requirements, hub, spokes);
  const circuit = (
    site: Joined,
    ends: readonly TopologyNode[],
    port: string,
    index: number,
    rate: LinkRate,
  ) => {
    const provider = providers[index % providers.length];
    if (provider === undefined) return;
    const devices = endOf(ends, index);
    draft.routedLink(
      site.site.name,
      [{ node: provider }],
      devices.map((node) => ({ node, port })),
      {
        type: 'wan',
        service: 'mpls',
        label: 'MPLS circuit',
        bandwidthMbps: rate.mbps,
        medium: 'fibre',
        because: rate.because,
      },
    );
  };
  const hubCircuits = spokes.every(({ site }) => hasBackupTunnel(requirements, site)) ? 1 : hub.circuits;
  for (let nth = 0; nth < hubCircuits; nth += 1) circuit(hub, hub.inner, 'circuit', nth, hubRate);
  for (const spoke of spokes)
    for (let nth = 0; nth < spoke.circuits; nth += 1) circuit(spoke, spoke.outer, 'wan', nth, spoke.rate);
}

/**
 * Two only where each site has a circuit to both: one that has one would lose what hangs on the other provider. What has a tunnel
 * beside its circuit is joined to the first, and reaches by the hub what hangs on the other.
 */
function drawProviders(
  draft: NetworkDraft,
  requirements: Requirements,
  hub: Joined,
  spokes: readonly Spoke[],
): TopologyNode[] {
  const alone = spokes.filter(({ site }) => !hasBackupTunnel(requirements, site));
  const sites = [hub, ...spokes];
  const count = alone.length === 0 ? 1 : Math.min(...[hub, ...alone].map(({ circuits }) => circuits));
  const why = because('mpls-providers', { sites: sites.length, providers: count }, [
    ...new Set(spokes.map(({ index, site }) => wanStated(index, site))),
    ...(count > 1
      ? sites
          .flatMap(({ site, index }) => redundancyStated(requirements, index, site, 'internet'))
          .slice(0, 1)
      : []),
  ]);
  return Array.from({ length: count }, (_, index) =>
    draft.node({
      type: 'internet',
      layer: 'internet',
      label: count > 1 ? `MPLS provider ${index + 1}` : 'MPLS provider',
      as: asOfProvider('mpls', index, ownAsOf(requirements)),
      because: why,
    }),
  );
}
