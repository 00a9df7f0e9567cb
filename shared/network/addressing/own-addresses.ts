import type { Subnet } from '../../contract/topology-items.ts';
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

/** The network's own public block, which hangs on no circuit; undefined where providers lend all addresses. */
export const ownBlockOf = (subnets: readonly Subnet[]): Subnet | undefined =>
  subnets.find(({ purpose, circuit }) => purpose === 'public' && circuit === undefined);
