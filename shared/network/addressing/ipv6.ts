import type { Requirements } from '../../contract/requirements.ts';
import { type Ipv6Block, parseIpv6Block } from './ipv6-address.ts';

/**
 * Global IPv6 addresses from one block for documentation (RFC 3849) until the provider's is entered: of a /48 a /56 for each
 * site, or a /48 for each site where there are many of them or one has many VLANs; a /64 a VLAN. What joins the sites has a
 * block like theirs, the first.
 */
export interface Ipv6Plan {
  /** What all sites and all that joins them are in. */
  readonly network: Ipv6Block;
  /** The block of a site, counted from 0. */
  readonly site: (index: number) => Ipv6Block;
  /** The /64 of the VLAN of a site that has this number and is the `nth` there, counted from 0. */
  readonly vlan: (index: number, nth: number, vlan: number) => Ipv6Block;
  /** The /64 that loopbacks are in, and the one of links between routers. */
  readonly loopbacks: Ipv6Block;
  readonly transits: Ipv6Block;
  /** Those of people who work from elsewhere. */
  readonly remoteAccess: Ipv6Block;
  readonly loopback: (index: number) => Ipv6Block;
  /** A /127 between two routers (RFC 6164). */
  readonly transit: (index: number) => Ipv6Block;
  /** A /127 of the provider's own space for a circuit. */
  readonly circuit: (index: number) => Ipv6Block;
}

/** So many blocks of 256 have room for growth. */
const mostInByte = 200;

const documentation = parseIpv6Block('2001:db8::/32');
const circuits = parseIpv6Block('2001:db8:ffff::/48');

/** Undefined where IPv6 is not stated. `vlansOfSite` counts the VLANs of each site. */
export function ipv6Plan({ ipScheme }: Requirements, vlansOfSite: readonly number[]): Ipv6Plan | undefined {
  if (!ipScheme.ipv6) return undefined;
  const isSmall = vlansOfSite.length <= mostInByte && vlansOfSite.every((vlans) => vlans <= mostInByte);
  const sitePrefix = isSmall ? 56 : 48;
  const network = { first: documentation.first, prefix: isSmall ? 48 : 36 };
  const site = (index: number) => within(network, sitePrefix, index + 1);
  const own = within(network, sitePrefix, 0);
  const [loopbacks, transits, remoteAccess] = [within(own, 64, 0), within(own, 64, 1), within(own, 64, 2)];
  return {
    network,
    site,
    vlan: (index, nth, vlan) => within(site(index), 64, isSmall ? nth + 1 : sameDigits(vlan)),
    loopbacks,
    transits,
    remoteAccess,
    loopback: (index) => within(loopbacks, 128, index + 1),
    transit: (index) => within(transits, 127, index),
    circuit: (index) => within(circuits, 127, index),
  };
}

/** The `nth` block of that prefix length within a block. */
const within = ({ first }: Ipv6Block, prefix: number, nth: number): Ipv6Block => ({
  first: first + (BigInt(nth) << BigInt(128 - prefix)),
  prefix,
});

/** VLAN 110 is `:110:`. */
const sameDigits = (vlan: number): number => Number.parseInt(String(vlan), 16);
