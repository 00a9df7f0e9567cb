import type { TopologyNode } from '../../contract/topology-items.ts';
import { mostHosts, reservedIn } from '../vlans/subnet-size.ts';
import type { Block } from './ipv4.ts';
import { sizeOf } from './sizes/block-size.ts';

/** Whether a node learns its address: what the plan has for it is within the range. */
export const leases = ({ type }: TopologyNode): boolean => type === 'accesspoint';

/** Where the hosts of a network of management have their numbers. */
export interface LeasedPart {
  /** Those at the start that no host has. */
  readonly reserved: number;
  /** Those that access points lease, both included. */
  readonly from: number;
  readonly to: number;
}

/**
 * The end of a network of management is leased to its access points; before it are the addresses that are given by hand, to switches and
 * controllers. A lease outlives its access point by a day, so that some are spare for those that replace others; of what is free beyond, each
 * part has half. Without IPv4 it is where the addresses are that stand for those that access points give themselves.
 */
export function leasedPart(block: Block | undefined, hosts: number, accessPoints: number): LeasedPart {
  const byHand = hosts - accessPoints;
  if (block === undefined) {
    const reserved = reservedIn(Number.POSITIVE_INFINITY, hosts);
    const from = 1 + reserved + byHand;
    return { reserved, from, to: from + accessPoints - 1 };
  }
  const size = sizeOf(block.prefix);
  const spare = Math.max(leastSpare, Math.ceil(accessPoints / 10));
  const usual = reservedIn(size, hosts);
  // Where the network is small, its reserve shrinks to what the gateways have.
  const reserved = Math.max(Math.min(usual, ofGateways), Math.min(usual, mostHosts(size, hosts + spare)));
  const free = Math.max(0, mostHosts(size, hosts + reserved));
  const from = 1 + reserved + byHand + Math.floor(Math.max(0, free - spare) / 2);
  return { reserved, from, to: size - 2 };
}

const leastSpare = 2;

/** The gateway, and one for each of the pair that shares it. */
const ofGateways = 3;
