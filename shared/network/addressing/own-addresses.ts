import type { Requirements } from '../../contract/requirements.ts';
import { assumptions } from '../requirements/assumptions.ts';
import { type Block, formatAddress } from './ipv4.ts';

/** The smallest block that providers take an announcement of (RFC 7454, 6.1.3): a /24. */
export const leastOwnAddresses = 256;

/** The network's own AS number: it has one where it also has public addresses of its own. */
export const ownAsOf = ({ ipScheme: { asNumber, publicIPs } }: Requirements): number | undefined =>
  publicIPs >= leastOwnAddresses ? asNumber : undefined;

/** What the addresses of the network's own block are for; the same by whichever provider a packet comes. */
export const ownAddresses = ({ first }: Block) => ({
  translation: formatAddress(first + 1),
  /** Where the tunnels end that ride on the hub's circuit of this number, counted from 0. */
  tunnelEnd: (circuit: number) => formatAddress(first + 2 + circuit),
  /** The first of the published servers. */
  published: first + assumptions.reservedAddresses,
});
