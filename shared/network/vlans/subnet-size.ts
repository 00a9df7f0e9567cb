import type { Requirements } from '../../contract/requirements.ts';
import { assumptions } from '../requirements/assumptions.ts';

/**
 * Addresses that each subnet has beside its hosts: the gateway and those of a pair of gateways, and where the private block is
 * not a small one a reserve for fixed devices.
 */
export const reservedAddresses = (requirements: Pick<Requirements, 'ipScheme'>): number =>
  isSmallBlock(requirements) ? infrastructureAddresses : assumptions.reservedAddresses;

/** The gateway, and one for each of the pair that shares it. */
const infrastructureAddresses = 3;

/** Whether nothing can be kept in reserve: smaller than a /22. */
export const isSmallBlock = ({ ipScheme: { private: cidr } }: Pick<Requirements, 'ipScheme'>): boolean =>
  Number(cidr.split('/')[1]) > 22;

/** Addresses of the smallest subnet with room for the hosts, the reserved addresses, network and broadcast. */
export const subnetSize = (hosts: number, reserved: number): number =>
  2 ** Math.ceil(Math.log2(hosts + reserved + 2));

/** Most hosts of a subnet of so many addresses. */
export const mostHosts = (size: number, reserved: number): number => size - 2 - reserved;

/** Addresses at the start of a subnet of that size that no host of it gets. */
export const reservedIn = (size: number, hosts: number): number =>
  Math.max(1, Math.min(assumptions.reservedAddresses, mostHosts(size, hosts)));
