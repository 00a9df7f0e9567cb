import type { Bgp, PrefixFilter } from '../../contract/configuration/routing.ts';
import type { Requirements } from '../../contract/requirements.ts';
import { type BgpPart, usualSession } from './bgp-part.ts';
import type { DeviceInterfaces } from './device-interfaces.ts';
import { addressAt } from './link-addresses.ts';
import type { MissingFacts } from './missing-facts.ts';
import type { LogicalDevice, NetworkView } from './network-view.ts';
import type { RoutedInterface } from './routed-interfaces.ts';
import { fromOtherSitesTag, type RoutingDomains } from './routing-domains.ts';

/** What the hub announces: a default route, and one summary of everything inside. */
const fromHub = 'from-hub';
/** What the hub takes from the others: anything inside but those two. */
const fromSites = 'from-sites';
/** What a site announces: its block, and the loopbacks of its devices. */
const fromSite = 'from-site';

/** Local preference of the first link to a site; each further one stands by. */
const firstPreference = 200;

/** The links of a device to other sites that BGP runs over. */
export const bgpLinks = (
  { routed, tunnels }: DeviceInterfaces,
  domains: RoutingDomains,
): readonly RoutedInterface[] => [...routed, ...tunnels].filter(({ end }) => domains.isByBgp(end));

/** What stands for all that a device announces to other sites over those links: everything inside at the hub, else its site. */
export const announcedBlock = (
  { site }: LogicalDevice,
  { layer3 }: NetworkView,
  { ipScheme }: Requirements,
): string | undefined => (site === layer3.hub ? ipScheme.private : layer3.siteBlocks.get(site)?.cidr);

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
  const block = announcedBlock(device, view, requirements);
  const inside = requirements.ipScheme.private;
  const links = Map.groupBy(bgpLinks(interfaces, domains), ({ end }) => end.far.site);
  return {
    with: 'sites',
    filters: isHub
      ? [hubFilter(inside), sitesFilter(inside)]
      : [hubFilter(inside), siteFilter(inside, block)],
    neighbours: [...links.values()].flatMap((own) =>
      own.flatMap((link, nth) => neighbour(link, nth, isHub, domains, missing)),
    ),
    networks: block === undefined ? [] : [block],
    redistribute: isHub
      ? []
      : [
          { source: 'connected', filter: fromSite },
          { source: 'ospf', filter: fromSite, exceptTag: fromOtherSitesTag },
        ],
  };
}

const hubFilter = (inside: string): PrefixFilter => ({
  name: fromHub,
  rules: [
    { action: 'permit', prefix: '0.0.0.0/0' },
    { action: 'permit', prefix: inside },
  ],
});

const sitesFilter = (inside: string): PrefixFilter => ({
  name: fromSites,
  rules: [{ action: 'permit', prefix: inside, from: Number(inside.split('/')[1]) + 1, to: 32 }],
});

const siteFilter = (inside: string, block: string | undefined): PrefixFilter => ({
  name: fromSite,
  rules: [
    ...(block === undefined ? [] : [{ action: 'permit' as const, prefix: block }]),
    { action: 'permit', prefix: inside, from: 32, to: 32 },
  ],
});

function neighbour(
  { end }: RoutedInterface,
  nth: number,
  isHub: boolean,
  domains: RoutingDomains,
  missing: MissingFacts,
): Bgp['neighbours'] {
  const address = missing.need(addressAt(end, end.farEnd), end.edge.id, `address at ${end.far.label}`);
  if (address === undefined) return [];
  return [
    {
      ...usualSession,
      address,
      as: domains.asOf(end.far.site ?? ''),
      description: end.far.label,
      in: isHub ? fromSites : fromHub,
      out: isHub ? fromHub : fromSite,
      announcesDefault: isHub,
      localPreference: firstPreference - 10 * nth,
      from: [end.edge.id],
    },
  ];
}
