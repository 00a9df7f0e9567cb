import type { Because } from '../../contract/because.ts';
import type { Requirements } from '../../contract/requirements.ts';
import { because } from '../reasons/because.ts';
import { hubWanStated } from '../requirements/serves.ts';
import { breaksOutLocally } from '../sizing/edge-devices.ts';
import { wanRate } from '../sizing/link-rates.ts';
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
): void {
  const hub = sites[hubIndex];
  if (hub === undefined || sites.length < 2) return;
  const serves = ['requirements.wan.kind', ...hubWanStated(requirements, hub.index)];
  const spokes = sites.flatMap((site): Spoke[] => {
    if (site === hub) return [];
    const rate = wanRate(requirements, site.site, site.index);
    const why = because('wan-rate', rate.inputs, [...(rate.because.serves ?? []), ...serves]);
    return [{ ...site, rate: { ...rate, because: why } }];
  });
  if (requirements.wan.kind === 'mpls') joinByMpls(draft, requirements, hub, spokes);
  else if (requirements.wan.kind === 'leased-line') joinByLines(draft, hub, spokes);
  else joinByTunnels(draft, requirements, hub, spokes);
}

/** A line from each edge router to the hub's device of that number, which takes all of them in on one port. */
function joinByLines(draft: NetworkDraft, hub: Joined, spokes: readonly Spoke[]): void {
  for (const spoke of spokes) {
    spoke.outer.forEach((router, index) => {
      const above = hub.inner[index];
      if (above === undefined) return;
      draft.routedLink(
        spoke.site.name,
        { node: above, port: 'circuit', subinterface: true },
        { node: router, port: 'wan' },
        {
          type: 'wan',
          service: 'leased-line',
          bandwidthMbps: spoke.rate.mbps,
          medium: 'fibre',
          because: whyLine(spoke, hub),
        },
      );
    });
  }
}

/** Says so where the site has fewer lines than the hub has devices. */
const whyLine = ({ rate, outer }: Spoke, hub: Joined): Because =>
  outer.length >= hub.inner.length
    ? rate.because
    : because('wan-rate', { ...rate.inputs, endsOnOne: true }, rate.because.serves);

/**
 * Each site has its own internet access, by the provider of that number where there are two, and on it IPsec tunnels to
 * the hub: to the device of the same number, or to both where it has a single gateway.
 */
function joinByTunnels(
  draft: NetworkDraft,
  requirements: Requirements,
  hub: Joined,
  spokes: readonly Spoke[],
): void {
  for (const spoke of spokes) {
    spoke.outer.forEach((gateway, index) => {
      const provider = hub.providers[index % Math.max(1, hub.providers.length)];
      if (provider !== undefined) drawInternetAccess(draft, provider, gateway, spoke.rate);
      const ends = spoke.outer.length < hub.inner.length ? hub.inner : hub.inner.slice(index, index + 1);
      for (const end of ends) {
        draft.routedLink(
          spoke.site.name,
          { node: end, port: 'tunnel', isVirtual: true },
          { node: gateway, port: 'tunnel', isVirtual: true },
          {
            type: 'wan',
            service: 'internet-vpn',
            label: 'IPsec tunnel',
            ...(breaksOutLocally(requirements) ? {} : { carriesInternet: true }),
            bandwidthMbps: spoke.rate.mbps,
            because: whyTunnel(requirements, spoke),
          },
        );
      }
    });
  }
}

const whyTunnel = (requirements: Requirements, { rate }: Spoke): Because =>
  because(
    'vpn-tunnel',
    { ...rate.inputs, internetAt: breaksOutLocally(requirements) ? 'site' : 'hub' },
    rate.because.serves,
  );
