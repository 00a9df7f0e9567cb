import type { Bgp, PrefixFilter } from '../../../contract/configuration/routing.ts';
import { isIpv6 } from '../../addressing/prefix.ts';

/** What BGP says for one purpose: neighbours of one kind, and what is announced to them. */
export interface BgpPart extends Pick<Bgp, 'neighbours' | 'networks' | 'redistribute'> {
  readonly with: 'sites' | 'internet';
  readonly filters: readonly PrefixFilter[];
}

/** What every session states: a failed one is noticed after nine seconds, by default of this product. */
export const usualSession = {
  nextHopSelf: false,
  maxPrefixes: 5_000,
  ttlSecurityHops: 1,
  prepend: 0,
  keepaliveSeconds: 3,
  holdSeconds: 9,
} as const;

type Rule = PrefixFilter['rules'][number];

export const permitting = (prefix: string): Rule => ({ action: 'permit', prefix });

/** A block and all within it. */
export const within = (action: Rule['action'], prefix: string): Rule => ({
  action,
  prefix,
  from: Number(prefix.split('/')[1]),
  to: longestOf(prefix),
});

/** The longest prefix of a block's family. */
export const longestOf = (prefix: string): number => (isIpv6(prefix) ? 128 : 32);

/** The default routes of the families that blocks are of. */
export const defaultsBeside = (blocks: readonly string[]): string[] => [
  ...new Set(blocks.map((block) => (isIpv6(block) ? '::/0' : '0.0.0.0/0'))),
];
