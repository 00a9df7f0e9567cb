import * as z from 'zod';
import { list } from '../collections.ts';
import { wholeBetween } from '../figure.ts';
import { AsNumber } from '../network-numbers.ts';
import { textUpTo } from '../text.ts';
import { From } from './interfaces.ts';

const Prefix = z.union([z.cidrv4(), z.cidrv6()]);
export const Address = z.union([z.ipv4(), z.ipv6()]);
const Name = z.string().min(1).max(100);

/** Something that is up or down, which routes and gateways follow. */
export const Track = z.strictObject({
  name: Name,
  what: z.discriminatedUnion('kind', [
    /** An address answers on an interface: the provider, not only its line. */
    z.strictObject({ kind: z.literal('reachability'), address: Address, interface: Name }),
    /** The routing table has this prefix. */
    z.strictObject({ kind: z.literal('route'), prefix: Prefix }),
    z.strictObject({ kind: z.literal('interface'), interface: Name }),
  ]),
  from: From,
});
export type Track = z.output<typeof Track>;

export const StaticRoute = z.strictObject({
  prefix: Prefix,
  nextHop: Address.optional(),
  /** Absent where the next hop says it; with neither, packets are discarded. */
  interface: Name.optional(),
  distance: wholeBetween(1, 255),
  /** Present only while this track is up. */
  track: Name.optional(),
  from: From,
});
export type StaticRoute = z.output<typeof StaticRoute>;

/** Prefixes that pass a border, in order; what no rule permits is dropped. */
export const PrefixFilter = z.strictObject({
  name: Name,
  rules: list(
    z.strictObject({
      action: z.enum(['permit', 'deny']),
      prefix: Prefix,
      /** Prefix lengths that match: `from` to `to`; exactly the prefix's own where absent. */
      from: wholeBetween(0, 128).optional(),
      to: wholeBetween(0, 128).optional(),
    }),
    2_000,
  ),
  from: From,
});
export type PrefixFilter = z.output<typeof PrefixFilter>;

/** Routes of another source that a protocol announces as its own. */
const Redistribution = z.strictObject({
  source: z.enum(['connected', 'static', 'ospf', 'bgp']),
  /** A filter by name; all of them without one. */
  filter: Name.optional(),
  /** Set on what is announced, so that it is recognised where it comes back. */
  setTag: wholeBetween(1, 4_294_967_295).optional(),
  /** What carries this tag is not announced. */
  exceptTag: wholeBetween(1, 4_294_967_295).optional(),
});
export type Redistribution = z.output<typeof Redistribution>;

/** OSPFv2 (RFC 2328) for IPv4, or OSPFv3 (RFC 5340) for IPv6. */
export const Ospf = z.strictObject({
  areas: list(
    z.strictObject({
      id: wholeBetween(0, 4_294_967_295),
      kind: z.enum(['normal', 'stub', 'totally-stubby']),
      /** A border router announces these instead of what lies within them. */
      summaries: list(Prefix, 100),
    }),
    501,
  ).min(1),
  interfaces: list(
    z.strictObject({
      interface: Name,
      area: wholeBetween(0, 4_294_967_295),
      /** Announced, but no neighbour is looked for. */
      isPassive: z.boolean(),
      network: z.enum(['point-to-point', 'broadcast']),
      cost: wholeBetween(1, 65_535),
      helloSeconds: wholeBetween(1, 65_535),
      deadSeconds: wholeBetween(2, 65_535),
    }),
    4_000,
  ),
  /** Announces a default route, while it has one of its own. */
  originatesDefault: z.strictObject({ metric: wholeBetween(1, 65_535) }).optional(),
  redistribute: list(Redistribution, 4),
  from: From,
});
export type Ospf = z.output<typeof Ospf>;

/** BGP-4 (RFC 4271): with a neighbour of an IPv4 address it exchanges IPv4, with one of IPv6 that (RFC 4760). */
export const Bgp = z.strictObject({
  as: AsNumber,
  neighbours: list(
    z.strictObject({
      address: Address,
      as: AsNumber,
      description: textUpTo(200),
      /** Between loopbacks of one AS; the outgoing interface's address otherwise. */
      source: Name.optional(),
      nextHopSelf: z.boolean(),
      /** Filters by name. */
      in: Name.optional(),
      out: Name.optional(),
      /** Announces a default route, while it has one of its own. */
      announcesDefault: z.boolean(),
      maxPrefixes: wholeBetween(1, 2_000_000).optional(),
      /** Packets must come from that many hops away (RFC 5082). */
      ttlSecurityHops: wholeBetween(1, 254).optional(),
      /** Local preference of what is learnt: the higher is the way out. */
      localPreference: wholeBetween(0, 4_294_967_295).optional(),
      /** Own AS put that many times more in front: the longer is not the way in. */
      prepend: wholeBetween(0, 10),
      keepaliveSeconds: wholeBetween(1, 65_535),
      holdSeconds: wholeBetween(3, 65_535),
      from: From,
    }),
    1_000,
  ),
  networks: list(Prefix, 2_000),
  redistribute: list(Redistribution, 4),
  from: From,
});
export type Bgp = z.output<typeof Bgp>;

/** How one device finds its ways. */
export const Routing = z.strictObject({
  routerId: z.ipv4(),
  statics: list(StaticRoute, 2_000),
  ospf: Ospf.optional(),
  /** OSPFv3, of the interfaces that have IPv6. */
  ospf3: Ospf.optional(),
  bgp: Bgp.optional(),
  filters: list(PrefixFilter, 100),
  /** Where the router id is from. */
  from: From,
});
export type Routing = z.output<typeof Routing>;

/** A gateway address that two devices share (VRRPv3, RFC 9568); one row for each family. */
export const FirstHop = z.strictObject({
  interface: Name,
  group: wholeBetween(1, 255),
  /** Of IPv6 the link-local one, which router advertisements come from. */
  address: Address,
  /** Of IPv6: the global one that is shared beside it. */
  global: z.ipv6().optional(),
  /** The higher is active. */
  priority: wholeBetween(1, 254),
  advertiseSeconds: z.number().min(0.1).max(40),
  /** Under which the shared address answers, whoever holds it: 00-00-5E-00-01, of IPv6 -02, and the group. */
  virtualMac: z
    .string()
    .regex(/^[0-9a-f]{2}(:[0-9a-f]{2}){5}$/)
    .optional(),
  /** Both switches of an MLAG pair take what is sent to the virtual MAC address; the priority says who answers ARP. */
  isActiveOnBoth: z.boolean().optional(),
  /** While all of them are down, the priority falls by `decrement`. */
  tracks: list(Name, 8),
  decrement: wholeBetween(1, 253),
  from: From,
});
export type FirstHop = z.output<typeof FirstHop>;
