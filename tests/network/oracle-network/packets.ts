import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import {
  addressOf,
  type Bits,
  isEverywhere,
  isOfOneFamily,
  isPrivate,
  isWithin,
  prefixOf,
} from './addresses.ts';
import type { BroadcastDomains, Failed } from './broadcast-domains.ts';
import { isAllowed, translated, translatedToIpv4 } from './filters.ts';
import type { Leg } from './legs.ts';
import type { Packet } from './packet.ts';
import { addressesOf, endsOf, hasAddress, type Places, placeOf } from './places.ts';
import type { Tables } from './routing-tables.ts';
import type { Hop } from './table.ts';

/** What a device that remembers who began has seen of a packet. */
export interface Seen {
  readonly device: string;
  readonly before: Packet;
  readonly after: Packet;
}

/** Where a packet has got to on one of its ways. */
export interface Arrival {
  /** A host's id, a device's, `internet`, or none where it was dropped. */
  readonly at: string | undefined;
  readonly packet: Packet;
  readonly seen: readonly Seen[];
  readonly why: string;
}

export interface BuiltNetwork {
  readonly network: NetworkConfiguration;
  readonly failed: Failed;
  readonly domains: BroadcastDomains;
  readonly legs: ReadonlyMap<string, readonly Leg[]>;
  readonly tables: Tables;
  readonly places: Places;
}

/** All ways that a packet may take from a host, a device or the internet: one for each of equal next hops. */
export function send(
  built: BuiltNetwork,
  from: string,
  packet: Packet,
  seen: readonly Seen[] = [],
  via?: { readonly interface: string; readonly nextHop: string },
): Arrival[] {
  const { network, domains, legs } = built;
  const drop = (why: string): Arrival[] => [{ at: undefined, packet, seen, why }];
  if (from === 'internet') return acrossInternet(built, packet, seen, 0);
  if (via !== undefined) {
    const leg = legs.get(from)?.find(({ row }) => row.name === via.interface);
    return leg
      ? leave(built, { leg, gateway: addressOf(via.nextHop) }, packet, seen, 0)
      : drop('its line is down');
  }
  if (legs.has(from)) return forward(built, from, undefined, packet, seen, 0);
  const host = network.hosts.find(({ id }) => id === from);
  const leg = built.places.legAt.get(packet.source);
  if (leg !== undefined) return forward(built, leg.device.id, undefined, packet, seen, 0);
  if (host === undefined) return drop(`there is no ${from}`);
  const domain = domains.ofHost(from);
  if (domain === undefined) return drop(`${from} has no link`);
  const own = addressesOf(host).find(({ cidr }) => isOfOneFamily(addressOf(cidr), packet.destination));
  if (own === undefined) return drop(`${from} has no address of the family`);
  const isLocal = isWithin(packet.destination, prefixOf(own.cidr));
  return across(built, domain, isLocal ? packet.destination : addressOf(own.gateway ?? ''), packet, seen, 0);
}

const farthest = 60;

/** In a broadcast domain, to whoever has the address. */
function across(
  built: BuiltNetwork,
  domain: string,
  address: Bits,
  packet: Packet,
  seen: readonly Seen[],
  depth: number,
): Arrival[] {
  const { tables, failed, places } = built;
  const within = places.legsIn.get(domain) ?? [];
  const leg = within.find((each) => each.address === address);
  if (leg !== undefined) return forward(built, leg.device.id, leg, packet, seen, depth + 1);
  const standing = within
    .flatMap((each) =>
      each.device.firstHops
        .filter((row) => row.interface === each.row.name && addressOf(row.global ?? row.address) === address)
        .map((row) => {
          const isDown =
            row.tracks.length > 0 && row.tracks.every((name) => !tables.isTrackUp(each.device.id, name));
          return { leg: each, priority: row.priority - (isDown ? row.decrement : 0) };
        }),
    )
    .toSorted((a, b) => b.priority - a.priority || (a.leg.address < b.leg.address ? 1 : -1))[0]?.leg;
  if (standing !== undefined) return forward(built, standing.device.id, standing, packet, seen, depth + 1);
  const host = places.hostsIn.get(domain)?.find((each) => hasAddress(each, address));
  if (host !== undefined) return [{ at: host.id, packet, seen, why: '' }];
  const circuit = places.circuitsIn.get(domain)?.find((each) => each.address === address);
  if (circuit !== undefined) {
    const { id, kind } = circuit.provider;
    if (failed.has(id)) return [{ at: undefined, packet, seen, why: `${id} is silent` }];
    return kind === 'internet'
      ? acrossInternet(built, packet, seen, depth + 1)
      : acrossProvider(built, id, packet, seen, depth + 1);
  }
  return [{ at: undefined, packet, seen, why: 'nobody has the next hop’s address' }];
}

/** What an MPLS provider has learnt from its customers. */
function acrossProvider(
  built: BuiltNetwork,
  provider: string,
  packet: Packet,
  seen: readonly Seen[],
  depth: number,
): Arrival[] {
  const [best] = [...built.tables.bgp.learntBy(provider)]
    .filter(({ prefix }) => isWithin(packet.destination, prefix))
    .toSorted((a, b) => b.prefix.length - a.prefix.length);
  return best === undefined
    ? [{ at: undefined, packet, seen, why: `${provider} has no route` }]
    : toCustomer(built, provider, best.nextHop, packet, seen, depth);
}

/** To the circuit whose line or block has the address, or to the internet's one host. */
function acrossInternet(
  built: BuiltNetwork,
  packet: Packet,
  seen: readonly Seen[],
  depth: number,
): Arrival[] {
  if (depth > farthest) return [{ at: undefined, packet, seen, why: 'it goes in circles' }];
  if (isPrivate(packet.destination) || isPrivate(packet.source))
    return [{ at: undefined, packet, seen, why: 'the internet routes no private address' }];
  const { network, failed, tables, domains } = built;
  const ways = network.providers
    .filter(({ kind }) => kind === 'internet')
    .flatMap(({ id, circuits }) => [
      ...circuits.flatMap((circuit) =>
        endsOf(circuit).flatMap(({ customer }) =>
          [customer, ...circuit.routed].map((block) => ({
            provider: id,
            prefix: prefixOf(block),
            nextHop: addressOf(customer),
            isUp: domains.ofCircuit(circuit.edge) !== undefined,
          })),
        ),
      ),
      ...[...tables.bgp.learntBy(id)]
        .filter(({ prefix }) => !isEverywhere(prefix))
        .map((path) => ({ provider: id, ...path, isUp: true })),
    ])
    .filter(({ prefix, nextHop }) => isWithin(packet.destination, prefix) && isOfOneFamily(prefix, nextHop));
  // A provider routes to a line while it is up.
  const [best] = ways
    .filter(({ provider, isUp }) => isUp && !failed.has(provider))
    .toSorted((a, b) => b.prefix.length - a.prefix.length);
  if (best !== undefined) return toCustomer(built, best.provider, best.nextHop, packet, seen, depth);
  return ways.length > 0
    ? [{ at: undefined, packet, seen, why: 'its provider is silent or its line down' }]
    : [{ at: 'internet', packet, seen, why: '' }];
}

function toCustomer(
  built: BuiltNetwork,
  provider: string,
  address: Bits,
  packet: Packet,
  seen: readonly Seen[],
  depth: number,
): Arrival[] {
  const circuit = built.network.providers
    .find(({ id }) => id === provider)
    ?.circuits.find((each) => endsOf(each).some(({ customer }) => addressOf(customer) === address));
  const domain = circuit && built.domains.ofCircuit(circuit.edge);
  return domain === undefined
    ? [{ at: undefined, packet, seen, why: 'the circuit is down' }]
    : across(built, domain, address, packet, seen, depth);
}

/** What comes of packets at a device: equal ways meet again, and would be walked once for each way there. */
const walked = new WeakMap<BuiltNetwork, Map<string, Arrival[]>>();

function forward(
  built: BuiltNetwork,
  id: string,
  entry: Leg | undefined,
  arriving: Packet,
  seen: readonly Seen[],
  depth: number,
): Arrival[] {
  const known = walked.get(built) ?? new Map<string, Arrival[]>();
  walked.set(built, known);
  const { protocol, ports } = arriving.service;
  const key = [
    id,
    entry?.address,
    protocol,
    ports?.from,
    ends(arriving),
    ...seen.map((own) => `${own.device} ${ends(own.before)} ${ends(own.after)}`),
  ].join();
  const arrivals = known.get(key) ?? distinct(forwarded(built, id, entry, arriving, seen, depth));
  known.set(key, arrivals);
  return arrivals;
}

const ends = ({ source, destination, isAnswer }: Packet): string => `${source}>${destination} ${isAnswer}`;

/** Ways that end alike, once. */
const distinct = (arrivals: readonly Arrival[]): Arrival[] => [
  ...new Map(
    arrivals.map((one) => [
      [
        one.at,
        one.why,
        ends(one.packet),
        ...one.seen.map(({ device, after }) => device + ends(after)),
      ].join(),
      one,
    ]),
  ).values(),
];

function forwarded(
  built: BuiltNetwork,
  id: string,
  entry: Leg | undefined,
  arriving: Packet,
  seen: readonly Seen[],
  depth: number,
): Arrival[] {
  const own = built.legs.get(id) ?? [];
  const [first] = own;
  const drop = (why: string): Arrival[] => [{ at: undefined, packet: arriving, seen, why: `${id}: ${why}` }];
  if (first === undefined) return drop('it is down');
  if (depth > farthest) return drop('it goes in circles');
  const { device } = first;
  const known = seen.find(
    ({ device: at, after }) =>
      at === id &&
      arriving.isAnswer &&
      after.source === arriving.destination &&
      after.destination === arriving.source,
  );
  const published =
    known === undefined && entry !== undefined
      ? device.nat.find(
          (rule) =>
            rule.kind === 'static' &&
            rule.outside === entry.row.name &&
            addressOf(rule.address) === arriving.destination,
        )
      : undefined;
  const packet: Packet = known
    ? { ...arriving, source: known.before.destination, destination: known.before.source }
    : published?.kind === 'static'
      ? { ...arriving, destination: addressOf(published.inside) }
      : arriving;
  const isOwn = own.some(({ address }) => address === packet.destination);
  if (isOwn) {
    const host = built.network.hosts.find((each) => hasAddress(each, packet.destination));
    return [{ at: host?.id ?? id, packet, seen, why: '' }];
  }
  const byNat64 = translatedToIpv4(device, packet);
  const route = built.tables.of.get(id)?.lookUp(byNat64[0]?.packet.destination ?? packet.destination);
  if (route === undefined) return drop('it has no route');
  if (route.hops.length === 0) return drop('it discards what has no better route');
  return route.hops.flatMap((hop) => {
    if (entry !== undefined && known === undefined && !isAllowed(device, entry, hop.leg, packet))
      return drop('a policy drops it');
    const asIpv4 = byNat64.find(({ outside }) => outside === hop.leg.row.name)?.packet;
    if (byNat64.length > 0 && asIpv4 === undefined) return drop('NAT64 is at another way out');
    const leaving = asIpv4 ?? (known ? packet : translated(device, hop.leg, packet));
    const after = known ? seen : [...seen, { device: id, before: arriving, after: leaving }];
    return leave(
      built,
      hop,
      leaving,
      device.filtering === 'stateful' || device.nat.length > 0 ? after : seen,
      depth,
    );
  });
}

function leave(
  built: BuiltNetwork,
  { leg, gateway }: Hop,
  packet: Packet,
  seen: readonly Seen[],
  depth: number,
): Arrival[] {
  if (leg.row.kind === 'tunnel') {
    const far = built.places.legsIn.get(placeOf(leg))?.find((each) => each !== leg);
    return far === undefined
      ? [{ at: undefined, packet, seen, why: 'the tunnel has no other end' }]
      : forward(built, far.device.id, far, packet, seen, depth + 1);
  }
  return leg.domain === undefined
    ? [{ at: undefined, packet, seen, why: 'there is no way out of a loopback' }]
    : across(built, leg.domain, gateway ?? packet.destination, packet, seen, depth);
}
