import type { Bgp } from '../../../contract/configuration/routing.ts';
import type { Requirements } from '../../../contract/requirements.ts';
import { type Circuit, circuitsOf } from '../interfaces/circuits.ts';
import type { DeviceInterfaces } from '../interfaces/device-interfaces.ts';
import { addressAt, addressOfProvider, type Family, familiesOf } from '../view/link-addresses.ts';
import type { MissingFacts } from '../view/missing-facts.ts';
import type { LogicalDevice, NetworkView } from '../view/network-view.ts';
import { blocksOf, insideOf } from './bgp-between-sites.ts';
import { type BgpPart, defaultsBeside, permitting, usualSession, within } from './bgp-part.ts';
import { fromOtherSitesTag } from './routing-domains.ts';

/** What passes to and from the provider: internal prefixes, and a default route. */
const filterName = 'internal';
/**
 * What the hub announces: all but the other sites, or one of two providers would lead to them through the hub, whose firewall
 * would see half of their conversations.
 */
const hubFilterName = 'from-hub';

/**
 * BGP with a provider of MPLS (RFC 4364, RFC 4577): each site announces what it has; the hub announces a default route while
 * it knows one.
 */
export function bgpWithMpls(
  device: LogicalDevice,
  { routed }: DeviceInterfaces,
  view: NetworkView,
  requirements: Requirements,
  missing: MissingFacts,
): BgpPart {
  const circuits = circuitsOf(routed, view).filter(({ isInternet }) => !isInternet);
  const isHub = device.site === view.layer3.hub;
  const inside = insideOf(view, requirements);
  const permitted = [
    ...defaultsBeside(inside).map(permitting),
    ...inside.map((prefix) => within('permit', prefix)),
  ];
  const others = [...view.layer3.siteBlocks].flatMap(([site, row]) =>
    site === device.site ? [] : blocksOf(row, view).map((prefix) => within('deny', prefix)),
  );
  return {
    with: 'sites',
    filters: [
      { name: filterName, rules: permitted },
      ...(isHub ? [{ name: hubFilterName, rules: [...others, ...permitted] }] : []),
    ],
    neighbours: circuits.flatMap((circuit) =>
      familiesOf(view).flatMap((family) => neighbour(circuit, family, isHub, missing)),
    ),
    networks: [],
    redistribute: [
      { source: 'connected', filter: filterName },
      { source: 'ospf', filter: filterName, exceptTag: fromOtherSitesTag },
    ],
  };
}

function neighbour(
  { edge, end }: Circuit,
  family: Family,
  isHub: boolean,
  missing: MissingFacts,
): Bgp['neighbours'] {
  const stated = addressAt(end, end.farEnd, family);
  const address = missing.need(stated, edge.id, addressOfProvider[family]);
  const as = missing.need(end.far.as, end.far.id, 'AS number of the provider');
  if (address === undefined || as === undefined) return [];
  return [
    {
      ...usualSession,
      address,
      as,
      description: end.far.label,
      in: filterName,
      out: isHub ? hubFilterName : filterName,
      announcesDefault: isHub,
      from: [edge.id],
    },
  ];
}
