import type { Subnet } from '../../../contract/topology-items.ts';
import { prefixFor, sizeOf } from './block-size.ts';

type Purpose = Pick<Subnet, 'purpose'>;

/**
 * IPv4 addresses of a block that hosts can have. Two are the network's and its broadcast address, but not of a /31 or a /32
 * (RFC 3021), nor of public addresses: these are routed to the device that translates to them, and are no segment.
 */
export const usableAddresses = (prefix: number, subnet: Purpose): number =>
  sizeOf(prefix) - (prefix >= 31 ? 0 : unusable(subnet));

/** The longest prefix, of a /30 at most in a segment, that has so many usable addresses. */
export const prefixWithRoom = (hosts: number, subnet: Purpose): number => prefixFor(hosts + unusable(subnet));

const unusable = ({ purpose }: Purpose): number => (purpose === 'public' ? 0 : 2);
