import type { Bgp, PrefixFilter } from '../../contract/configuration/routing.ts';

/** What BGP says for one purpose: neighbours of one kind, and what they are told. */
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
