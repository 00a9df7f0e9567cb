import { formatAddress, parseAddress } from './ipv4.ts';
import { formatIpv6, parseIpv6, parseIpv6Block } from './ipv6-address.ts';
import { isIpv6 } from './prefix.ts';

/** The well-known prefix (RFC 6052, 2.1), under which public DNS64 resolvers answer too. */
export const nat64Prefix = '64:ff9b::/96';

const block = parseIpv6Block(nat64Prefix);

/** The IPv4 address that one of IPv6 stands for; undefined where it stands for itself. */
export function ipv4Behind(address: string): string | undefined {
  if (!isIpv6(address)) return undefined;
  const value = parseIpv6(address);
  return value >> 32n === block.first >> 32n ? formatAddress(Number(value & 0xffffffffn)) : undefined;
}

/** The IPv6 address that stands for one of IPv4. */
export const nat64Address = (ipv4: string): string => formatIpv6(block.first + BigInt(parseAddress(ipv4)));
