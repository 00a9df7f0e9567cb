import type { Routing } from '../../../contract/configuration/routing.ts';
import type { Requirements } from '../../../contract/requirements.ts';
import type { DeviceInterfaces } from '../interfaces/device-interfaces.ts';
import { fromElements } from '../view/from-elements.ts';
import type { LogicalDevice } from '../view/link-end.ts';
import type { MissingFacts } from '../view/missing-facts.ts';
import type { NetworkView } from '../view/network-view.ts';
import { bgpBetweenSites } from './bgp-between-sites.ts';
import type { BgpPart } from './bgp-part.ts';
import { bgpWithInternet } from './bgp-with-internet.ts';
import { bgpWithMpls } from './bgp-with-mpls.ts';
import type { RoutingDomains } from './routing-domains.ts';

/** BGP of one device: with providers of MPLS, with other sites, and, for addresses of the network's own, with the internet. */
export function bgpOf(
  device: LogicalDevice,
  interfaces: DeviceInterfaces,
  domains: RoutingDomains,
  view: NetworkView,
  requirements: Requirements,
  missing: MissingFacts,
): Pick<Routing, 'bgp' | 'filters'> & { readonly hears: ReadonlySet<BgpPart['with']> } {
  if (!device.isRouting) return { filters: [], hears: new Set() };
  const parts = [
    bgpWithMpls(device, interfaces, domains, view, requirements, missing),
    bgpBetweenSites(device, interfaces, domains, view, requirements, missing),
    bgpWithInternet(device, interfaces, domains, view, missing),
  ].filter(({ neighbours }) => neighbours.length > 0);
  if (parts.length === 0) return { filters: [], hears: new Set() };
  // Edge routers that tell each other what they hear of several kinds of others do so in one session.
  const neighbours = [
    ...new Map(
      parts.flatMap((part) => part.neighbours).map((own): [string, typeof own] => [own.address, own]),
    ).values(),
  ];
  return {
    hears: new Set(parts.map((part) => part.with)),
    filters: parts.flatMap((part) => part.filters),
    bgp: {
      as: domains.asOf(device.site),
      neighbours,
      networks: [...new Set(parts.flatMap((part) => part.networks))],
      redistribute: parts.flatMap((part) => part.redistribute),
      from: fromElements(neighbours.flatMap(({ from }) => from)),
    },
  };
}
