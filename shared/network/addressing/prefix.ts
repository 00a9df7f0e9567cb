import { parseBlock } from './ipv4.ts';
import { parseIpv6Block } from './ipv6-address.ts';

/** A subnet of either family. */
export interface Prefix {
  readonly isIpv6: boolean;
  readonly first: bigint;
  readonly length: number;
}

export const isIpv6 = (text: string): boolean => text.includes(':');

/** The devices of a network name the same prefixes over and over. */
const known = new Map<string, Prefix>();
const mostKnown = 20_000;

/** Of an address with or without its prefix length; bits beyond the length do not count. */
export function prefixOf(text: string): Prefix {
  const before = known.get(text);
  if (before) return before;
  if (known.size >= mostKnown) known.clear();
  const prefix = parsePrefix(text);
  known.set(text, prefix);
  return prefix;
}

function parsePrefix(text: string): Prefix {
  if (isIpv6(text)) {
    const { first, prefix } = parseIpv6Block(text.includes('/') ? text : `${text}/128`);
    return { isIpv6: true, first, length: prefix };
  }
  const { first, prefix } = parseBlock(text.includes('/') ? text : `${text}/32`);
  return { isIpv6: false, first: BigInt(first), length: prefix };
}

/** Whether all addresses of `inner` are in `outer`. */
export function holds(outer: Prefix, inner: Prefix): boolean {
  if (outer.isIpv6 !== inner.isIpv6 || outer.length > inner.length) return false;
  const host = BigInt((outer.isIpv6 ? 128 : 32) - outer.length);
  return outer.first >> host === inner.first >> host;
}
