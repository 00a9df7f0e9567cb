import { sizeOf } from '#shared/network/addressing/sizes/block-size.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';

/**
 * What an IPv4 block offers, in words: `65,536 addresses: 256 networks of up to 254 hosts`. Undefined for anything
 * else.
 */
export function blockOffer(cidr: string): string | undefined {
  const prefix = prefixOf(cidr);
  if (prefix === undefined) return undefined;
  const addresses = formatCount(sizeOf(prefix), 'address', 'addresses');
  if (prefix >= 24) return `${addresses} in a single network`;
  return `${addresses}: ${formatCount(2 ** (24 - prefix), 'network')} of up to 254 hosts`;
}

function prefixOf(cidr: string): number | undefined {
  const prefix = /^(?:\d{1,3}\.){3}\d{1,3}\/(\d{1,2})$/.exec(cidr.trim())?.[1];
  return prefix !== undefined && Number(prefix) <= 32 ? Number(prefix) : undefined;
}
