import type { Bgp, Routing } from '../../contract/configuration/routing.ts';
import type { Requirements } from '../../contract/requirements.ts';
import { type Circuit, circuitsOf } from './circuits.ts';
import type { DeviceInterfaces } from './device-interfaces.ts';
import type { MissingFacts } from './missing-facts.ts';
import type { LogicalDevice, NetworkView } from './network-view.ts';
import { fromProviderTag, type RoutingDomains } from './routing-domains.ts';

/** Seconds: a failed circuit is noticed after nine. Default of this product. */
const timers = { keepaliveSeconds: 3, holdSeconds: 9 } as const;

/** What passes to and from the provider: internal prefixes, and a default route. */
const filterName = 'internal';

/**
 * BGP with a provider of MPLS (RFC 4364, RFC 4577): each site is an AS of its own, so that none is dropped as a loop, and
 * announces what it has; the hub announces a default route while it knows one.
 */
export function bgpOf(
  device: LogicalDevice,
  { routed }: DeviceInterfaces,
  domains: RoutingDomains,
  view: NetworkView,
  { ipScheme }: Requirements,
  missing: MissingFacts,
): Pick<Routing, 'bgp' | 'filters'> {
  const circuits = circuitsOf(routed, view).filter(({ isInternet }) => !isInternet);
  if (!device.isRouting || circuits.length === 0) return { filters: [] };
  const isHub = device.site === view.layer3.hub;
  return {
    filters: [
      {
        name: filterName,
        rules: [
          { action: 'permit', prefix: '0.0.0.0/0' },
          {
            action: 'permit',
            prefix: ipScheme.private,
            from: Number(ipScheme.private.split('/')[1]),
            to: 32,
          },
        ],
      },
    ],
    bgp: {
      as: domains.asOf(device.site),
      neighbours: circuits.flatMap((circuit) => neighbour(circuit, isHub, missing)),
      networks: [],
      redistribute: [
        { source: 'connected', filter: filterName },
        { source: 'ospf', filter: filterName, exceptTag: fromProviderTag },
      ],
      from: circuits.map(({ edge }) => edge.id),
    },
  };
}

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
      address,
      as,
      description: end.far.label,
      nextHopSelf: false,
      in: filterName,
      out: filterName,
      announcesDefault: isHub,
      maxPrefixes: 5_000,
      ttlSecurityHops: 1,
      prepend: 0,
      ...timers,
      from: [edge.id],
    },
  ];
}
