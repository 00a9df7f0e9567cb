import { assumptions } from '../requirements/assumptions.ts';
import { type Block, formatAddress } from './ipv4.ts';

/** What the addresses of the network's own block are for; the same by whichever provider a packet comes. */
export const ownAddresses = ({ first }: Block) => ({
  translation: formatAddress(first + 1),
  /** Where the tunnels end that ride on the hub's circuit of this number, counted from 0. */
  tunnelEnd: (circuit: number) => formatAddress(first + 2 + circuit),
  /** The first of the published servers. */
  published: first + assumptions.reservedAddresses,
});
