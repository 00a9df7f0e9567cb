import { formatAddress } from '../addressing/ipv4.ts';
import { formatIpv6 } from '../addressing/ipv6-address.ts';
import { holds, type Prefix, prefixOf } from '../addressing/prefix.ts';

/** The fewest prefixes that hold the same addresses, of one family, in order. */
export function aggregate(prefixes: readonly string[]): string[] {
  const kept: Prefix[] = [];
  const inOrder = prefixes.map(prefixOf).sort((a, b) => compare(a.first, b.first) || a.length - b.length);
  for (const prefix of inOrder) {
    let next = prefix;
    for (let last = kept.at(-1); last !== undefined; last = kept.at(-1)) {
      const union = holds(last, next) ? last : unionOf(last, next);
      if (union === undefined) break;
      kept.pop();
      next = union;
    }
    kept.push(next);
  }
  return kept.map(formatPrefix);
}

const compare = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0);

/** Of two halves of one block. */
function unionOf(a: Prefix, b: Prefix): Prefix | undefined {
  if (a.isIpv6 !== b.isIpv6 || a.length !== b.length || a.length === 0) return undefined;
  const outer = { ...a, length: a.length - 1 };
  const size = 1n << BigInt((a.isIpv6 ? 128 : 32) - outer.length);
  return a.first % size === 0n && holds(outer, b) ? outer : undefined;
}

const formatPrefix = ({ isIpv6, first, length }: Prefix): string =>
  `${isIpv6 ? formatIpv6(first) : formatAddress(Number(first))}/${length}`;
