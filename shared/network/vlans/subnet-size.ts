import type { Requirements } from '../../contract/requirements.ts';
import { assumptions } from '../requirements/assumptions.ts';

/**
 * Addresses that each subnet has beside its hosts: the gateway and those of a pair of gateways, and where the private block is
 * not a small one a reserve for fixed devices.
 */
export const reservedAddresses = ({ ipScheme }: Pick<Requirements, 'ipScheme'>): number =>
  prefixOf(ipScheme) > smallBlock ? infrastructureAddresses : assumptions.reservedAddresses;

/** The gateway, and one for each of the pair that shares it. */
const infrastructureAddresses = 3;

/** Whether nothing can be kept in reserve: smaller than a /22. */
const smallBlock = 22;

const prefixOf = ({ private: cidr }: Requirements['ipScheme']): number => Number(cidr.split('/')[1]);

/** Addresses of the smallest subnet with room for the hosts, the reserved addresses, network and broadcast. */
export const subnetSize = (hosts: number, reserved: number): number =>
  2 ** Math.ceil(Math.log2(hosts + reserved + 2));

/** Most hosts of a subnet of so many addresses. */
export const mostHosts = (size: number, reserved: number): number => size - 2 - reserved;

/** Addresses at the start of a subnet of that size that no host of it gets. */
export const reservedIn = (size: number, hosts: number): number =>
  Math.max(1, Math.min(assumptions.reservedAddresses, mostHosts(size, hosts)));

/** Whether the subnets of a single site leave the rest of a small block to loopbacks and links between routers. */
export function fitTogether(
  hosts: readonly number[],
  reserved: number,
  { ipScheme }: Pick<Requirements, 'ipScheme'>,
): boolean {
  const prefix = prefixOf(ipScheme);
  const taken = hosts.reduce((sum, own) => sum + subnetSize(own, reserved), 0);
  return prefix <= smallBlock || taken + leastForPools <= 2 ** (32 - prefix);
}

/** Addresses of loopbacks and of links between the devices of a small office. */
const leastForPools = 8;
