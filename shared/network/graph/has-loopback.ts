import type { TopologyNode } from '../../contract/topology-items.ts';
import { isOneAddress } from './one-address.ts';

/** Whether a device routes: each that does has an address of its own, by which it is known. */
export const hasLoopback = ({ addresses, ipv6 = [] }: Pick<TopologyNode, 'addresses' | 'ipv6'>): boolean =>
  addresses.some(isOneAddress) || ipv6.some(isOneAddress);
