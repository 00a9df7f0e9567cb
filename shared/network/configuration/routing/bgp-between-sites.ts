import type { PrefixFilter } from '../../../contract/configuration/routing.ts';
import type { Requirements } from '../../../contract/requirements.ts';
import type { Subnet } from '../../../contract/topology-items.ts';
import { subnetBlocks } from '../../addressing/subnet-blocks.ts';
import type { DeviceInterfaces } from '../interfaces/device-interfaces.ts';
import type { RoutedInterface } from '../interfaces/routed-interfaces.ts';
import { fromElements } from '../view/from-elements.ts';
import { familiesOf } from '../view/link-addresses.ts';
import type { LogicalDevice } from '../view/link-end.ts';
import type { MissingFacts } from '../view/missing-facts.ts';
import type { NetworkView } from '../view/network-view.ts';
import { type BgpPart, defaultsBeside, longestOf, permitting } from './bgp-part.ts';
import { fromOtherSitesTag, type RoutingDomains } from './routing-domains.ts';
import { siteSession } from './site-session.ts';

/** What the hub announces: a default route, and one summary of everything inside. */
const fromHub = 'from-hub';
/** What the hub takes from the others: anything inside but those two. */
const fromSites = 'from-sites';
/** What a site announces: its block, and the loopbacks of its devices. */
const fromSite = 'from-site';

/** Local preference of the first link to a site; each further one stands by. */
const firstPreference = 200;

/** The links of a device to other sites that BGP runs over, but for those that stand by for MPLS. */
export const bgpLinks = (
  { routed, tunnels }: DeviceInterfaces,
  domains: RoutingDomains,
): readonly RoutedInterface[] =>
  [...routed, ...tunnels].filter(({ end }) => domains.isByBgp(end) && !domains.isBesideMpls(end));

/** What stands for all that a device announces to other sites over those links: everything inside at the hub, else its site. */
export function announcedBlocks(
  { site }: LogicalDevice,
  view: NetworkView,
  requirements: Requirements,
): readonly string[] {
  if (site === view.layer3.hub) return insideOf(view, requirements);
  const own = view.layer3.siteBlocks.get(site);
  return own === undefined ? [] : blocksOf(own, view);
}

/** The block of a site in each family that the network speaks. */
export const blocksOf = ({ cidr, ipv6 }: Subnet, { hasIpv6 }: NetworkView): string[] =>
  subnetBlocks({ cidr, ipv6: hasIpv6 ? ipv6 : undefined });

/** The blocks that everything inside is in. */
export const insideOf = (
  { hasIpv4, ipv6Blocks }: NetworkView,
  { ipScheme }: Requirements,
): readonly string[] => [...(hasIpv4 ? [ipScheme.private] : []), ...ipv6Blocks];

/**
 * BGP over the tunnels and lines of a network that is too large for one OSPF backbone: a site announces its block, the hub a
 * default route while it knows one and a summary, so that no site hears of the others one by one.
 */
export function bgpBetweenSites(
  device: LogicalDevice,
  interfaces: DeviceInterfaces,
  domains: RoutingDomains,
  view: NetworkView,
  requirements: Requirements,
  missing: MissingFacts,
): BgpPart {
  const isHub = device.site === view.layer3.hub;
  const blocks = announcedBlocks(device, view, requirements);
  const inside = insideOf(view, requirements);
  const spoken = bgpLinks(interfaces, domains);
  const links = Map.groupBy(spoken, ({ end }) => end.far.site);
  const from = fromElements(spoken.map(({ end }) => end.edge.id));
  const own = view.layer3.siteBlocks.get(device.site);
  const session = {
    in: isHub ? fromSites : fromHub,
    out: isHub ? fromHub : fromSite,
    announcesDefault: isHub,
  };
  return {
    with: 'sites',
    filters: isHub
      ? [hubFilter(inside, from), sitesFilter(inside, from)]
      : [
          hubFilter(inside, from),
          siteFilter(inside, blocks, fromElements([...(own ? [own.id] : []), ...from])),
        ],
    neighbours: [...links.values()].flatMap((own) =>
      own.flatMap(({ end }, nth) => {
        const terms = { ...session, localPreference: firstPreference - 10 * nth };
        return familiesOf(view).flatMap((family) => siteSession(end, family, terms, domains, missing));
      }),
    ),
    networks: [...blocks],
    redistribute: isHub
      ? []
      : [
          { source: 'connected', filter: fromSite },
          { source: 'ospf', filter: fromSite, exceptTag: fromOtherSitesTag },
        ],
  };
}

const hubFilter = (inside: readonly string[], from: string[]): PrefixFilter => ({
  name: fromHub,
  rules: [...defaultsBeside(inside), ...inside].map(permitting),
  from,
});

const sitesFilter = (inside: readonly string[], from: string[]): PrefixFilter => ({
  name: fromSites,
  rules: inside.map((prefix) => ({
    action: 'permit',
    prefix,
    from: Number(prefix.split('/')[1]) + 1,
    to: longestOf(prefix),
  })),
  from,
});

const siteFilter = (inside: readonly string[], blocks: readonly string[], from: string[]): PrefixFilter => ({
  name: fromSite,
  rules: [
    ...blocks.map(permitting),
    ...inside.map((prefix) => ({
      action: 'permit' as const,
      prefix,
      from: longestOf(prefix),
      to: longestOf(prefix),
    })),
  ],
  from,
});
