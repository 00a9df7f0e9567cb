import type { NetworkConfiguration } from '../../contract/configuration/network-configuration.ts';
import { isIpv6 } from '../../network/addressing/prefix.ts';

/** How FRR and nftables write each address family. */
export interface AddressFamily {
  readonly ip: 'ip' | 'ipv6';
  readonly nft: 'ip' | 'ip6';
  readonly name: 'ipv4' | 'ipv6';
  readonly everything: string;
  readonly longest: number;
  readonly isOwn: (address: string) => boolean;
}

export const isIpv4 = (address: string): boolean => !isIpv6(address);

export const ipv4: AddressFamily = {
  ip: 'ip',
  nft: 'ip',
  name: 'ipv4',
  everything: '0.0.0.0/0',
  longest: 32,
  isOwn: isIpv4,
};

export const ipv6: AddressFamily = {
  ip: 'ipv6',
  nft: 'ip6',
  name: 'ipv6',
  everything: '::/0',
  longest: 128,
  isOwn: (address) => !isIpv4(address),
};

export const families = [ipv4, ipv6] as const;
/** Those that a network speaks: IPv6 where some flow is of it. */
export const spokenFamilies = ({ flows }: Pick<NetworkConfiguration, 'flows'>): readonly AddressFamily[] =>
  flows.some(({ address }) => !isIpv4(address)) ? families : [ipv4];

export const familyOf = (address: string): AddressFamily => (isIpv4(address) ? ipv4 : ipv6);

/** For `ip`: nobody is asked whether an IPv6 address is free, which would take a second. */
export const addAddress = (cidr: string, link: string): string =>
  `addr add ${cidr} dev ${link}${isIpv4(cidr) ? '' : ' nodad'}`;
