import type { Bgp, PrefixFilter } from '../../contract/configuration/routing.ts';
import type { Requirements } from '../../contract/requirements.ts';
import { type BgpPart, usualSession } from './bgp-part.ts';
import { type Circuit, circuitsOf } from './circuits.ts';
import type { DeviceInterfaces } from './device-interfaces.ts';
import type { MissingFacts } from './missing-facts.ts';
import type { LogicalDevice, NetworkView } from './network-view.ts';
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
  { ipScheme }: Requirements,
  missing: MissingFacts,
): BgpPart {
  const circuits = circuitsOf(routed, view).filter(({ isInternet }) => !isInternet);
  const isHub = device.site === view.layer3.hub;
  const permitted: PrefixFilter['rules'] = [
    { action: 'permit', prefix: '0.0.0.0/0' },
    within('permit', ipScheme.private),
  ];
  const others = [...view.layer3.siteBlocks].flatMap(([site, { cidr }]) =>
    site === device.site ? [] : [within('deny', cidr)],
  );
  return {
    with: 'sites',
    filters: [
      { name: filterName, rules: permitted },
      ...(isHub ? [{ name: hubFilterName, rules: [...others, ...permitted] }] : []),
    ],
    neighbours: circuits.flatMap((circuit) => neighbour(circuit, isHub, missing)),
    networks: [],
    redistribute: [
      { source: 'connected', filter: filterName },
      { source: 'ospf', filter: filterName, exceptTag: fromOtherSitesTag },
    ],
  };
}

const within = (action: 'permit' | 'deny', prefix: string): PrefixFilter['rules'][number] => ({
  action,
  prefix,
  from: Number(prefix.split('/')[1]),
  to: 32,
});

function neighbour(
  { edge, end, providerAddress }: Circuit,
  isHub: boolean,
  missing: MissingFacts,
): Bgp['neighbours'] {
  const address = missing.need(providerAddress, edge.id, 'address of the provider');
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
