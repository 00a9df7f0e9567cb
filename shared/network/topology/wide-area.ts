import type { Because } from '../../contract/because.ts';
import type { Requirements } from '../../contract/requirements.ts';
import { logicalDevices } from '../graph/clusters.ts';
import { hubWanStated } from '../requirements/serves.ts';
import {
  hasBackupTunnel,
  hasTunnel,
  isOnMpls,
  leavesLocally,
  wanKindAt,
  wanStated,
  wayOutStated,
} from '../requirements/site-terms.ts';
import type { CircuitRates } from '../sizing/circuit-rates.ts';
import { drawInternetAccess, endOf } from './edge.ts';
import type { Joined, Spoke } from './joined-site.ts';
import { joinByMpls } from './mpls.ts';
import type { NetworkDraft } from './network-draft.ts';

/**
 * Hub and spoke, in the way that the requirements say. Whatever comes from another site ends on the hub's firewalls, or on
 * its routers where there are none, so that no site reaches the internet around the firewall.
 */
export function joinSites(
  draft: NetworkDraft,
  requirements: Requirements,
  sites: readonly Joined[],
  hubIndex: number,
  circuits: CircuitRates,
): void {
  const hub = sites[hubIndex];
  if (hub === undefined || sites.length < 2) return;
  const forHub = hubWanStated(requirements, hub.index);
  const spokes = sites.flatMap((site): Spoke[] => {
    const rates = circuits.sites[site.index];
    if (site === hub || rates === undefined) return [];
    const { wan, access } = rates;
    const serves = [wanStated(site.index, site.site), ...wayOutStated(site.index, site.site), ...forHub];
    const why = { ...wan.because, serves: [...(wan.because.serves ?? []), ...serves] };
    return [{ ...site, rate: { ...wan, because: why }, access }];
  });
  for (const spoke of spokes) {
    const isOwn = !hasTunnel(requirements, spoke.site) && leavesLocally(requirements, spoke.site);
    for (let nth = 0; isOwn && nth < spoke.circuits; nth += 1) drawAccess(draft, hub, spoke, nth);
  }
  joinByMpls(
    draft,
    requirements,
    hub,
    spokes.filter(({ site }) => isOnMpls(requirements, site)),
    circuits.hub,
  );
  joinByLines(
    draft,
    hub,
    spokes.filter(({ site }) => wanKindAt(requirements, site) === 'leased-line'),
  );
  joinByTunnels(
    draft,
    requirements,
    hub,
    spokes.filter(({ site }) => hasTunnel(requirements, site)),
    circuits.internet.mbps,
  );
}

/** The circuit of this number to the internet, on the device of that number or of another. */
function drawAccess(draft: NetworkDraft, { providers }: Joined, spoke: Spoke, nth: number, at = nth): void {
  const provider = providers[nth % Math.max(1, providers.length)];
  if (provider !== undefined) drawInternetAccess(draft, provider, endOf(spoke.outer, at), spoke.access);
}

/**
 * A line from each edge router to the hub's device of that number, or to its only one or both members of its cluster, which take all lines
 * of one number in on one port: the second line of a site does not fail with the port of its first.
 */
function joinByLines(draft: NetworkDraft, hub: Joined, spokes: readonly Spoke[]): void {
  const hasOneEnd = logicalDevices(hub.inner).length === 1;
  for (const spoke of spokes) {
    for (let nth = 0; nth < spoke.circuits; nth += 1) {
      const above = endOf(hub.inner, nth);
      draft.routedLink(
        spoke.site.name,
        above.map((node) => ({ node, port: 'line', subinterface: hasOneEnd ? nth + 1 : 1 })),
        endOf(spoke.outer, nth).map((node) => ({ node, port: 'wan' })),
        {
          type: 'wan',
          service: 'leased-line',
          bandwidthMbps: spoke.rate.mbps,
          medium: 'fibre',
          because: spoke.rate.because,
        },
      );
    }
  }
}

/**
 * Each site has its own internet access, by each provider where it has two, and an IPsec tunnel for each circuit of the
 * side that has more: to the hub's cluster, or to its device of the same number. Where a site has a cluster, that is the end
 * of them all; a tunnel is no faster than the hub's access, whatever a site has. A tunnel that stands by for a single circuit of MPLS ends on the device after the one that ends this, where there is one.
 */
function joinByTunnels(
  draft: NetworkDraft,
  requirements: Requirements,
  hub: Joined,
  spokes: readonly Spoke[],
  accessMbps: number,
): void {
  for (const spoke of spokes) {
    const mbps = Math.min(spoke.rate.mbps, accessMbps);
    const after = hasBackupTunnel(requirements, spoke.site) && spoke.circuits === 1 ? 1 : 0;
    for (let nth = 0; nth < Math.max(hub.circuits, spoke.circuits); nth += 1) {
      if (nth < spoke.circuits) drawAccess(draft, hub, spoke, nth, nth + after);
      const [end] = endOf(hub.inner, nth);
      const [own] = endOf(spoke.outer, nth + after);
      if (end === undefined || own === undefined) continue;
      draft.routedLink(
        spoke.site.name,
        [{ node: end, port: 'tunnel', isVirtual: true }],
        [{ node: own, port: 'tunnel', isVirtual: true }],
        {
          type: 'wan',
          service: 'internet-vpn',
          label: 'IPsec tunnel',
          ...(leavesLocally(requirements, spoke.site) ? {} : { carriesInternet: true }),
          bandwidthMbps: mbps,
          because: whyTunnel(requirements, spoke, mbps),
        },
      );
    }
  }
}

const whyTunnel = (
  requirements: Requirements,
  { site, rate: { because: why } }: Spoke,
  mbps: number,
): Because => ({
  ...why,
  inputs: {
    ...why.inputs,
    mbps,
    internetAt: leavesLocally(requirements, site) ? 'site' : 'hub',
    ...(hasBackupTunnel(requirements, site) && { standsBy: true }),
  },
});
