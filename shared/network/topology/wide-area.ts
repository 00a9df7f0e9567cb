import type { Because } from '../../contract/because.ts';
import type { Requirements } from '../../contract/requirements.ts';
import { logicalDevices } from '../graph/clusters.ts';
import { hubWanStated } from '../requirements/serves.ts';
import type { CircuitRates } from '../sizing/circuit-rates.ts';
import { breaksOutLocally } from '../sizing/edge-devices.ts';
import { drawInternetAccess } from './edge.ts';
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
  const serves = ['requirements.wan.kind', ...hubWanStated(requirements, hub.index)];
  const spokes = sites.flatMap((site): Spoke[] => {
    const rates = circuits.sites[site.index];
    if (site === hub || rates === undefined) return [];
    const { wan, access } = rates;
    const why = { ...wan.because, serves: [...(wan.because.serves ?? []), ...serves] };
    return [{ ...site, rate: { ...wan, because: why }, access }];
  });
  if (requirements.wan.kind === 'mpls') joinByMpls(draft, requirements, hub, spokes, circuits.hub);
  else if (requirements.wan.kind === 'leased-line') joinByLines(draft, hub, spokes);
  else joinByTunnels(draft, requirements, hub, spokes);
}

/**
 * A line from each edge router to the hub's device of that number, or to both members of its cluster, which take all lines
 * of one number in on one port.
 */
function joinByLines(draft: NetworkDraft, hub: Joined, spokes: readonly Spoke[]): void {
  const ends = logicalDevices(hub.inner);
  for (const spoke of spokes) {
    spoke.outer.forEach((router, index) => {
      const above = ends[Math.min(index, ends.length - 1)];
      if (above === undefined) return;
      draft.routedLink(
        spoke.site.name,
        above.map((node) => ({ node, port: 'circuit', subinterface: above.length > 1 ? index + 1 : 1 })),
        [{ node: router, port: 'wan' }],
        {
          type: 'wan',
          service: 'leased-line',
          bandwidthMbps: spoke.rate.mbps,
          medium: 'fibre',
          because: spoke.rate.because,
        },
      );
    });
  }
}

/**
 * Each site has its own internet access, by each provider where there are two, and on each access an IPsec tunnel to the
 * hub: to its cluster, or to the device of the same number. Where a site has a cluster, that is the end of them all.
 */
function joinByTunnels(
  draft: NetworkDraft,
  requirements: Requirements,
  hub: Joined,
  spokes: readonly Spoke[],
): void {
  const ends = logicalDevices(hub.inner);
  for (const spoke of spokes) {
    const gateways = logicalDevices(spoke.outer);
    spoke.outer.forEach((_, index) => {
      const provider = hub.providers[index % Math.max(1, hub.providers.length)];
      const gateway = gateways[Math.min(index, gateways.length - 1)] ?? [];
      if (provider !== undefined) drawInternetAccess(draft, provider, gateway, spoke.access);
      const [end] = ends[Math.min(index, ends.length - 1)] ?? [];
      const [own] = gateway;
      if (end === undefined || own === undefined) return;
      draft.routedLink(
        spoke.site.name,
        [{ node: end, port: 'tunnel', isVirtual: true }],
        [{ node: own, port: 'tunnel', isVirtual: true }],
        {
          type: 'wan',
          service: 'internet-vpn',
          label: 'IPsec tunnel',
          ...(breaksOutLocally(requirements) ? {} : { carriesInternet: true }),
          bandwidthMbps: spoke.rate.mbps,
          because: whyTunnel(requirements, spoke),
        },
      );
    });
  }
}

const whyTunnel = (requirements: Requirements, { rate: { because: why } }: Spoke): Because => ({
  ...why,
  inputs: { ...why.inputs, internetAt: breaksOutLocally(requirements) ? 'site' : 'hub' },
});
