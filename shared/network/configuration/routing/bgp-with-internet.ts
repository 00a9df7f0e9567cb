import type { Bgp } from '../../../contract/configuration/routing.ts';
import { withoutPrefix } from '../../addressing/ipv4.ts';
import { blockAround, formatIpv6Block, parseIpv6Block } from '../../addressing/ipv6-address.ts';
import { circuitsOf, endsInternet } from '../interfaces/circuits.ts';
import type { DeviceInterfaces } from '../interfaces/device-interfaces.ts';
import { loopbackOf } from '../interfaces/loopback.ts';
import { fromElements } from '../view/from-elements.ts';
import { type Family, familiesOf } from '../view/link-addresses.ts';
import type { LogicalDevice } from '../view/link-end.ts';
import type { MissingFacts } from '../view/missing-facts.ts';
import type { NetworkView } from '../view/network-view.ts';
import { type BgpPart, defaultsBeside, permitting, usualSession } from './bgp-part.ts';
import { providerSession } from './provider-session.ts';
import type { RoutingDomains } from './routing-domains.ts';

/** What a provider is believed: a default route. */
const fromProvider = 'from-provider';
/** What is announced to a provider: the network's own addresses, and nothing else (RFC 7454, 6). */
const toProvider = 'to-provider';
/** Many more than the default route that it is asked for are a leak. */
const maxPrefixes = 100;
/** Own AS in front of what is announced to the second provider: the way in is by the first while that works. */
const prependPerEdge = 2;

/**
 * BGP with every provider of the internet for addresses of the network's own (RFC 4271, RFC 7454): a default route from each,
 * and the own block, as long as the way to the firewalls is up. The edge routers exchange all their routes by iBGP.
 */
export function bgpWithInternet(
  device: LogicalDevice,
  { routed }: DeviceInterfaces,
  domains: RoutingDomains,
  view: NetworkView,
  missing: MissingFacts,
): BgpPart {
  const own = view.ownBlock;
  const isEdge = (other: LogicalDevice) => other.site === own?.site && endsInternet(other, view);
  if (own === undefined || !isEdge(device)) return nothing;
  const edges = view.devices.filter(isEdge);
  const circuits = circuitsOf(routed, view).filter(({ isInternet }) => isInternet);
  const as = domains.asOf(device.site);
  const from = fromElements([own.id, ...circuits.map(({ edge }) => edge.id)]);
  const announced = [...(own.cidr === undefined ? [] : [own.cidr]), ...ipv6ForInternet(view)];
  return {
    with: 'internet',
    filters: [
      { name: fromProvider, rules: defaultsBeside(announced).map(permitting), from },
      { name: toProvider, rules: announced.map(permitting), from },
    ],
    neighbours: familiesOf(view).flatMap((family) => [
      ...circuits.flatMap((circuit) =>
        providerSession(circuit, family, session(edges.indexOf(device)), missing),
      ),
      ...edges.flatMap((other) => (other === device ? [] : peer(device, other, family, as))),
    ]),
    networks: announced,
    redistribute: [],
  };
}

/** What the internet hears of the network's IPv6 addresses: nobody takes what is longer than a /48 (RFC 7454, 6.1.3). */
export const ipv6ForInternet = ({ ipv6Blocks }: Pick<NetworkView, 'ipv6Blocks'>): readonly string[] => [
  ...new Set(ipv6Blocks.map((block) => formatIpv6Block(blockAround(parseIpv6Block(block), longestHeard)))),
];

const longestHeard = 48;

const nothing: BgpPart = { with: 'internet', filters: [], neighbours: [], networks: [], redistribute: [] };

/** What a session with a provider of the internet says; the second edge is the way in only while the first is not. */
const session = (nth: number) => ({
  in: fromProvider,
  out: toProvider,
  announcesDefault: false,
  maxPrefixes,
  prepend: prependPerEdge * nth,
});

/** Between loopbacks, so that it stays up whichever link between the two fails. */
export function peer(
  device: LogicalDevice,
  other: LogicalDevice,
  family: Family,
  as: number,
): Bgp['neighbours'] {
  const address = loopbackOf(other)?.[family][0];
  const source = loopbackOf(device)?.name;
  if (address === undefined || source === undefined) return [];
  const { ttlSecurityHops: _, ...session } = usualSession;
  return [
    {
      ...session,
      address: withoutPrefix(address),
      as,
      description: other.hostname,
      source,
      nextHopSelf: true,
      announcesDefault: false,
      from: [other.members[0].id],
    },
  ];
}
