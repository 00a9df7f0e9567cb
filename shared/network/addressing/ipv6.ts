import type { Requirements } from '../../contract/requirements.ts';

/**
 * Unique local addresses (RFC 4193): `fd`, 24 bits that identify this network, and 16 bits for the site make a /48 a
 * site; a VLAN's number, written with the same digits, makes its /64. When a provider gives a global prefix, only the
 * first 48 bits change.
 */
export interface Ipv6Plan {
  /** The /48 of a site, counted from 0; the network's own one is that of `infrastructure`. */
  readonly site: (index: number) => string;
  /** The /64 of a VLAN of a site, and the address of its gateway. */
  readonly vlan: (index: number, vlan: number) => { readonly cidr: string; readonly gateway: string };
  readonly loopback: (index: number) => string;
  /** A /127 between two routers (RFC 6164). */
  readonly transit: (index: number) => string;
}

/** Undefined where IPv6 is not asked for. The same requirements give the same prefix. */
export function ipv6Plan({ ipScheme, sites }: Requirements): Ipv6Plan | undefined {
  if (!ipScheme.ipv6) return undefined;
  const hash = fnv1a([ipScheme.private, ...sites.map(({ name }) => name)].join('\n'));
  const network = `fd${hex((hash >>> 16) & 0xff, 2)}:${hex(hash & 0xffff)}`;
  const site = (index: number) => `${network}:${hex(index + 1)}`;
  const own = `${network}:0`;
  return {
    site: (index) => `${site(index)}::/48`,
    vlan: (index, vlan) => ({ cidr: `${site(index)}:${vlan}::/64`, gateway: `${site(index)}:${vlan}::1` }),
    loopback: (index) => `${own}:1::${hex(index + 1)}/128`,
    transit: (index) => `${own}:2::${hex(index * 2)}/127`,
  };
}

const hex = (value: number, digits = 1): string => value.toString(16).padStart(digits, '0');

/** 32 bits of FNV-1a: spreads alike texts, and needs no library. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
}
